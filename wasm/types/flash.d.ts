// Flash attention (Dao et al. 2022): the numbers of scaledDotProductAttention, tile by tile, without ever holding the
// (n_q, n_k) scores; and the online softmax (Milakov and Gimelshein 2018) that it goes by.

import type { AttentionGradient, AttentionOptions } from './attention.js';
import type { Mask, Matrix } from './values.js';

/** Rows of Q and of K in one tile, each from 1 to 4096; 256 and 128 unless set. */
export interface Tile {
  readonly queries?: number;
  readonly keys?: number;
}
/** Query i sees keys i - left … i + right: a mask that takes no memory. `{}` sees all, `{ right: 0 }` is causal. */
export interface Band {
  readonly left?: number;
  readonly right?: number;
}

export interface FlashAttention {
  /** (n_q, d_v). */
  readonly context: Matrix;
  /** (n_q, 1), largest visible score divided by the temperature; -Infinity where none is visible. */
  readonly maxima: Matrix;
  /** (n_q, 1), Σ e^(score / temperature - maximum). */
  readonly sums: Matrix;
}

/** One tile, and what is known of its queries after it. */
export interface TileStep {
  readonly first_query: number;
  readonly first_key: number;
  readonly queries: number;
  readonly keys: number;
  /** False: skipped, for the mask hides it. */
  readonly computed: boolean;
  /** (queries, 1), so far. */
  readonly maxima: Matrix;
  /** (queries, 1), so far. */
  readonly sums: Matrix;
  /** (queries, d_v), so far, already divided by the sums. */
  readonly context: Matrix;
}

/** The largest score so far, and Σ e^(score - max); nothing yet is { max: -Infinity, sum: 0 }. */
export interface OnlineSoftmax {
  readonly max: number;
  readonly sum: number;
}

export interface FlashFunctions {
  /**
   * Shapes, options and errors as in scaledDotProductAttention, but for "too-large"; "not-in-range" for a tile's or a
   * band's sides. NaN where score / temperature is beyond the largest float.
   */
  flashAttention(
    Q: Matrix,
    K: Matrix,
    V: Matrix,
    mask: Mask | Band | null,
    tile: Tile,
    options: AttentionOptions,
  ): FlashAttention;
  /** flashAttention's steps in order, a block of queries after the other. "too-large" if they do not fit. */
  flashAttentionTrace(
    Q: Matrix,
    K: Matrix,
    V: Matrix,
    mask: Mask | Band | null,
    tile: Tile,
    options: AttentionOptions,
  ): TileStep[];

  /** One score more. */
  withScore(state: OnlineSoftmax, score: number): OnlineSoftmax;
  /** The pair of all scores of both. */
  joined(a: OnlineSoftmax, b: OnlineSoftmax): OnlineSoftmax;
  /** What a sum against the maximum `from` is multiplied by to be one against `to`: e^(from - to). */
  rescaling(from: number, to: number): number;
}
