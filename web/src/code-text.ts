// Matrices as other languages write them: nested lists for Python, pmatrix for LaTeX.

import { isVisible, rowsOf, type Mask, type Matrix } from './matrix.js';
import { exactText, formatNumber } from './parse-number.js';

const list = (rows: readonly (readonly string[])[]): string =>
  `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`;

/** [[1, 0], [0, 1]] */
export const matrixList = (m: Matrix): string => list(rowsOf(m).map((row) => row.map(exactText)));

/** [[True, False]] */
export const maskList = (mask: Mask): string =>
  list(
    Array.from({ length: mask.queries }, (_, i) =>
      Array.from({ length: mask.keys }, (_, j) => (isVisible(mask, i, j) ? 'True' : 'False')),
    ),
  );

export const pmatrix = (rows: readonly (readonly string[])[]): string =>
  `\\begin{pmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{pmatrix}`;

/** Each number as LaTeX sets it, to six decimals. */
export const texNumbers = (m: Matrix): string[][] =>
  rowsOf(m).map((row) => row.map((x) => formatNumber(x, 6).replace('−', '-').replace(/e(.*)/, ' \\cdot 10^{$1}')));
