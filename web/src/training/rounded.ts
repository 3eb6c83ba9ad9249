// Weights as they are written, to hundredths. Kept, since a matrix is drawn anew when it is another one.

import type { Matrix } from '../core.js';

const known = new WeakMap<Matrix, Matrix>();

export function rounded(weights: Matrix): Matrix {
  const value = known.get(weights) ?? { ...weights, data: weights.data.map((x) => Math.round(100 * x) / 100) };
  known.set(weights, value);
  return value;
}
