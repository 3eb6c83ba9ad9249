#pragma once

// Multi-head attention (Vaswani et al. 2017, section 3.2.2), with fewer key heads than query heads if wanted
// (Shazeer 2019; Ainslie et al. 2023). A projection is X Wᵀ + b; head h has columns h · d … of Q, K, V and concat, and
// query head h reads key head ⌊h · kv_heads / heads⌋.

#include <string>
#include <vector>

#include "attn/attention.h"
#include "attn/mask.h"
#include "attn/parameter.h"
#include "attn/types.h"

namespace attn {

struct MultiHeadAttention {
  Index heads = 1, kv_heads = 1;
  Matrix W_q;                                     ///< (heads · d_k, columns of queries)
  Matrix W_k;                                     ///< (kv_heads · d_k, columns of keys)
  Matrix W_v;                                     ///< (kv_heads · d_v, columns of values)
  Matrix W_o;                                     ///< (d_out, heads · d_v)
  Matrix b_q = {}, b_k = {}, b_v = {}, b_o = {};  ///< one row each; empty: none
  Matrix extra_key = {}, extra_value = {};        ///< one learned row more, which every query sees; empty: none
  bool zero_key = false;                          ///< and one of zeros, for a query with nowhere to look
};
/// The order is W_q, W_k, W_v, W_o, b_q, b_k, b_v, b_o, extra_key, extra_value, without those that are empty.
void add_parameters(Parameters& list, const std::string& prefix, MultiHeadAttention& model,
                    MultiHeadAttention& gradient);

/// Every intermediate; n_k counts the extra rows, which come last.
struct MultiHead {
  Matrix Q, K, V;                ///< (n_q, heads · d_k), (n_k, kv_heads · d_k), (n_k, kv_heads · d_v)
  std::vector<Attention> heads;  ///< one each
  Matrix concat;                 ///< (n_q, heads · d_v)
  Matrix output;                 ///< (n_q, d_out)
};

struct MultiHeadGradient {
  Matrix d_queries, d_keys, d_values;  ///< for self-attention, their sum is the gradient of X
  MultiHeadAttention d_model;
};

/// `mask` is (queries' rows, keys' rows), the same for every head. `biases` are added to the scores: none, one for all
/// heads, or one each. "shape-expected" and others when the parts do not fit; "not-a-multiple" for heads that kv_heads
/// do not divide. A query that sees no key gets b_o.
MultiHead multi_head_attention(const MultiHeadAttention& model, const View& queries, const View& keys,
                               const View& values, const Mask& mask, const std::vector<Matrix>& biases = {});

/// `forward` is what multi_head_attention returned for the same arguments.
MultiHeadGradient multi_head_attention_backward(const MultiHeadAttention& model, const View& queries, const View& keys,
                                                const View& values, const MultiHead& forward, const View& d_output);

}  // namespace attn
