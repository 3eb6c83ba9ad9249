// Matrices and masks as the core knows them, made and changed without ever being written to.

import type { Mask, Matrix } from '../../wasm/attn.js';

export type { Mask, Matrix } from '../../wasm/attn.js';

export const matrix = (rows: readonly (readonly number[])[]): Matrix => ({
  rows: rows.length,
  cols: rows[0]?.length ?? 0,
  data: Float32Array.from(rows.flat()),
});

export const filled = (rows: number, cols: number, value: number): Matrix => ({
  rows,
  cols,
  data: new Float32Array(rows * cols).fill(value),
});

export const at = ({ cols, data }: Matrix, i: number, j: number): number => data[i * cols + j] ?? NaN;

export const row = ({ cols, data }: Matrix, i: number): Float32Array => data.slice(i * cols, (i + 1) * cols);

export const rowsOf = (m: Matrix): number[][] => Array.from({ length: m.rows }, (_, i) => [...row(m, i)]);

/** The same matrix with one cell changed. */
export const withCell = (m: Matrix, i: number, j: number, value: number): Matrix => {
  const data = m.data.slice();
  data[i * m.cols + j] = value;
  return { ...m, data };
};

/** Cut or filled with `fill` to a new size; itself where that is its size. */
export function resized(m: Matrix, rows: number, cols: number, fill = 0): Matrix {
  if (m.rows === rows && m.cols === cols) return m;
  const cell = (i: number, j: number) => (i < m.rows && j < m.cols ? at(m, i, j) : fill);
  return {
    rows,
    cols,
    data: Float32Array.from({ length: rows * cols }, (_, k) => cell(Math.floor(k / cols), k % cols)),
  };
}

export const transposed = ({ rows, cols, data }: Matrix): Matrix => ({
  rows: cols,
  cols: rows,
  data: Float32Array.from(data, (_, k) => data[(k % rows) * cols + Math.floor(k / rows)]!),
});

/** [A B], of equally many rows. */
export const beside = (a: Matrix, b: Matrix): Matrix => matrix(rowsOf(a).map((left, i) => [...left, ...row(b, i)]));

/** Columns `from` up to but without `to`. */
export const columns = (m: Matrix, from: number, to: number): Matrix =>
  matrix(rowsOf(m).map((numbers) => numbers.slice(from, to)));

export const allVisible = (queries: number, keys: number): Mask => ({
  queries,
  keys,
  visible: new Uint8Array(queries * keys).fill(1),
});

export const isVisible = ({ keys, visible }: Mask, i: number, j: number): boolean => visible[i * keys + j] === 1;

/** The same mask with one pair shown or hidden. */
export const toggled = (mask: Mask, i: number, j: number): Mask => {
  const visible = mask.visible.slice();
  visible[i * mask.keys + j] = isVisible(mask, i, j) ? 0 : 1;
  return { ...mask, visible };
};

export const resizedMask = (mask: Mask, queries: number, keys: number): Mask => ({
  queries,
  keys,
  visible: Uint8Array.from({ length: queries * keys }, (_, k) => {
    const [i, j] = [Math.floor(k / keys), k % keys];
    return i < mask.queries && j < mask.keys ? Number(isVisible(mask, i, j)) : 1;
  }),
});
