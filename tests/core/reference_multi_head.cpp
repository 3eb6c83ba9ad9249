// Multi-head attention against PyTorch's nn.MultiheadAttention, in whose boolean masks true = ignore.

#include <doctest/doctest.h>

#include "attn/multi_head.h"
#include "conformance.h"
#include "matrices.h"

namespace attn::test {
namespace {

Matrix maybe(const Case& c, const char* name) { return c.has(name) ? c.input(name) : Matrix(); }

MultiHeadAttention model_of(const Case& c) {
  MultiHeadAttention m;
  m.heads = m.kv_heads = static_cast<Index>(c.attributes.at("num_heads"));
  const bool packed = c.has("in_proj_weight");
  const auto weight = [&](const char* own, Index third) {
    if (!packed) return c.input(own);
    const Matrix all = c.input("in_proj_weight");
    return Matrix(all.middleRows(third * all.rows() / 3, all.rows() / 3));
  };
  m.W_q = weight("q_proj_weight", 0);
  m.W_k = weight("k_proj_weight", 1);
  m.W_v = weight("v_proj_weight", 2);
  m.W_o = c.input("out_proj.weight");
  if (c.has("in_proj_bias")) {
    const Matrix all = c.input("in_proj_bias");
    const Index d = all.cols() / 3;
    m.b_q = all.leftCols(d), m.b_k = all.middleCols(d, d), m.b_v = all.rightCols(d);
    m.b_o = c.input("out_proj.bias");
  }
  m.extra_key = maybe(c, "bias_k"), m.extra_value = maybe(c, "bias_v");
  m.zero_key = c.attributes.at("add_zero_attn") != 0;
  return m;
}

Mask mask_of(const Case& c, Index sequence, Index queries, Index keys) {
  Mask mask(queries, keys);
  const Matrix padded = maybe(c, "key_padding_mask");
  const bool boolean = c.has("attn_mask") && c.types.at("attn_mask") == "bool";
  const Matrix ignored = boolean ? c.input("attn_mask") : Matrix::Zero(queries, keys);
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j)
      if (ignored(i, j) != 0 || (padded.size() > 0 && padded(sequence, j) != 0)) mask.set(i, j, false);
  return mask;
}

std::vector<Matrix> biases_of(const Case& c, Index sequence, Index heads) {
  if (!c.has("attn_mask") || c.types.at("attn_mask") == "bool") return {};
  if (c.inputs.at("attn_mask").matrices() == 1) return {c.input("attn_mask")};
  std::vector<Matrix> biases;
  for (Index h = 0; h < heads; ++h) biases.push_back(c.input("attn_mask", sequence * heads + h));
  return biases;
}

void check_weights(const Case& c, const MultiHead& forward, Index sequence, Index heads) {
  if (c.attributes.at("average_attn_weights") == 0) {
    for (Index h = 0; h < heads; ++h)
      c.check("attn_weights", forward.heads[static_cast<std::size_t>(h)].weights, sequence * heads + h);
    return;
  }
  Matrix sum = forward.heads[0].weights;
  for (std::size_t h = 1; h < forward.heads.size(); ++h) sum += forward.heads[h].weights;
  c.check("attn_weights", sum / static_cast<Scalar>(heads), sequence);
}

void check_parameters(const Case& c, const MultiHeadAttention& d) {
  const auto thirds = [](const Matrix& q, const Matrix& k, const Matrix& v) {
    Matrix all(q.rows() + k.rows() + v.rows(), q.cols());
    all << q, k, v;
    return all;
  };
  if (c.has("in_proj_weight")) {
    c.check("d_in_proj_weight", thirds(d.W_q, d.W_k, d.W_v));
  } else {
    c.check("d_q_proj_weight", d.W_q);
    c.check("d_k_proj_weight", d.W_k);
    c.check("d_v_proj_weight", d.W_v);
  }
  if (c.has("in_proj_bias")) {
    c.check("d_in_proj_bias", thirds(d.b_q.transpose(), d.b_k.transpose(), d.b_v.transpose()).transpose());
    c.check("d_out_proj.bias", d.b_o);
  }
  if (c.has("bias_k")) c.check("d_bias_k", d.extra_key), c.check("d_bias_v", d.extra_value);
  c.check("d_out_proj.weight", d.W_o);
}

}  // namespace

void check_multi_head(const Case& c) {
  const MultiHeadAttention m = model_of(c);
  MultiHeadAttention sum = zeros_like(m);
  const bool self = !c.has("key"), has_gradients = c.outputs.contains("d_query");
  for (Index b = 0; b < c.inputs.at("query").matrices(); ++b) {
    const Matrix q = c.input("query", b), k = self ? q : c.input("key", b), v = self ? q : c.input("value", b);
    const Mask mask = mask_of(c, b, q.rows(), k.rows());
    const MultiHead forward = multi_head_attention(m, q, k, v, mask, biases_of(c, b, m.heads));
    if (mask.visible_pairs() == 0) {
      // PyTorch's softmax of nothing is NaN; ours is 0, as ONNX's.
      INFO(c.name);
      CHECK(Matrix(c.outputs.at("output").matrix(b)).array().isNaN().all());
      CHECK(forward.heads[0].weights.isZero(0));
      CHECK(difference(forward.output, m.b_o.replicate(q.rows(), 1)) == 0);
      continue;
    }
    c.check("output", forward.output, b);
    check_weights(c, forward, b, m.heads);
    if (!has_gradients) continue;
    MultiHeadGradient d = multi_head_attention_backward(m, q, k, v, forward, c.input("G", b));
    c.check("d_query", self ? Matrix(d.d_queries + d.d_keys + d.d_values) : d.d_queries, b);
    if (!self) c.check("d_key", d.d_keys, b), c.check("d_value", d.d_values, b);
    Parameters sums, own;
    add_parameters(sums, "", sum, sum);
    add_parameters(own, "", d.d_model, d.d_model);
    for (std::size_t i = 0; i < sums.size(); ++i) *sums[i].value += *own[i].value;
  }
  if (has_gradients) check_parameters(c, sum);
}

}  // namespace attn::test
