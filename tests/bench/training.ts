// A training step of each model, ours alone: candidate-training.mjs, which other instruments can run beside its peers.

import { fileURLToPath } from 'node:url';

import { script, startPeer } from './peer.js';

export interface Step {
  readonly model: string;
  /** Milliseconds: the best, and the median. */
  readonly best: number;
  readonly median: number;
  readonly sequencesPerSecond: number;
  readonly loss: number;
}

const [warmUp, steps] = [30, 150];

export async function measureTraining(): Promise<Step[]> {
  const peer = await startPeer('training', script(fileURLToPath(new URL('candidate-training.mjs', import.meta.url))));
  const { variants, batch = NaN } = await peer.ask('list');
  const measured: Step[] = [];
  for (const model of variants) {
    await peer.ask(`time ${model} ${warmUp}`);
    const { ms, loss = NaN } = await peer.ask(`time ${model} ${steps}`);
    const sorted = [...ms].sort((a, b) => a - b);
    const [best = NaN, median = NaN] = [sorted[0], sorted[sorted.length >> 1]];
    measured.push({ model, best, median, sequencesPerSecond: (1000 * batch) / best, loss });
  }
  peer.end();
  return measured;
}
