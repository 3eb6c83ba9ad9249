// What a call costs where there is next to nothing to compute, and what the steps of attention cost by themselves.

import type { Core } from '../../web/src/core.js';

export interface Timing {
  readonly what: string;
  /** Microseconds of a call: the best of many rounds. */
  readonly microseconds: number;
  /** 0 where it is not the arithmetic that counts. */
  readonly flops: number;
}

/** [what, call, flops]. */
const calls = (core: Core): readonly (readonly [string, () => unknown, number])[] => {
  const [Q, K, V] = [1, 2, 3].map((seed) => core.randomNormal(4, 8, seed));
  const [A, B] = [core.randomNormal(512, 64, 4), core.randomNormal(512, 64, 5)];
  const scores = core.randomNormal(512, 512, 6);
  const peaked = { ...A, data: A.data.map((x) => 100 * x) };
  return [
    ['a call: trainingBytes(1)', () => core.trainingBytes(1), 0],
    ['attention, 4 × 8', () => core.scaledDotProductAttention(Q!, K!, V!, null, {}), 0],
    ['scores A Bᵀ, (512, 64) each', () => core.attentionScores({ kind: 'dot' }, A!, B!), 2 * 512 * 512 * 64],
    ['flashAttention, 512 × 64', () => core.flashAttention!(A, B, B, null, {}, {}), 4 * 512 * 512 * 64],
    ['the same, peaked: 100 Q', () => core.flashAttention!(peaked, B, B, null, {}, {}), 4 * 512 * 512 * 64],
    ['maskedSoftmax, 512 × 512', () => core.maskedSoftmax(scores, null, 1), 0],
  ];
};

export const measureCalls = (core: Core): Timing[] =>
  calls(core).map(([what, call, flops]) => ({ what, microseconds: best(call) * 1000, flops }));

function best(call: () => unknown): number {
  const time = (count: number) => {
    const start = performance.now();
    for (let i = 0; i < count; ++i) call();
    return (performance.now() - start) / count;
  };
  for (const start = performance.now(); performance.now() - start < 200;) call();
  const count = Math.max(1, Math.round(5 / time(10)));
  return Math.min(...Array.from({ length: 40 }, () => time(count)));
}
