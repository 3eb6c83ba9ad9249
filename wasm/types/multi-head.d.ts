// Multi-head attention (Vaswani et al. 2017, section 3.2.2) with as many or fewer key heads (Ainslie et al. 2023), and a
// cache of keys and values. A projection is X Wᵀ + b; head h has columns h · d … of Q, K, V and concat, and query head h
// reads key head ⌊h · kv_heads / heads⌋.

import type { Attention, AttentionOptions } from './attention.js';
import type { Mask, Matrix } from './values.js';

export interface MultiHeadAttention {
  /** 1 unless set. */
  readonly heads?: number;
  /** 1 unless set; divides heads. */
  readonly kv_heads?: number;
  /** (heads · d_k, columns of queries). */
  readonly W_q: Matrix;
  /** (kv_heads · d_k, columns of keys). */
  readonly W_k: Matrix;
  /** (kv_heads · d_v, columns of values). */
  readonly W_v: Matrix;
  /** (d_out, heads · d_v). */
  readonly W_o: Matrix;
  /** One row each, as wide as its W has rows. */
  readonly b_q?: Matrix;
  readonly b_k?: Matrix;
  readonly b_v?: Matrix;
  readonly b_o?: Matrix;
  /** One learned row more of keys and of values, which every query sees. */
  readonly extra_key?: Matrix;
  readonly extra_value?: Matrix;
  /** And one of zeros. */
  readonly zero_key?: boolean;
}
/** n_k counts the extra rows, which come last. */
export interface MultiHead {
  /** (n_q, heads · d_k). */
  readonly Q: Matrix;
  /** (n_k, kv_heads · d_k). */
  readonly K: Matrix;
  /** (n_k, kv_heads · d_v). */
  readonly V: Matrix;
  readonly heads: Attention[];
  /** (n_q, heads · d_v). */
  readonly concat: Matrix;
  /** (n_q, d_out). */
  readonly output: Matrix;
}
export interface MultiHeadGradient {
  /** For self-attention, the sum of the three is the gradient of X. */
  readonly d_queries: Matrix;
  readonly d_keys: Matrix;
  readonly d_values: Matrix;
  readonly d_model: MultiHeadAttention;
}

export interface MutedHeads {
  /** With zeros in the place of the muted heads. */
  readonly concat: Matrix;
  readonly output: Matrix;
  /** The mean of |output - what it is with every head| over its numbers. */
  readonly change: number;
}

/** (length, d_k) and (length, d_v); of no rows at the start. */
export interface KeysAndValues {
  readonly keys: Matrix;
  readonly values: Matrix;
}
export interface CachedAttention {
  readonly cache: KeysAndValues;
  readonly attention: Attention;
}

export interface MultiHeadFunctions {
  /**
   * `mask` is (rows of queries, rows of keys), the same for every head; `biases` are added to the scores: none, one for
   * all heads, or one each. "shape-expected" and others when the parts do not fit, "not-a-multiple" for heads.
   */
  multiHeadAttention(
    model: MultiHeadAttention,
    queries: Matrix,
    keys: Matrix,
    values: Matrix,
    mask: Mask | null,
    biases: readonly Matrix[],
  ): MultiHead;
  /**
   * heads of d_model / heads numbers each, with scores of standard deviation 2 for tokens of variance 1; W_q is the same
   * whatever kvHeads is. "not-in-range", "not-a-multiple".
   */
  randomMultiHead(d_model: number, heads: number, kvHeads: number, seed: number): MultiHeadAttention;
  /** What the output becomes without some of the heads, counted from 0; W_o and concat are those of multiHeadAttention. */
  muteHeads(W_o: Matrix, concat: Matrix, heads: number, muted: ArrayLike<number>): MutedHeads;
}

export interface CacheFunctions {
  /**
   * Appends K, (m, d_k), and V, (m, d_v), then lets each of the m queries see the cache up to its own token; weights are
   * (m, length). The cache given stays as it was.
   */
  cachedAttention(cache: KeysAndValues, Q: Matrix, K: Matrix, V: Matrix, options: AttentionOptions): CachedAttention;
}
