// Scaled dot-product attention and softmax against PyTorch.

#include "attn/attention.h"
#include "attn/log_softmax.h"
#include "attn/softmax.h"
#include "conformance.h"

namespace attn::test {
namespace {

Mask mask_of(const Case& c, Index index, Index queries, Index keys) {
  Mask mask(queries, keys);
  if (c.has("mask") && c.types.at("mask") == "bool") {
    const Matrix visible = c.input("mask", c.inputs.at("mask").matrices() == 1 ? 0 : index);
    for (Index i = 0; i < queries; ++i)
      for (Index j = 0; j < keys; ++j) mask.set(i, j, visible(i, j) != 0);
  }
  if (c.attributes.at("is_causal") != 0)
    for (Index i = 0; i < queries; ++i)
      for (Index j = i + 1; j < keys; ++j) mask.set(i, j, false);
  return mask;
}

AttentionOptions options_of(const Case& c) {
  AttentionOptions options;
  if (c.attributes.contains("scale")) options.scale = static_cast<Scalar>(c.attributes.at("scale"));
  if (c.attributes.contains("softcap")) options.softcap = static_cast<Scalar>(c.attributes.at("softcap"));
  if (c.has("mask") && c.types.at("mask") != "bool") options.bias = c.input("mask");
  return options;
}

}  // namespace

/// Every head of every sequence by itself; dK and dV add up over the query heads that share a key head.
void check_scaled_dot_product(const Case& c) {
  const Tensor &Q = c.inputs.at("Q"), &K = c.inputs.at("K"), &V = c.inputs.at("V"), &G = c.inputs.at("G");
  const AttentionOptions options = options_of(c);
  const auto group = static_cast<Index>(c.attributes.at("gqa_group"));
  for (Index kv = 0; kv < K.matrices(); ++kv) {
    const Matrix k = K.matrix(kv), v = V.matrix(kv);
    Matrix dK = Matrix::Zero(k.rows(), k.cols()), dV = Matrix::Zero(v.rows(), v.cols());
    for (Index head = kv * group; head < (kv + 1) * group; ++head) {
      const Matrix q = Q.matrix(head);
      const Mask mask = mask_of(c, head, q.rows(), k.rows());
      const Attention forward = scaled_dot_product_attention(q, k, v, mask, options);
      const auto gradient = scaled_dot_product_attention_backward(q, k, v, forward, G.matrix(head), options);
      const Matrix scores = options.bias.size() > 0 ? Matrix(forward.scores + options.bias) : forward.scores;
      c.check("scores", masked(scores, mask), head);
      c.check("weights", forward.weights, head);
      c.check("output", forward.context, head);
      c.check("dQ", gradient.dQ, head);
      dK += gradient.dK;
      dV += gradient.dV;
    }
    c.check("dK", dK, kv);
    c.check("dV", dV, kv);
  }
}

void check_softmax(const Case& c) {
  const bool along_rows = c.attributes.at("dim") != 0;
  const auto turned = [&](const Matrix& x) { return along_rows ? x : Matrix(x.transpose()); };
  const Matrix x = turned(c.inputs.at("x").matrix());
  const Matrix weights = masked_softmax(x, Mask(x.rows(), x.cols())).weights;
  c.check("softmax", turned(weights));
  if (c.outputs.contains("d_x_softmax"))
    c.check("d_x_softmax", turned(masked_softmax_backward(weights, turned(c.inputs.at("G").matrix()))));
  const LogSoftmax log_p = log_softmax(x);
  c.check("log_softmax", turned(log_p.values));
  c.check("logsumexp", log_p.logsumexp.transpose());
  if (c.outputs.contains("d_x_log_softmax"))
    c.check("d_x_log_softmax", turned(log_softmax_backward(log_p.values, turned(c.inputs.at("G").matrix()))));
}

}  // namespace attn::test
