#include <doctest/doctest.h>

#include "attn/error.h"
#include "attn/score.h"
#include "gradient_check.h"

using namespace attn;
using namespace attn::test;

namespace {

const Index n_q = 3, n_k = 4, d_q = 3, d_k = 2, d_a = 5;
const Matrix Q = random(n_q, d_q, 1), K = random(n_k, d_k, 2), K_wide = random(n_k, d_q, 3),
             upstream = random(n_q, n_k, 4);

double loss(const Score& score, const Matrix& queries, const Matrix& keys) {
  return weighted_sum(attention_scores(score, queries, keys).values, upstream);
}

/// The backward of `score`, whose dQ and dK are checked here.
Score checked(const Score& score, const Matrix& keys) {
  const Scores forward = attention_scores(score, Q, keys);
  auto [dQ, dK, d_score] = attention_scores_backward(score, Q, keys, forward, upstream);
  CHECK(gradient_error(
            dQ, [&](const Matrix& z) { return loss(score, z, keys); }, Q) < gradient_tolerance);
  CHECK(gradient_error(
            dK, [&](const Matrix& z) { return loss(score, Q, z); }, keys) < gradient_tolerance);
  return d_score;
}

}  // namespace

TEST_SUITE("attention_scores_backward agrees with central differences") {
  TEST_CASE("dot") { CHECK(std::holds_alternative<Dot>(checked(Dot{}, K_wide))); }

  TEST_CASE("scaled dot") {
    checked(ScaledDot{}, K_wide);
    CHECK(std::get<ScaledDot>(checked(ScaledDot{Scalar(-0.7)}, K_wide)).scale == Scalar(-0.7));
  }

  TEST_CASE("general, and its W") {
    const Matrix W = random(d_q, d_k, 5);
    const auto gradient = std::get<General>(checked(General{W}, K));
    CHECK(gradient_error(
              gradient.W, [](const Matrix& z) { return loss(General{z}, Q, K); }, W) < gradient_tolerance);
  }

  TEST_CASE("concat, and its W and v") {
    const Matrix W = random(d_a, d_q + d_k, 6), v = random(1, d_a, 7);
    const auto gradient = std::get<Concat>(checked(Concat{W, v}, K));
    CHECK(gradient_error(
              gradient.W,
              [&](const Matrix& z) {
                return loss(Concat{z, v}, Q, K);
              },
              W) < gradient_tolerance);
    CHECK(gradient_error(
              gradient.v,
              [&](const Matrix& z) {
                return loss(Concat{W, z}, Q, K);
              },
              v) < gradient_tolerance);
  }

  TEST_CASE("additive, and its W_q, W_k and v") {
    const Matrix W_q = random(d_a, d_q, 8), W_k = random(d_a, d_k, 9), v = random(1, d_a, 10);
    const auto gradient = std::get<Additive>(checked(Additive{W_q, W_k, v}, K));
    const auto of = [](const Matrix& d, const auto& with, const Matrix& at) {
      return gradient_error(
          d, [&](const Matrix& z) { return loss(with(z), Q, K); }, at);
    };
    CHECK(of(
              gradient.W_q,
              [&](const Matrix& z) {
                return Additive{z, W_k, v};
              },
              W_q) < gradient_tolerance);
    CHECK(of(
              gradient.W_k,
              [&](const Matrix& z) {
                return Additive{W_q, z, v};
              },
              W_k) < gradient_tolerance);
    CHECK(of(
              gradient.v,
              [&](const Matrix& z) {
                return Additive{W_q, W_k, z};
              },
              v) < gradient_tolerance);
  }
}

TEST_SUITE("attention_scores_backward") {
  TEST_CASE("a pair whose gradient is 0 lets no NaN through") {
    Matrix poisoned = K, d_values = upstream;
    poisoned.row(1).setConstant(not_a_number);
    d_values.col(1).setZero();
    const Additive additive{random(d_a, d_q, 8), random(d_a, d_k, 9), random(1, d_a, 10)};
    for (const Score& score : {Score(General{random(d_q, d_k, 5)}), Score(additive)}) {
      const auto with = [&](const Matrix& keys) {
        return attention_scores_backward(score, Q, keys, attention_scores(score, Q, keys), d_values);
      };
      const ScoreGradient clean = with(K), gradient = with(poisoned);
      CHECK(difference(gradient.dQ, clean.dQ) < 20 * rounding);
      CHECK(difference(gradient.dK, clean.dK) < 20 * rounding);
      if (const auto* d = std::get_if<General>(&gradient.d_score)) CHECK(d->W.allFinite());
      if (const auto* d = std::get_if<Additive>(&gradient.d_score))
        CHECK((d->W_q.allFinite() && d->W_k.allFinite() && d->v.allFinite()));
    }
  }

  TEST_CASE("what is not the forward of these arguments is refused by its shapes") {
    const Score additive = Additive{random(d_a, d_q, 8), random(d_a, d_k, 9), random(1, d_a, 10)};
    const Score general = General{random(d_q, d_k, 5)};
    const Scores dots = attention_scores(Dot{}, Q, K_wide);
    CHECK_THROWS_WITH_AS(attention_scores_backward(additive, Q, K, dots, upstream),
                         "attention_scores_backward: hidden (0, 0) must be (12, 5)", Error);
    CHECK_THROWS_WITH_AS(attention_scores_backward(general, Q, K, dots, upstream),
                         "attention_scores_backward: query_part (0, 0) must be (3, 2)", Error);
    CHECK_THROWS_WITH_AS(attention_scores_backward(Dot{}, Q, K_wide, dots, Q),
                         "attention_scores_backward: d_values (3, 3) must be (3, 4)", Error);
  }
}
