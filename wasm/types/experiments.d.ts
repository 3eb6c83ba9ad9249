// Small experiments that figures make.

import type { Cost } from './cost.js';
import type { FeatureMap } from './linear.js';
import type { Matrix } from './values.js';

export interface Comparison {
  /** |a - b|; NaN if any is. */
  readonly largest: number;
  /** ½ Σ |a - b|: of two rows of weights, their total variation distance. */
  readonly half_sum: number;
}

/** Weights that give the context of the given ones: α + δ with Vᵀδ = 0 and 1ᵀδ = 0. */
export interface SameOutput {
  /** Of r keys: direction k adds 1 to the weight of keys[k] and 0 to that of the others named here. */
  readonly keys: number[];
  /** (r, n). */
  readonly directions: Matrix;
  /** (1, r), as far as each could go before some weight was 0, one after the other. */
  readonly moves: Matrix;
  /** (1, r), the least that each move could be, the others staying. */
  readonly least: Matrix;
  /** (1, r), the most. */
  readonly most: Matrix;
  /** (1, n) = given + moves · directions. */
  readonly weights: Matrix;
}

export type AttentionInput = 'Q' | 'K' | 'V';
/** The derivative of context(query, component) by one number of an input; all count from 0. */
export interface DerivativePlace {
  readonly input: AttentionInput;
  readonly row: number;
  readonly column: number;
  readonly query: number;
  readonly component: number;
}
/** By the backward, and by (f(x + h) - f(x - h)) / 2h. */
export interface DerivativeCheck {
  readonly derivative: number;
  /** (1, steps), f(x - h). */
  readonly below: Matrix;
  /** (1, steps), f(x + h). */
  readonly above: Matrix;
  /** (1, steps). */
  readonly differences: Matrix;
  /** (1, steps), |difference - derivative|. */
  readonly errors: Matrix;
}

export interface RecallOptions {
  /** Pairs, 1 to 4096. */
  readonly n: number;
  /** Width of keys and of values, 1 to 64. */
  readonly d: number;
  /** Deviation of the keys' entries, 1 unless set; those of values have 1. */
  readonly sigma?: number;
  /** 'elu-plus-one' unless set. */
  readonly feature_map?: FeatureMap;
  /** 1 unless set. */
  readonly seed?: number;
}
/** √(Σ ‖read - value‖² / Σ ‖value‖²) where each key asks for its own value: 0 is perfect, 1 as bad as answering 0. */
export interface Recall {
  readonly softmax: number;
  readonly linear: number;
  /** Of k S for the best (d, d) matrix S that there is. */
  readonly best: number;
}

/** Numbers moved between slow memory and a fast one, for one head forward (Dao et al. 2022, algorithms 0 and 1). */
export interface AttentionTraffic {
  /** Scores and weights go out and come back: 4 n d + 4 n². */
  readonly plain: number;
  /** 2 n d + T (3 n d + 4 n) with T blocks of keys: Θ(n² d² / memory), theorem 2. */
  readonly flash: number;
  /** Keys in a block: ⌈memory / 4 d⌉, at most n. */
  readonly block: number;
}
/** Ways from a sequence to another: attention with all scores at once, by tiles, in a window, linear; and an LSTM. */
export type Contender = 'plain' | 'flash' | 'windowed' | 'linear' | 'lstm';

export interface ExperimentFunctions {
  /** "shape-expected" if the shapes differ. */
  compare(A: Matrix, B: Matrix): Comparison;
  /** The x from which on a is above b for good, each (1, m), straight in logarithms; Infinity if not at the end. */
  overtaking(x: Matrix, a: Matrix, b: Matrix): number;
  /** `weights` is (1, n), V is (n, d_v); `moves` is (1, …), those that lack are 0. */
  sameOutput(weights: Matrix, V: Matrix, moves: Matrix): SameOutput;
  /** `steps` is (1, …) of h. */
  derivativeCheck(Q: Matrix, K: Matrix, V: Matrix, place: DerivativePlace, steps: Matrix): DerivativeCheck;
  /** Of random pairs; more pairs of the same seed begin with the same pairs. */
  recall(options: RecallOptions): Recall;
  /** `memory`: numbers that the fast one holds, at least d. */
  attentionTraffic(n: number, d: number, memory: number): AttentionTraffic;
  /** By formula; bytes in float32 of what is held besides input and output. `window` is on each side. */
  contenderCost(contender: Contender, n: number, d: number, window: number): Cost;
  /** scaledDotProductAttention's context alone; scores and weights are made and stay behind. */
  plainContext(Q: Matrix, K: Matrix, V: Matrix): Matrix;
}
