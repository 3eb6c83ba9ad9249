// Measured by the core against the scale of queries and keys, and against the number of pairs.

import type { Core, FeatureMap, Matrix, Recall } from '../../core.js';
import type { Point } from '../../draw/chart-series.js';
import { remembering } from '../../remember.js';

export type Gaps = readonly Point[];
export type Recalls = Readonly<Record<keyof Recall, readonly Point[]>>;
export interface Bytes {
  readonly cache: readonly Point[];
  readonly state: readonly Point[];
}

const sigmas = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 4, 5];
const counts = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const sorted = (places: readonly number[], own: number) => [...new Set([...places, own])].sort((a, b) => a - b);

/** The same numbers, σ times as large. */
export function gapsOf(
  core: Core,
  n: number,
  d: number,
  sigma: number,
  map: FeatureMap,
  causal: boolean,
  seed: number,
) {
  const [unitQ, unitK] = [core.randomNormal(n, d, 3 * seed), core.randomNormal(n, d, 3 * seed + 1)];
  const times = (m: Matrix, factor: number): Matrix => ({ ...m, data: m.data.map((x) => x * factor) });
  const at = (scale: number) => {
    const [Q, K] = [times(unitQ, scale), times(unitK, scale)];
    const softmax = core.scaledDotProductAttention(Q, K, K, causal ? core.causalMask(n) : null, {}).weights;
    const linear = core.linearAttentionWeights!(Q, K, { feature_map: map, causal });
    return { Q, K, softmax, linear, gap: core.compare!(softmax, linear).half_sum / n };
  };
  const points = sorted(sigmas, sigma).map((scale): Point => [scale, at(scale).gap]);
  return { ...at(sigma), points };
}

/** Other numbers of pairs measure nothing again. */
const recallAt = remembering(
  3 * counts.length,
  (core: Core, n: number, d: number, sigma: number, feature_map: FeatureMap, seed: number) =>
    core.recall!({ n, d, sigma, feature_map, seed }),
);

export function recallsOf(core: Core, d: number, sigma: number, map: FeatureMap, seed: number, pairs: number) {
  const at = (n: number) => recallAt(core, n, d, sigma, map, seed);
  const all = sorted(counts, pairs).map((n) => [n, at(n)] as const);
  const one = (kind: keyof Recall) => all.map(([n, error]): Point => [n, error[kind]]);
  return { recall: at(pairs), recalls: { softmax: one('softmax'), linear: one('linear'), best: one('best') } };
}

/** S after all pairs of recallsOf are written: as large as before the first. */
export function stateOf(core: Core, d: number, sigma: number, feature_map: FeatureMap, seed: number, pairs: number) {
  const [K, V] = [core.randomNormal(pairs, d, seed), core.randomNormal(pairs, d, seed + 1)];
  const keys: Matrix = { ...K, data: K.data.map((x) => sigma * x) };
  const query: Matrix = { rows: 1, cols: d, data: keys.data.slice(0, d) };
  return core.linearAttention!(query, keys, V, { feature_map }).state.S;
}

export function bytesOf(core: Core, d: number, pairs: number) {
  const cache = (n: number) => core.kvCacheBytes(1, 1, d, n, 1, 'float32');
  const state = (n: number) => core.contenderCost!('linear', n, d, 0).bytes;
  const places = sorted(counts, pairs);
  return {
    bytes: { cache: cache(pairs), state: state(pairs) },
    growth: { cache: places.map((n): Point => [n, cache(n)]), state: places.map((n): Point => [n, state(n)]) },
  };
}
