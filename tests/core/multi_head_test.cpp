#include "attn/multi_head.h"

#include <doctest/doctest.h>

#include "caught.h"
#include "gradient_check.h"

using namespace attn;
using namespace attn::test;

namespace {

const Matrix queries = random(3, 5, 1), keys = random(4, 6, 2), values = random(4, 7, 3), upstream = random(3, 5, 4);

/// Four heads of width 2, values of width 3, two key heads; every part there is.
MultiHeadAttention grouped() {
  return {.heads = 4,
          .kv_heads = 2,
          .W_q = random(8, 5, 5),
          .W_k = random(4, 6, 6),
          .W_v = random(6, 7, 7),
          .W_o = random(5, 12, 8),
          .b_q = random(1, 8, 9),
          .b_k = random(1, 4, 10),
          .b_v = random(1, 6, 11),
          .b_o = random(1, 5, 12),
          .extra_key = random(1, 4, 13),
          .extra_value = random(1, 6, 14),
          .zero_key = true};
}

Mask holes() {
  Mask mask = padding_mask(3, 4, 3);
  mask.set(0, 1, false);
  return mask;
}

std::string message(const MultiHeadAttention& m, const Mask& mask = Mask(3, 4),
                    const std::vector<Matrix>& biases = {}) {
  return caught([&] { multi_head_attention(m, queries, keys, values, mask, biases); }).message;
}

}  // namespace

TEST_SUITE("multi-head attention") {
  TEST_CASE("one head whose projections change nothing is plain attention") {
    const Matrix X = random(4, 3, 1), I = Matrix::Identity(3, 3);
    const MultiHeadAttention m{.W_q = I, .W_k = I, .W_v = I, .W_o = I};
    const Mask mask = causal_mask(4);
    const auto plain = scaled_dot_product_attention(X, X, X, mask);
    const auto one = multi_head_attention(m, X, X, X, mask);
    CHECK(difference(one.output, plain.context) < rounding);
    CHECK(difference(one.heads[0].weights, plain.weights) < rounding);
    const Matrix d_output = random(4, 3, 2);
    const auto d = multi_head_attention_backward(m, X, X, X, one, d_output);
    const auto e = scaled_dot_product_attention_backward(X, X, X, plain, d_output);
    CHECK(difference(d.d_queries, e.dQ) < 10 * rounding);
    CHECK(difference(d.d_values, e.dV) < 10 * rounding);
  }

  TEST_CASE("query heads that share a key head are as many key heads alike") {
    const MultiHeadAttention shared = grouped();
    MultiHeadAttention full = shared;
    full.kv_heads = 4;
    const auto repeated = [](const Matrix& x, Index width) {
      Matrix y(x.rows() * 2, x.cols());
      for (Index h = 0; h < 4; ++h) y.middleRows(h * width, width) = x.middleRows(h / 2 * width, width);
      return y;
    };
    full.W_k = repeated(shared.W_k, 2), full.W_v = repeated(shared.W_v, 3);
    full.b_k = repeated(shared.b_k.transpose(), 2).transpose();
    full.b_v = repeated(shared.b_v.transpose(), 3).transpose();
    full.extra_key = repeated(shared.extra_key.transpose(), 2).transpose();
    full.extra_value = repeated(shared.extra_value.transpose(), 3).transpose();
    CHECK(difference(multi_head_attention(shared, queries, keys, values, holes()).output,
                     multi_head_attention(full, queries, keys, values, holes()).output) < 10 * rounding);
  }

  TEST_CASE("gradients agree with central differences, of inputs and of every parameter") {
    MultiHeadAttention m = grouped();
    const std::vector<Matrix> biases{random(3, 4, 20), random(3, 4, 21), random(3, 4, 22), random(3, 4, 23)};
    const auto forward = multi_head_attention(m, queries, keys, values, holes(), biases);
    auto d = multi_head_attention_backward(m, queries, keys, values, forward, upstream);
    const auto loss = [&](const Matrix& q, const Matrix& k, const Matrix& v) {
      return weighted_sum(multi_head_attention(m, q, k, v, holes(), biases).output, upstream);
    };
    CHECK(gradient_error(
              d.d_queries, [&](const Matrix& x) { return loss(x, keys, values); }, queries) < gradient_tolerance);
    CHECK(gradient_error(
              d.d_keys, [&](const Matrix& x) { return loss(queries, x, values); }, keys) < gradient_tolerance);
    CHECK(gradient_error(
              d.d_values, [&](const Matrix& x) { return loss(queries, keys, x); }, values) < gradient_tolerance);

    Parameters parameters;
    add_parameters(parameters, "", m, d.d_model);
    CHECK(parameters.size() == 10);
    for (const Parameter& parameter : parameters) {
      INFO(parameter.name);
      const Matrix before = *parameter.value;
      const auto with = [&, &where = *parameter.value](const Matrix& x) {
        where = x;
        return loss(queries, keys, values);
      };
      CHECK(gradient_error(*parameter.gradient, with, before) < gradient_tolerance);
      *parameter.value = before;
    }
  }

  TEST_CASE("what does not fit is named") {
    const std::string where = "multi_head_attention: ";
    MultiHeadAttention m = grouped();
    m.kv_heads = 3;
    CHECK(message(m) == where + "heads 4 must be a multiple of kv_heads 3");
    m = grouped();
    m.W_k = random(5, 6, 1);
    CHECK(message(m) == where + "W_k (5, 6) must be (4, 6)");
    m = grouped();
    m.extra_value = {};
    CHECK(message(m) == where + "extra_value (0, 0) must be (1, 6)");
    CHECK(message(grouped(), Mask(3, 5)) == where + "mask (3, 5) must be (3, 4)");
    CHECK(message(grouped(), Mask(3, 4), {Matrix(3, 4), Matrix(3, 4)}) == where + "biases (2, 1) must be (4, 1)");
  }
  TEST_CASE("gradients refuse what a forward pass did not give") {
    MultiHead forward = multi_head_attention(grouped(), queries, keys, values, Mask(3, 4));
    forward.V = random(4, 6, 30);
    const Caught found =
        caught([&] { multi_head_attention_backward(grouped(), queries, keys, values, forward, upstream); });
    CHECK(found.message == "multi_head_attention_backward: V (4, 6) must be (6, 6)");
  }
}
