// A trainer of its own: in a worker, else on the page itself.

import type { TrainerConfig } from '../core.js';
import { startEngine } from '../engines.js';
import { trainingParts } from '../load-core.js';
import { localTrainer } from './local-trainer.js';
import { openWorker } from './open-worker.js';
import { trainerOf, type RemoteTrainer } from './protocol.js';

/** Rejects with CoreError for a config that the core refuses. */
export async function openTrainer(config: TrainerConfig): Promise<RemoteTrainer> {
  const remote = await openWorker(config);
  if (remote) return trainerOf('worker', remote.call, remote.end);
  const { engine, parts } = await trainingParts();
  const core = await startEngine(engine, parts);
  return localTrainer(new core.Trainer!(config));
}
