#include <doctest/doctest.h>

#include "attn/attention.h"
#include "gradient_check.h"

using namespace attn;
using namespace attn::test;

namespace {

const Matrix Q = random(4, 3, 1), K = random(5, 3, 2), V = random(5, 2, 3), upstream = random(4, 2, 4);

/// Hides one key from all, one pair, and every key from one query.
Mask holes() {
  Mask mask = padding_mask(4, 5, 4);
  mask.set(0, 1, false);
  for (Index j = 0; j < 5; ++j) mask.set(2, j, false);
  return mask;
}

template <typename Gradient, typename Forward>
void check_inputs(const Gradient& gradient, const Forward& forward) {
  const auto loss = [&](const Matrix& q, const Matrix& k, const Matrix& v) {
    return weighted_sum(forward(q, k, v).context, upstream);
  };
  CHECK(gradient_error(
            gradient.dQ, [&](const Matrix& z) { return loss(z, K, V); }, Q) < gradient_tolerance);
  CHECK(gradient_error(
            gradient.dK, [&](const Matrix& z) { return loss(Q, z, V); }, K) < gradient_tolerance);
  CHECK(gradient_error(
            gradient.dV, [&](const Matrix& z) { return loss(Q, K, z); }, V) < gradient_tolerance);
}

}  // namespace

TEST_SUITE("attention gradients agree with central differences") {
  TEST_CASE("scaled dot product, under every option and mask") {
    const AttentionOptions all{.scale = Scalar(0.8), .softcap = Scalar(1.5), .temperature = Scalar(0.7)};
    for (const AttentionOptions& options : {AttentionOptions{}, AttentionOptions{.softcap = 2}, all})
      for (const Mask& mask : {Mask(4, 5), holes()}) {
        const auto forward = [&](const Matrix& q, const Matrix& k, const Matrix& v) {
          return scaled_dot_product_attention(q, k, v, mask, options);
        };
        const auto gradient = scaled_dot_product_attention_backward(Q, K, V, forward(Q, K, V), upstream, options);
        check_inputs(gradient, forward);
      }
  }

  TEST_CASE("self-attention: what comes back to X is the sum over its three uses") {
    const Matrix X = random(4, 2, 5);
    const Mask mask = causal_mask(4);
    const auto gradient =
        scaled_dot_product_attention_backward(X, X, X, scaled_dot_product_attention(X, X, X, mask), upstream);
    const auto loss = [&](const Matrix& z) {
      return weighted_sum(scaled_dot_product_attention(z, z, z, mask).context, upstream);
    };
    CHECK(gradient_error(gradient.dQ + gradient.dK + gradient.dV, loss, X) < gradient_tolerance);
  }

  TEST_CASE("each score, and its own parameters through the softmax") {
    const Matrix W = random(3, 3, 6), W_q = random(4, 3, 7), W_k = random(4, 3, 8), v = random(1, 4, 9);
    Matrix both(4, 6);
    both << W_q, W_k;
    const Mask mask = holes();
    for (const Score& score :
         {Score(Dot{}), Score(ScaledDot{}), Score(General{W}), Score(Concat{both, v}), Score(Additive{W_q, W_k, v})}) {
      const auto forward = [&](const Matrix& q, const Matrix& k, const Matrix& values) {
        return attention(score, q, k, values, mask);
      };
      const auto gradient = attention_backward(score, Q, K, V, forward(Q, K, V), upstream);
      check_inputs(gradient, forward);
      const auto loss = [&](const Score& other) {
        return weighted_sum(attention(other, Q, K, V, mask).context, upstream);
      };
      if (const auto* d = std::get_if<General>(&gradient.d_score))
        CHECK(gradient_error(
                  d->W, [&](const Matrix& z) { return loss(General{z}); }, W) < gradient_tolerance);
      if (const auto* d = std::get_if<Concat>(&gradient.d_score))
        CHECK(gradient_error(
                  d->W,
                  [&](const Matrix& z) {
                    return loss(Concat{z, v});
                  },
                  both) < gradient_tolerance);
      if (const auto* d = std::get_if<Additive>(&gradient.d_score))
        CHECK(gradient_error(
                  d->v,
                  [&](const Matrix& z) {
                    return loss(Additive{W_q, W_k, z});
                  },
                  v) < gradient_tolerance);
    }
  }
}
