// What a run comes to, on a core in this process.

import type { Core, TrainerConfig } from '../../web/src/core.ts';
import type { Run } from './runs.ts';

export interface Outcome {
  /** Of training alone. */
  readonly seconds: number;
  readonly loss: number;
  /** By the run's lengths. */
  readonly exact: readonly number[];
  readonly hits: number;
  readonly permuted: number;
}

const examined = 200;
const alignedPairs = 50;

export function outcome(core: Core, { config, steps, lengths }: Run, seed: number): Outcome {
  const trainer = new core.Trainer!({ ...config, seed });
  const exactAt = (length: number) => trainer.evaluate(length, examined).exact_match;
  try {
    const began = performance.now();
    const { losses } = trainer.step(steps);
    const seconds = (performance.now() - began) / 1000;
    const exact = lengths.map(exactAt);
    const hits = hitRate(core, config, (text) => trainer.align(text));
    trainer.setAttention({ kind: 'permute', seed });
    return { seconds, loss: losses.at(-1)!, exact, hits, permuted: mean(lengths.map(exactAt)) };
  } finally {
    trainer.delete();
  }
}

const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;

/** Over pairs that were not trained on; NaN without attention or gold. */
function hitRate(
  core: Core,
  { task, lowest = 1, highest = 16 }: TrainerConfig,
  align: (text: string) => { readonly hit_rate: number; readonly gold: number[] },
): number {
  let [hits, words] = [0, 0];
  for (const { source } of core.sampleTask(task, lowest, highest, alignedPairs, 1_000_003)) {
    const { hit_rate, gold } = align(source.join(' '));
    const withGold = gold.filter((place) => place >= 0).length;
    hits += hit_rate * withGold;
    words += withGold;
  }
  return words > 0 ? hits / words : NaN;
}
