// The little algebra that cases need around the core: what PyTorch and ONNX lay out otherwise than we do.

import type { Matrix, Tensor } from '../../../web/src/core.ts';
import { matrixCount, matrixOf } from './case.ts';

export const filled = (rows: number, cols: number, number: (i: number, j: number) => number): Matrix => ({
  rows,
  cols,
  data: Float32Array.from({ length: rows * cols }, (_, k) => number(Math.floor(k / cols), k % cols)),
});
export const zeros = (rows: number, cols: number) => filled(rows, cols, () => 0);
export const at = ({ cols, data }: Matrix, i: number, j: number) => data[i * cols + j]!;

export const transposed = (x: Matrix) => filled(x.cols, x.rows, (i, j) => at(x, j, i));
export const sum = (a: Matrix, b: Matrix) => filled(a.rows, a.cols, (i, j) => at(a, i, j) + at(b, i, j));
export const dot = (a: Matrix, b: Matrix) => a.data.reduce((total, x, i) => total + x * b.data[i]!, 0);
/** A Bᵀ. */
export const times = (a: Matrix, b: Matrix) =>
  filled(a.rows, b.rows, (i, j) => {
    let total = 0;
    for (let k = 0; k < a.cols; ++k) total += at(a, i, k) * at(b, j, k);
    return total;
  });

export const rows = (x: Matrix, first: number, count: number) => filled(count, x.cols, (i, j) => at(x, first + i, j));
export const columns = (x: Matrix, first: number, count: number) =>
  filled(x.rows, count, (i, j) => at(x, i, first + j));
export const beside = (a: Matrix, b: Matrix) =>
  filled(a.rows, a.cols + b.cols, (i, j) => (j < a.cols ? at(a, i, j) : at(b, i, j - a.cols)));
export const below = (...parts: readonly Matrix[]): Matrix => ({
  rows: parts.reduce((total, part) => total + part.rows, 0),
  cols: parts[0]!.cols,
  data: Float32Array.from(parts.flatMap((part) => [...part.data])),
});
/** Blocks of rows in another order. */
export const reordered = (x: Matrix, order: readonly number[]) => {
  const size = x.rows / order.length;
  return below(...order.map((block) => rows(x, block * size, size)));
};

/** (batch, steps, columns) as rows t · batch + b. */
export function timeMajor(x: Tensor): Matrix {
  const [batch, [steps, cols]] = [matrixCount(x), x.shape.slice(-2) as [number, number]];
  return filled(steps * batch, cols, (row, j) => at(matrixOf(x, row % batch), Math.floor(row / batch), j));
}
/** The rows of sequence b. */
export const sequenceRows = (x: Matrix, batch: number, b: number) =>
  filled(x.rows / batch, x.cols, (t, j) => at(x, t * batch + b, j));
