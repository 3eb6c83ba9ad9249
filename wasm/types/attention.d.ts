// Scores, softmax and attention. Q is (n_q, d_k), K is (n_k, d_k), V is (n_k, d_v), a mask is (n_q, n_k); `null` for a
// mask hides nothing. Throughout: "columns-differ", "rows-differ" or "shape-expected" for what does not fit, "no-keys"
// if n_k = 0, "too-large" beyond 2²⁶ scores. A masked pair is selected out: a NaN behind the mask cannot leak.

import type { Mask, Matrix } from './values.js';

/** The order is scale, softcap, bias, mask, softmax. */
export interface AttentionOptions {
  /** 1/√d_k unless set. */
  readonly scale?: number;
  /** c > 0: scores become c · tanh(score / c). */
  readonly softcap?: number;
  /** softmax(score / temperature), above 0; 1 unless set. */
  readonly temperature?: number;
  /** (n_q, n_k), added to the scores; -Infinity hides the pair. */
  readonly bias?: Matrix;
}

export interface Attention {
  /** (n_q, n_k), scaled and capped, before bias and mask. */
  readonly scores: Matrix;
  /** (n_q, n_k), rows sum to 1, or to 0 where the mask hides every key. */
  readonly weights: Matrix;
  /** (n_q, d_v) = weights · V. */
  readonly context: Matrix;
}
export interface AttentionGradient {
  readonly dQ: Matrix;
  readonly dK: Matrix;
  readonly dV: Matrix;
}

export interface Softmax {
  /** (n, 1), largest visible score of each row; 0 where none is visible. */
  readonly maxima: Matrix;
  /** (n, m), e^((score - maximum) / temperature); 0 where hidden, and below 2⁻⁶⁴. */
  readonly exponentials: Matrix;
  /** (n, 1). */
  readonly sums: Matrix;
  /** (n, m), rows sum to 1, or to 0 where the mask hides every key. */
  readonly weights: Matrix;
}

/** q·k (Luong et al. 2015, eq. 8). */
export interface Dot {
  readonly kind: 'dot';
}
/** q·k · scale, which is 1/√d_k unless set (Vaswani et al. 2017, eq. 1). */
export interface ScaledDot {
  readonly kind: 'scaled-dot';
  readonly scale?: number;
}
/** q W kᵀ, W is (d_q, d_k) (Luong et al. 2015, eq. 8). */
export interface General {
  readonly kind: 'general';
  readonly W: Matrix;
}
/** v·tanh(W [q; k]), W is (d_a, d_q + d_k), v is (1, d_a) (Luong et al. 2015, eq. 8). */
export interface Concat {
  readonly kind: 'concat';
  readonly W: Matrix;
  readonly v: Matrix;
}
/** v·tanh(W_q q + W_k k), W_q is (d_a, d_q), W_k is (d_a, d_k), v is (1, d_a) (Bahdanau et al. 2015, A.1.2). */
export interface Additive {
  readonly kind: 'additive';
  readonly W_q: Matrix;
  readonly W_k: Matrix;
  readonly v: Matrix;
}
export type Score = Dot | ScaledDot | General | Concat | Additive;

/** What a score computes on the way; (0, 0) where the kind has no such step. */
export interface Scores {
  /** Additive, concat: (n_q, d_a) W_q q; general: (n_q, d_k) q W. */
  readonly query_part: Matrix;
  /** Additive, concat: (n_k, d_a) W_k k. */
  readonly key_part: Matrix;
  /** (n_q · n_k, d_a): row i · n_k + j is the pair (i, j). */
  readonly hidden: Matrix;
  /** (n_q, n_k). */
  readonly values: Matrix;
}
export interface ScoredAttention {
  readonly scores: Scores;
  readonly weights: Matrix;
  readonly context: Matrix;
}
export interface ScoredAttentionGradient {
  readonly dQ: Matrix;
  readonly dK: Matrix;
  readonly dV: Matrix;
  /** Of the score's own kind. */
  readonly d_score: Score;
}

/** (1, n) each, and the sum of the products. */
export interface DotTerms {
  readonly left: Matrix;
  readonly right: Matrix;
  readonly products: Matrix;
  readonly sum: number;
}

export interface AttentionFunctions {
  /**
   * softmax(Q Kᵀ / √d_k) V (Vaswani et al. 2017, eq. 1). "not-positive" for a temperature that is not above 0, a softcap
   * below 0, or d_k = 0 without a scale; "not-finite" for a scale.
   */
  scaledDotProductAttention(Q: Matrix, K: Matrix, V: Matrix, mask: Mask | null, options: AttentionOptions): Attention;
  /** `forward` is what came back for the same arguments; `d_context` is the gradient of its context. */
  scaledDotProductAttentionBackward(
    Q: Matrix,
    K: Matrix,
    V: Matrix,
    forward: Attention,
    d_context: Matrix,
    options: AttentionOptions,
  ): AttentionGradient;
  attentionScores(score: Score, Q: Matrix, K: Matrix): Scores;
  /** The largest size a score can have, whatever Q and K hold; Infinity for all but additive and concat. */
  scoreBound(score: Score): number;
  /** softmax(score(Q, K)) V with any score. */
  attention(score: Score, Q: Matrix, K: Matrix, V: Matrix, mask: Mask | null): ScoredAttention;
  attentionBackward(
    score: Score,
    Q: Matrix,
    K: Matrix,
    V: Matrix,
    forward: ScoredAttention,
    d_context: Matrix,
  ): ScoredAttentionGradient;

  /** Row by row; scores are (n, m), temperature is above 0. */
  maskedSoftmax(scores: Matrix, mask: Mask | null, temperature: number): Softmax;
  /** The gradient of the scores from the weights that maskedSoftmax gave. */
  maskedSoftmaxBackward(weights: Matrix, d_weights: Matrix, temperature: number): Matrix;

  /** The cell (row, column) of A B, term by term. "not-in-range" for a cell that is not there. */
  productTerms(A: Matrix, B: Matrix, row: number, column: number): DotTerms;
  /** The cell (row, column) of A Bᵀ, term by term. */
  productTransposedTerms(A: Matrix, B: Matrix, row: number, column: number): DotTerms;
}
