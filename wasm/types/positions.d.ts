// Where a token stands, as numbers. Frequencies are θ_i = base^(-2i/d), i = 0 … d/2 - 1; 10000 is the usual base.

import type { Matrix } from './values.js';

/** cos(p θ_i) and sin(p θ_i), each (n, d / 2): one row a position. */
export interface RotaryTable {
  readonly cos: Matrix;
  readonly sin: Matrix;
}
/** Which columns turn together: i and d/2 + i, or 2i and 2i + 1 (Su et al. 2021, eq. 15). */
export type RotaryPairs = 'halves' | 'interleaved';

/** "not-in-range" for a size below 0; `first` is any whole number of 32 bits. */
export interface PositionFunctions {
  /** (n, d): sin(p θ_i) and cos(p θ_i) in turn, from position `first` on (Vaswani et al. 2017, section 3.5). */
  sinusoidalPositions(n: number, d: number, first: number, base: number): Matrix;
  /** "not-a-multiple" for an odd d, "not-positive" for base. */
  rotaryTable(n: number, d: number, first: number, base: number): RotaryTable;
  /** Each row of X turned by the table's row; columns beyond twice the table's stay. */
  rotary(X: Matrix, table: RotaryTable, pairs: RotaryPairs): Matrix;
  /** Turned back. */
  rotaryBackward(dY: Matrix, table: RotaryTable, pairs: RotaryPairs): Matrix;
}
