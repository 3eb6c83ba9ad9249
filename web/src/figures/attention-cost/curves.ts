// One layer and one sequence against the length: at n = 16, 32 … 2¹⁷, and at the n chosen.

import type { Core } from '../../core.js';
import type { Point } from '../../draw/chart-series.js';
import type { State } from './definition.js';

const longest = 17;
const lengths = Array.from({ length: longest - 3 }, (_, k) => 2 ** (k + 4));
/** An LSTM's gates, two matrix products each. */
const gates = 4;

export interface Curves {
  /** Multiply-accumulates. */
  readonly attention: readonly Point[];
  readonly lstm: readonly Point[];
  /** Bytes. */
  readonly weights: readonly Point[];
  readonly cache: readonly Point[];
}

export function curvesOf(core: Core, state: State): Curves {
  const { n, d, heads, type } = state;
  const places = lengths.includes(n) ? lengths : [...lengths, n].sort((a, b) => a - b);
  const costs = places.map((x) => core.selfAttentionCost({ ...state, n: x, layers: 1, batch: 1 }));
  return {
    attention: places.map((x, k) => [x, costs[k]!.macs]),
    lstm: places.map((x) => [x, core.recurrentCost(x, heads * d, gates).macs]),
    weights: places.map((x, k) => [x, costs[k]!.total_bytes]),
    cache: places.map((x) => [x, core.kvCacheBytes(1, heads, d, x, 1, type)]),
  };
}
