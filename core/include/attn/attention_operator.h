#pragma once

// The ONNX operator Attention (opsets 23 to 25): a batch of sequences, many heads, a cache.
// Head h of the queries reads key head ⌊h · kv_heads / q_heads⌋ (grouped-query attention, Ainslie et al. 2023).
// The order is scale, softcap, mask, softmax. Query i stands at position p = i + offset, where offset is the length of
// the past; without a past, of what precedes the queries among the nonpad keys; else 0, which is top-left.

#include <optional>
#include <vector>

#include "attn/tensor.h"

namespace attn {

/// Of 1 to 4 dimensions that stretch to (batch, q_heads, n_q, n_k). Where its last dimension is shorter than n_k, even
/// if it is 1, the keys beyond it are hidden.
struct OperatorMask {
  Tensor values;
  bool is_boolean = false;  ///< 1 = may attend, 0 = hidden; otherwise values are added, and -∞ hides
};

struct OperatorInputs {
  Tensor Q;                                  ///< (batch, q_heads, n_q, d_k), or (batch, n_q, q_heads · d_k)
  Tensor K;                                  ///< (batch, kv_heads, n, d_k), or (batch, n, kv_heads · d_k)
  Tensor V;                                  ///< (batch, kv_heads, n, d_v), or (batch, n, kv_heads · d_v)
  std::optional<OperatorMask> mask = {};     ///< n_k = past + n
  std::optional<Tensor> past_key = {};       ///< (batch, kv_heads, past, d_k), or absent like past_value
  std::optional<Tensor> past_value = {};     ///< (batch, kv_heads, past, d_v)
  std::vector<Index> nonpad_kv_seqlen = {};  ///< how many keys of each sequence are real; empty: all
};

/// What qk_matmul_output holds, in ONNX's numbering.
enum class ScoreStage { scaled, softcapped, masked, weights };

struct OperatorOptions {
  Index q_num_heads = 0, kv_num_heads = 0;  ///< needed with three dimensions, read off Q and K with four
  bool is_causal = false;                   ///< key j ≤ p
  std::optional<Scalar> scale = {};         ///< 1/√d_k unless set
  Scalar softcap = 0;                       ///< 0: off
  std::optional<Index> left_window_size = {}, right_window_size = {};  ///< p - left ≤ j ≤ p + right
  ScoreStage qk_matmul_output_mode = ScoreStage::scaled;
  bool float16 = false;       ///< every step rounded to float16
  bool wide_softmax = false;  ///< but not the softmax
};

struct OperatorOutputs {
  Tensor Y;                 ///< of Q's dimensions, d_v in the place of d_k
  Tensor present_key;       ///< (batch, kv_heads, n_k, d_k)  past and new
  Tensor present_value;     ///< (batch, kv_heads, n_k, d_v)
  Tensor qk_matmul_output;  ///< (batch, q_heads, n_q, n_k)
};

/// A query that sees no key has weights and Y of 0. Throws Error: "shape-expected" for what does not fit,
/// "not-a-multiple" for q_heads that kv_heads do not divide, "no-keys" if n_k = 0, "not-in-range" for a length or a
/// window below 0, "too-large" beyond max_elements scores.
OperatorOutputs attention_operator(const OperatorInputs& inputs, const OperatorOptions& options = {});

}  // namespace attn
