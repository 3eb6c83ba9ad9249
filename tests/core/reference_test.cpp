#include "reference.h"

#include <doctest/doctest.h>

#include "attn/attention.h"
#include "attn/softmax.h"
#include "matrices.h"

using namespace attn;
using namespace attn::test;

namespace {

Mask mask_of(const Case& c, Index index, Index queries, Index keys) {
  Mask mask(queries, keys);
  const auto given = c.inputs.find("mask");
  if (given != c.inputs.end()) {
    const Matrix visible = given->second.matrix(given->second.matrices() == 1 ? 0 : index);
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
  return options;
}

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
      c.check("scores", masked(forward.scores, mask), head);
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
}

}  // namespace

TEST_SUITE("PyTorch computes the same") {
  TEST_CASE("scaled dot-product attention and its gradients") {
    int checked = 0;
    std::string skipped;
    for (const Case& c : reference_cases("sdpa.jsonl")) {
      const auto mask = c.inputs.find("mask");
      if (mask != c.inputs.end() && !mask->second.is_bool) {
        skipped += " " + c.name;
      } else {
        check_scaled_dot_product(c);
        ++checked;
      }
    }
    MESSAGE("sdpa.jsonl: " << checked << " cases checked; skipped, for their masks are numbers to add:" << skipped);
    CHECK(checked == 17);
  }

  TEST_CASE("softmax and its gradient") {
    int checked = 0;
    for (const Case& c : reference_cases("softmax.jsonl")) {
      check_softmax(c);
      ++checked;
    }
    MESSAGE("softmax.jsonl: " << checked << " cases checked, 0 skipped; their log-softmax is not part of the core");
    CHECK(checked == 12);
  }
}
