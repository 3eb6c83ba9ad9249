// Somebody else's scaled dot-product attention, judged by what attention must do.

import type { Mask, Matrix } from './values.js';

/** Example 1 · 4 tokens, d = 8 · 3 tokens, d = 2, and the same in six other ways. */
export type TrialKind = 'one-query' | 'tokens' | 'plain' | 'shifted' | 'permuted' | 'masked' | 'hidden' | 'large';

/** What the function is called with, and what it should give. */
export interface AttentionTrial {
  readonly kind: TrialKind;
  readonly Q: Matrix;
  readonly K: Matrix;
  readonly V: Matrix;
  /** Hides something in `masked` and `hidden` alone. */
  readonly mask: Mask;
  readonly weights: Matrix;
  readonly output: Matrix;
}
export type AttentionProperty =
  'one-query' | 'shapes' | 'rows' | 'reference' | 'shift' | 'permutation' | 'mask' | 'large' | 'hidden-row';
export type AnswerPart = 'weights' | 'output';

/** One property, and the number that breaks it worst, or tells most. */
export interface Verdict {
  readonly property: AttentionProperty;
  readonly holds: boolean;
  readonly trial: TrialKind;
  readonly part: AnswerPart;
  /** -1 where there is no such number: nothing came, or it has the wrong shape. */
  readonly row: number;
  /** -1 where it is a whole row's. */
  readonly column: number;
  readonly got: number;
  readonly expected: number;
}

export interface GradeFunctions {
  /** In the order of TrialKind. */
  attentionTrials(): AttentionTrial[];
  /**
   * What it gave on each trial, (0, 0) where it failed; in the order of AttentionProperty. "not-in-range" unless there are
   * weights and an output for each of attentionTrials().
   */
  gradeAttention(weights: readonly Matrix[], outputs: readonly Matrix[]): Verdict[];
}
