// Attention as a float16 unit would round it: 11 significant bits, at most 65504, at least 2⁻²⁴. Numbers stay float32.

import type { Attention, AttentionOptions } from './attention.js';
import type { Mask, Matrix } from './values.js';

export interface Float16Functions {
  /** To the nearest float16, ties to even; Infinity from 65520 on. */
  toFloat16(x: Matrix): Matrix;
  /**
   * scaledDotProductAttention with every result rounded; sums within a product are kept wide. `wideSoftmax` leaves
   * exponentials and their sums unrounded. No backward. "not-positive" for a scale below 0.
   */
  scaledDotProductAttentionFloat16(
    Q: Matrix,
    K: Matrix,
    V: Matrix,
    mask: Mask | null,
    options: AttentionOptions,
    wideSoftmax: boolean,
  ): Attention;
}
