// Masks, and random numbers that are the same natively and in every engine. "not-in-range" for a size that is not a
// whole number from 0 on, "too-large" beyond 2²⁶ pairs.

import type { Mask, Matrix } from './values.js';

export interface MaskFunctions {
  /** Query i sees keys 0 … i of n. */
  causalMask(n: number): Mask;
  /** Every query sees the first `length` keys. */
  paddingMask(queries: number, keys: number, length: number): Mask;
  /** Query i sees keys i - window … i + window (Beltagy et al. 2020). */
  slidingWindowMask(n: number, window: number): Mask;
  /** The first `tokens` tokens see everything and are seen by everything. */
  globalTokenMask(n: number, tokens: number): Mask;
  /** Each query sees `keysPerQuery` different keys, drawn without replacement (Zaheer et al. 2020). */
  randomMask(n: number, keysPerQuery: number, seed: number): Mask;
  /** "mask-sizes-differ" unless both are of one size. */
  maskAnd(a: Mask, b: Mask): Mask;
  maskOr(a: Mask, b: Mask): Mask;
  /** How many pairs may attend. */
  visiblePairs(mask: Mask): number;

  /** Independent draws of mean 0 and variance 1; the seed is a whole number from 0 to 2⁵³ - 1. */
  randomNormal(rows: number, cols: number, seed: number): Matrix;
}
