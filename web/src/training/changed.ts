// Questions about a network whose attention weights are changed.

import type { AttentionEdit } from '../core.js';
import type { RemoteTrainer } from './protocol.js';

const turns = new WeakMap<RemoteTrainer, Promise<unknown>>();

/** What `ask` is answered under the change. One after the other, so that no question sees another one's change. */
export function changed<T>(trainer: RemoteTrainer, edit: AttentionEdit, ask: () => Promise<T>): Promise<T> {
  const answer = (turns.get(trainer) ?? Promise.resolve()).then(async () => {
    await trainer.setAttention(edit);
    try {
      return await ask();
    } finally {
      await trainer.setAttention({ kind: 'learned' });
    }
  });
  turns.set(
    trainer,
    answer.catch(() => undefined),
  );
  return answer;
}
