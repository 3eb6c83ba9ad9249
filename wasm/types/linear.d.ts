// Linear attention (Katharopoulos et al. 2020): φ(q)·φ(k) in the place of e^(q·k), so that no pair of a query and a key
// is ever looked at. Another function than softmax attention. Q is (n_q, d_k), K is (n_k, d_k), V is (n_k, d_v).

import type { Matrix } from './values.js';

/** x + 1 for x > 0 and e^x otherwise (eq. 7), or max(x, 0). */
export type FeatureMap = 'elu-plus-one' | 'relu';
export interface LinearOptions {
  /** 'elu-plus-one' unless set. */
  readonly feature_map?: FeatureMap;
  /** Query i sees keys 0 … i. */
  readonly causal?: boolean;
}

/** All that is remembered of any number of keys. */
export interface LinearState {
  /** (d_k, d_v), Σ φ(k)ᵀ v. */
  readonly S: Matrix;
  /** (1, d_k), Σ φ(k). */
  readonly z: Matrix;
}
export interface LinearAttention {
  /** (n_q, d_k). */
  readonly query_features: Matrix;
  /** (n_k, d_k). */
  readonly key_features: Matrix;
  /** After the last key. */
  readonly state: LinearState;
  /** (n_q, 1), φ(q)·z. */
  readonly normalisers: Matrix;
  /** (n_q, d_v), φ(q) S / φ(q)·z; 0 where the normaliser is. */
  readonly context: Matrix;
}
export interface LinearAttentionGradient {
  readonly dQ: Matrix;
  readonly dK: Matrix;
  readonly dV: Matrix;
}

export interface LinearFunctions {
  featureMap(kind: FeatureMap, x: Matrix): Matrix;
  /** "no-keys" if n_k = 0, "columns-differ" or "rows-differ" for shapes. */
  linearAttention(Q: Matrix, K: Matrix, V: Matrix, options: LinearOptions): LinearAttention;
  /** The quadratic form of the same: (n_q, n_k), rows sum to 1. */
  linearAttentionWeights(Q: Matrix, K: Matrix, options: LinearOptions): Matrix;

  emptyLinearState(d_k: number, d_v: number): LinearState;
  /** The state after `key`, (m, d_k), and `value`, (m, d_v). */
  linearAttentionWrite(state: LinearState, key: Matrix, value: Matrix, kind: FeatureMap): LinearState;
  /** (1, d_v), what `query`, (1, d_k), reads. */
  linearAttentionRead(state: LinearState, query: Matrix, kind: FeatureMap): Matrix;
}
