// Recurrent cells. x is (batch, d), h and c are (batch, n): each row is a sequence of its own. "shape-expected" or
// "rows-differ" when cell, input and state do not fit. `forward` is what the forward gave for the same arguments.

import type { Matrix } from './values.js';

/** h' = tanh(W_x x + W_h h + b) (Elman 1990). */
export interface RnnCell {
  readonly kind: 'rnn';
  /** (n, d). */
  readonly W_x: Matrix;
  /** (n, n). */
  readonly W_h: Matrix;
  /** (1, n); PyTorch's bias_ih + bias_hh. */
  readonly b: Matrix;
}
/** h' = (1 - z) n + z h, rows r, z, n as in PyTorch (Cho et al. 2014). */
export interface GruCell {
  readonly kind: 'gru';
  /** (3 n, d). */
  readonly W_x: Matrix;
  /** (3 n, n). */
  readonly W_h: Matrix;
  /** (1, 3 n); PyTorch's bias_ih + bias_hh, but for n its bias_ih alone. */
  readonly b: Matrix;
  /** (1, n); bias_hh of n. */
  readonly b_hn: Matrix;
  /** The reset gate acts on h and not on W_h h: ONNX's linear_before_reset = 0. */
  readonly reset_before?: boolean;
}
/** c' = f c + i g, h' = o tanh(c'), rows i, f, g, o as in PyTorch (Hochreiter and Schmidhuber 1997). */
export interface LstmCell {
  readonly kind: 'lstm';
  /** (4 n, d). */
  readonly W_x: Matrix;
  /** (4 n, n). */
  readonly W_h: Matrix;
  /** (1, 4 n). */
  readonly b: Matrix;
  /** (3, n): i, f, o (Gers et al. 2002). */
  readonly peepholes?: Matrix;
}
export type Cell = RnnCell | GruCell | LstmCell;

export interface RnnStep {
  readonly h: Matrix;
}
export interface RnnStepGradient {
  readonly dx: Matrix;
  readonly dh: Matrix;
  readonly d_cell: RnnCell;
}
export interface GruStep {
  /** (batch, 4 n): r, z; W_h h + b_hn, or r h if the reset comes first; n. */
  readonly gates: Matrix;
  readonly h: Matrix;
}
export interface GruStepGradient {
  readonly dx: Matrix;
  readonly dh: Matrix;
  readonly d_cell: GruCell;
}
export interface LstmStep {
  /** (batch, 5 n): i, f, g, o, tanh(c'). */
  readonly gates: Matrix;
  readonly h: Matrix;
  readonly c: Matrix;
}
export interface LstmStepGradient {
  readonly dx: Matrix;
  readonly dh: Matrix;
  readonly dc: Matrix;
  readonly d_cell: LstmCell;
}

export type Direction = 'forward' | 'reverse';
/** A state is (batch, n), or (batch, 2 n) = [h c] for an LSTM. */
export interface Sequence {
  /** (steps · batch, columns), what each step keeps for its backward. */
  readonly gates: Matrix;
  /** ((steps + 1) · batch, state). */
  readonly states: Matrix;
  /** (steps · batch, n), h, or 0 past a sequence's length. */
  readonly outputs: Matrix;
  /** (batch, state), after the last step taken. */
  readonly last: Matrix;
}
export interface SequenceGradient {
  readonly dX: Matrix;
  readonly d_initial: Matrix;
  /** Of the cell's own kind. */
  readonly d_cell: Cell;
}
export interface BidirectionalCell {
  readonly forward: Cell;
  readonly reverse: Cell;
}
export interface BidirectionalSequence {
  readonly forward: Sequence;
  readonly reverse: Sequence;
  /** (steps · batch, n + n'), forward's, then reverse's. */
  readonly outputs: Matrix;
}
export interface BidirectionalGradient {
  readonly dX: Matrix;
  readonly d_initial_forward: Matrix;
  readonly d_initial_reverse: Matrix;
  readonly d_cell: BidirectionalCell;
}

export interface SequenceFunctions {
  /**
   * A cell over a padded mini-batch, time by time: row t · batch + b of X, (steps · batch, d), is step t of sequence b.
   * `initial` is (batch, state), `lengths` holds batch numbers from 0 to steps; past a sequence's length nothing counts.
   * In reverse a sequence starts at its own last step.
   */
  runSequence(cell: Cell, X: Matrix, initial: Matrix, lengths: ArrayLike<number>, direction: Direction): Sequence;
}

export interface RecurrentFunctions {
  rnnStep(cell: RnnCell, x: Matrix, h: Matrix): RnnStep;
  rnnStepBackward(cell: RnnCell, x: Matrix, h: Matrix, forward: RnnStep, d_next: Matrix): RnnStepGradient;
  gruStep(cell: GruCell, x: Matrix, h: Matrix): GruStep;
  gruStepBackward(cell: GruCell, x: Matrix, h: Matrix, forward: GruStep, d_next: Matrix): GruStepGradient;
  lstmStep(cell: LstmCell, x: Matrix, h: Matrix, c: Matrix): LstmStep;
  lstmStepBackward(
    cell: LstmCell,
    x: Matrix,
    h: Matrix,
    c: Matrix,
    forward: LstmStep,
    d_h: Matrix,
    d_c: Matrix,
  ): LstmStepGradient;

  runSequenceBackward(
    cell: Cell,
    X: Matrix,
    lengths: ArrayLike<number>,
    forward: Sequence,
    d_outputs: Matrix,
    d_last: Matrix,
    direction: Direction,
  ): SequenceGradient;
  /** One cell for each direction (Schuster and Paliwal 1997). */
  runBidirectional(
    cell: BidirectionalCell,
    X: Matrix,
    initial_forward: Matrix,
    initial_reverse: Matrix,
    lengths: ArrayLike<number>,
  ): BidirectionalSequence;
  runBidirectionalBackward(
    cell: BidirectionalCell,
    X: Matrix,
    lengths: ArrayLike<number>,
    forward: BidirectionalSequence,
    d_outputs: Matrix,
    d_last_forward: Matrix,
    d_last_reverse: Matrix,
  ): BidirectionalGradient;
}
