#include "attn/linear_attention.h"

#include <doctest/doctest.h>

#include "caught.h"
#include "gradient_check.h"

using namespace attn;
using namespace attn::test;

namespace {

/// No number nearer to 0 than 0.3: φ has a bend there, which differences must not straddle.
Matrix off_zero(const Matrix& x) {
  return x.unaryExpr([](Scalar value) { return value + std::copysign(Scalar(0.3), value); });
}

const Matrix Q = off_zero(random(5, 3, 1)), K = off_zero(random(4, 3, 2)), V = random(4, 2, 3),
             upstream = random(5, 2, 4);

}  // namespace

TEST_SUITE("linear attention") {
  TEST_CASE("by hand: φ(x) = x + 1 above 0, e^x below") {
    const Matrix q{{0}}, k{{1}, {-1}}, v{{10}, {20}};  // φ: 1; 2, 1/e
    const auto result = linear_attention(q, k, v);
    CHECK(result.normalisers(0) == doctest::Approx(2.367879));
    CHECK(result.context(0) == doctest::Approx((20 + 20 / std::exp(1.0)) / 2.367879));
    CHECK(linear_attention_weights(q, k)(0, 0) == doctest::Approx(2 / 2.367879));
  }

  TEST_CASE("causal is an RNN whose state has one size, however many tokens") {
    const auto all = linear_attention(Q.topRows(4), K, V, {.causal = true});
    LinearState state = empty_linear_state(3, 2);
    for (Index i = 0; i < 4; ++i) {
      linear_attention_write(state, K.row(i), V.row(i), FeatureMap::elu_plus_one);
      CHECK(difference(linear_attention_read(state, Q.row(i), FeatureMap::elu_plus_one), all.context.row(i)) <
            10 * rounding);
    }
    CHECK(difference(state.S, all.state.S) < 10 * rounding);
    CHECK(shape(state.S) == "(3, 2)");
  }

  TEST_CASE("gradients agree with central differences, with fewer and with more queries than keys") {
    for (const FeatureMap kind : {FeatureMap::elu_plus_one, FeatureMap::relu})
      for (const bool causal : {false, true})
        for (const Index n_q : {Index{2}, Index{5}}) {
          const LinearOptions options{kind, causal};
          const Matrix q = Q.topRows(n_q), up = upstream.topRows(n_q);
          const auto loss = [&](const Matrix& x, const Matrix& y, const Matrix& z) {
            return weighted_sum(linear_attention(x, y, z, options).context, up);
          };
          const auto d = linear_attention_backward(q, K, V, linear_attention(q, K, V, options), up, options);
          CHECK(gradient_error(
                    d.dQ, [&](const Matrix& x) { return loss(x, K, V); }, q) < gradient_tolerance);
          CHECK(gradient_error(
                    d.dK, [&](const Matrix& x) { return loss(q, x, V); }, K) < gradient_tolerance);
          CHECK(gradient_error(
                    d.dV, [&](const Matrix& x) { return loss(q, K, x); }, V) < gradient_tolerance);
        }
  }

  TEST_CASE("a query that meets no key gets 0 and gives no gradient; NaN is not swallowed") {
    const LinearOptions relu{.feature_map = FeatureMap::relu};
    const Matrix q{{-1, -1}}, k{{1, 2}}, v{{3}};
    const auto forward = linear_attention(q, k, v, relu);
    CHECK(forward.context == Matrix{{0}});
    CHECK(linear_attention_backward(q, k, v, forward, Matrix{{1}}, relu).dV == Matrix{{0}});
    CHECK(linear_attention(Matrix{{not_a_number, 1}}, k, v, relu).context.hasNaN());
    CHECK(feature_map(FeatureMap::relu, Matrix{{-infinity, infinity}}) == Matrix{{0, infinity}});
  }

  TEST_CASE("what does not fit is named") {
    CHECK(caught([] { linear_attention(Q, V, V); }).message ==
          "linear_attention: Q (5, 3) and K (4, 2) need the same number of columns");
    CHECK(caught([] { linear_attention(Q, Matrix(0, 3), Matrix(0, 2)); }).code == "no-keys");
    CHECK(caught([] { linear_attention_backward(Q, K, V, {}, upstream); }).message ==
          "linear_attention_backward: query_features (0, 0) must be (5, 3)");
    CHECK(caught([] { empty_linear_state(-1, 2); }).code == "not-in-range");
    LinearState state = empty_linear_state(3, 2);
    state.z = Matrix(1, 2);
    CHECK(caught([&] { linear_attention_write(state, K, V, FeatureMap::relu); }).message ==
          "linear_attention_write: z (1, 2) must be (1, 3)");
    CHECK(caught([&] { linear_attention_read(state, K.topRows(1), FeatureMap::relu); }).message ==
          "linear_attention_read: z (1, 2) must be (1, 3)");
  }
}
