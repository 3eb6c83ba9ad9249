// A trainer on the page itself, which is given a moment before each answer.

import { CoreError, type Trainer } from '../core.js';
import { trainerOf, type RemoteTrainer } from './protocol.js';

export function localTrainer(trainer: Trainer): RemoteTrainer {
  let ended = false;
  return trainerOf(
    'page',
    async (method, args) => {
      await new Promise((resolve) => setTimeout(resolve));
      if (ended) throw new CoreError({ code: 'internal', arguments: ['trainer'], message: 'the trainer has ended' });
      return (trainer[method] as (...args: readonly unknown[]) => unknown)(...args);
    },
    () => {
      if (!ended) trainer.delete();
      ended = true;
    },
  );
}
