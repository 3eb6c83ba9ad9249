// The operators Attention and FlexAttention against ONNX.

import type { OperatorInputs, OperatorOptions } from '../../../web/src/core.ts';
import { full } from '../modules.ts';
import { check, numbers, type Case } from './case.ts';

const stages = ['scaled', 'softcapped', 'masked', 'weights'] as const;

function inputsOf({ inputs }: Case): OperatorInputs {
  const { Q, K, V, attn_mask: mask, past_key, past_value, nonpad_kv_seqlen: lengths } = inputs;
  return {
    Q: Q!,
    K: K!,
    V: V!,
    ...(mask && { mask: { values: mask, is_boolean: mask.type === 'bool' } }),
    ...(past_key && { past_key }),
    ...(past_value && { past_value }),
    ...(lengths && { nonpad_kv_seqlen: numbers(lengths) }),
  };
}

function optionsOf({ attributes, inputs }: Case): OperatorOptions {
  const { q_num_heads, kv_num_heads, is_causal, scale, softcap, softmax_precision } = attributes;
  const { left_window_size: left = -1, right_window_size: right = -1, qk_matmul_output_mode: mode } = attributes;
  const float16 = 10; // ONNX's number for it
  return {
    q_num_heads,
    kv_num_heads,
    is_causal: Boolean(is_causal),
    scale,
    softcap,
    ...(left >= 0 && { left_window_size: left }),
    ...(right >= 0 && { right_window_size: right }),
    qk_matmul_output_mode: stages[mode ?? 0]!,
    float16: inputs['Q']!.type === 'float16',
    wide_softmax: (softmax_precision ?? float16) !== float16,
  };
}

export function checkAttention(c: Case): void {
  const result = full.attentionOperator(inputsOf(c), optionsOf(c));
  for (const name of ['Y', 'present_key', 'present_value', 'qk_matmul_output'] as const)
    if (c.outputs[name]) check(c, name, result[name]);
}
