// How much of a gradient arrives at each input.

import type { Matrix } from './values.js';

export interface GradientTravelOptions {
  /** Positions, 2 to 512, 64 unless set. */
  readonly n?: number;
  /** Width of inputs and states, 1 to 64, 16 unless set. */
  readonly hidden?: number;
  /** 0 to 10, 1 unless set: recurrent matrices are this times an orthogonal one. */
  readonly gain?: number;
  /** -10 to 10, 1 unless set: of what keeps the old state, the LSTM's f and the GRU's z. */
  readonly forget_bias?: number;
  /** 1 unless set. */
  readonly seed?: number;
}

/**
 * (1, n) each: the length of the gradient at the input k steps before the last output, whose own has length 1, is in
 * column k. Over five sequences; Infinity where it does not fit a float, 0 where it is too small for one.
 */
export interface Travel {
  readonly median: Matrix;
  readonly least: Matrix;
  readonly most: Matrix;
}
export interface GradientTravel {
  readonly rnn: Travel;
  readonly lstm: Travel;
  readonly gru: Travel;
  readonly attention: Travel;
}

export interface TravelFunctions {
  /** Through random cells and a layer of self-attention, on the same sequences; "not-in-range" for an option. */
  gradientTravel(options: GradientTravelOptions): GradientTravel;
}
