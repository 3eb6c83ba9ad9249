// What ONNX calls Attention (opsets 23 to 25: a batch of sequences, many heads, a cache) and LinearAttention.

import type { Matrix, Tensor } from './values.js';

/**
 * Of 1 to 4 dimensions that stretch to (batch, q_heads, n_q, n_k); where the last one is shorter than n_k, the keys
 * beyond it are hidden. Values are added to the scores, and -Infinity hides; or, boolean, 1 = may attend.
 */
export interface OperatorMask {
  readonly values: Tensor;
  readonly is_boolean?: boolean;
}
export interface OperatorInputs {
  /** (batch, q_heads, n_q, d_k), or (batch, n_q, q_heads · d_k). */
  readonly Q: Tensor;
  /** (batch, kv_heads, n, d_k), or (batch, n, kv_heads · d_k). */
  readonly K: Tensor;
  /** (batch, kv_heads, n, d_v), or (batch, n, kv_heads · d_v). */
  readonly V: Tensor;
  /** n_k = past + n. */
  readonly mask?: OperatorMask;
  /** (batch, kv_heads, past, d_k), together with past_value. */
  readonly past_key?: Tensor;
  /** (batch, kv_heads, past, d_v). */
  readonly past_value?: Tensor;
  /** How many keys of each sequence are real; all unless set. */
  readonly nonpad_kv_seqlen?: ArrayLike<number>;
}
export type ScoreStage = 'scaled' | 'softcapped' | 'masked' | 'weights';
export interface OperatorOptions {
  /** Needed with three dimensions, read off Q and K with four. */
  readonly q_num_heads?: number;
  readonly kv_num_heads?: number;
  /** Key j is seen by the query at position p if j ≤ p; with a past, query 0 stands at its end. */
  readonly is_causal?: boolean;
  /** 1/√d_k unless set. */
  readonly scale?: number;
  readonly softcap?: number;
  /** p - left ≤ j ≤ p + right. */
  readonly left_window_size?: number;
  readonly right_window_size?: number;
  /** What qk_matmul_output holds; 'scaled' unless set. */
  readonly qk_matmul_output_mode?: ScoreStage;
  /** Every step rounded to float16, but with `wide_softmax` not the softmax. */
  readonly float16?: boolean;
  readonly wide_softmax?: boolean;
}
export interface OperatorOutputs {
  /** Of Q's dimensions, d_v in the place of d_k. */
  readonly Y: Tensor;
  /** (batch, kv_heads, n_k, d_k), past and new. */
  readonly present_key: Tensor;
  /** (batch, kv_heads, n_k, d_v). */
  readonly present_value: Tensor;
  /** (batch, q_heads, n_q, n_k). */
  readonly qk_matmul_output: Tensor;
}

export interface RecurrenceOptions {
  /** (n, 1) or (n, d_k), g: S fades by e^g before each token (Yang et al. 2024). */
  readonly log_decay?: Matrix;
  /** (n, 1), β: what S does not say of k yet is written, v ← β (v - Sᵀ k) (Schlag et al. 2021). */
  readonly beta?: Matrix;
  /** (d_k, d_v), S at the start; 0 unless set. */
  readonly past?: Matrix;
  /** 1/√d_k unless set. */
  readonly scale?: number;
}
export interface Recurrence {
  /** (n, d_v). */
  readonly output: Matrix;
  /** (d_k, d_v), S at the end. */
  readonly state: Matrix;
}
export interface RecurrenceGradient {
  readonly dQ: Matrix;
  readonly dK: Matrix;
  readonly dV: Matrix;
  /** Where they are given. */
  readonly d_log_decay?: Matrix;
  readonly d_beta?: Matrix;
  readonly d_past: Matrix;
}

export interface OperatorFunctions {
  /**
   * A query that sees no key has weights and Y of 0. "shape-expected" for what does not fit, "not-a-multiple" for
   * q_heads that kv_heads do not divide, "no-keys", "not-in-range" for a length or a window, "too-large".
   */
  attentionOperator(inputs: OperatorInputs, options: OperatorOptions): OperatorOutputs;
  /** S ← e^g S, S ← S + kᵀ v, y = scale · q S. Q and K are (n, d_k), V is (n, d_v). */
  linearRecurrence(Q: Matrix, K: Matrix, V: Matrix, options: RecurrenceOptions): Recurrence;
  /** d_output and d_state are the gradients of what linearRecurrence gave for the same arguments. */
  linearRecurrenceBackward(
    Q: Matrix,
    K: Matrix,
    V: Matrix,
    d_output: Matrix,
    d_state: Matrix,
    options: RecurrenceOptions,
  ): RecurrenceGradient;
}
