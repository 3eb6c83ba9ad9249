// Linear attention (Katharopoulos et al. 2020) beside softmax attention, on the same random queries and keys: how far the
// weights are apart, what each has to keep, and what each gives back of n stored pairs (core: recall.h).

import { boolean, choice, number, whole } from '../../codecs.js';
import type { Core, FeatureMap, Matrix, Recall } from '../../core.js';
import { latest } from '../../remember.js';
import type { Definition } from '../definition.js';
import { numpy, pytorch } from './code.js';
import { bytesOf, gapsOf, recallsOf, stateOf, type Bytes, type Gaps, type Recalls } from './curves.js';
import { sentence } from './text.js';

export const featureMaps = ['elu-plus-one', 'relu'] as const satisfies readonly FeatureMap[];

export interface State {
  readonly n: number;
  /** Width of queries, keys and values. */
  readonly d: number;
  /** Deviation of the entries of queries and keys. */
  readonly sigma: number;
  readonly map: FeatureMap;
  readonly causal: boolean;
  readonly seed: number;
  /** Stored pairs, and tokens whose keys and values are kept. */
  readonly pairs: number;
}

export interface Result {
  readonly Q: Matrix;
  readonly K: Matrix;
  readonly weights: { readonly softmax: Matrix; readonly linear: Matrix };
  /** Total variation between the two rows of a query, averaged over queries. */
  readonly gap: number;
  readonly gaps: Gaps;
  /** (d, d), with all pairs written into it. */
  readonly S: Matrix;
  readonly recall: Recall;
  readonly recalls: Recalls;
  readonly bytes: { readonly cache: number; readonly state: number };
  readonly growth: Bytes;
}

export const schema = {
  n: whole(12, 1, 48),
  d: whole(16, 1, 32),
  sigma: number({ initial: 1.5, min: 0.05, max: 5 }),
  map: choice('elu-plus-one', featureMaps),
  causal: boolean(false),
  seed: whole(1, 1, 999),
  pairs: whole(64, 1, 256),
} as const;

const [gaps, states, recalls, growths] = [latest(gapsOf), latest(stateOf), latest(recallsOf), latest(bytesOf)];

export const definition: Definition<State, Result> = {
  tag: 'attn-linear',
  title: { zh: '线性注意力：换了函数，换回手提箱', en: 'Linear attention: another function, the suitcase again' },
  schema,
  compute(core: Core, { n, d, sigma, map, causal, seed, pairs }: State): Result {
    const { Q, K, softmax, linear, gap, points } = gaps(core, n, d, sigma, map, causal, seed);
    return {
      Q,
      K,
      weights: { softmax, linear },
      gap,
      gaps: points,
      S: states(core, d, sigma, map, seed, pairs),
      ...recalls(core, d, sigma, map, seed, pairs),
      ...growths(core, d, pairs),
    };
  },
  summary: (state, result, language) => sentence(state, result, language),
  code: { numpy, pytorch },
};
