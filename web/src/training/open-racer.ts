// Whoever takes the laps of a race: a worker, else the page, a lap at a time.

import { learningCore } from '../load-core.js';
import { lap, type Racer } from './lap.js';
import { openWorker } from './open-worker.js';

export async function openRacer(): Promise<Racer> {
  const remote = await openWorker(undefined);
  if (remote) return { where: 'worker', lap: (one) => remote.call('lap', [one]) as Promise<number>, end: remote.end };
  const core = await learningCore();
  return {
    where: 'page',
    lap: (one) => new Promise((resolve) => setTimeout(() => resolve(lap(core, one)))),
    end: () => undefined,
  };
}
