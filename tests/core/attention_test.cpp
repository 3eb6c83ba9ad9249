#include "attn/attention.h"

#include <doctest/doctest.h>

#include <numeric>

#include "attn/error.h"
#include "attn/softmax.h"
#include "matrices.h"

using namespace attn;
using namespace attn::test;

TEST_SUITE("scaled_dot_product_attention") {
  // The chapter's example 1.
  const Matrix Q{{1, 0}}, K{{1, 0}, {0, 1}, {1, 1}}, V{{10, 0}, {0, 20}, {5, 5}};

  TEST_CASE("example 1: scores, weights and context, worked by hand") {
    const auto [scores, weights, context] = scaled_dot_product_attention(Q, K, V, Mask(1, 3));
    CHECK(difference(scores, Matrix{{0.707107, 0, 0.707107}}) < six_decimals);  // 1 / √2
    CHECK(difference(weights, Matrix{{0.401112, 0.197776, 0.401112}}) < six_decimals);
    CHECK(difference(context, Matrix{{6.016681, 5.961077}}) < six_decimals);
  }

  TEST_CASE("two orthogonal keys: the weight is 1 / (1 + e^-√2)") {
    const Matrix I{{1, 0}, {0, 1}};
    CHECK(difference(scaled_dot_product_attention(Matrix{{2, 0}}, I, 10 * I, Mask(1, 2)).weights,
                     Matrix{{0.804430, 0.195570}}) < six_decimals);
  }

  TEST_CASE("a hidden key gets weight exactly 0, a fully hidden row gets none and gives 0") {
    CHECK(scaled_dot_product_attention(Q, K, V, padding_mask(1, 3, 1)).context == Matrix{{10, 0}});
    const auto hidden = scaled_dot_product_attention(Q, K, V, padding_mask(1, 3, 0));
    CHECK(hidden.weights == Matrix{{0, 0, 0}});
    CHECK(hidden.context == Matrix{{0, 0}});
    CHECK(hidden.scores(0, 0) > 0);  // scores stand as they were before the mask
  }

  TEST_CASE("scale, then softcap, then softmax at a temperature") {
    const auto scores = [&](const AttentionOptions& o) {
      return scaled_dot_product_attention(Q, K, V, Mask(1, 3), o).scores;
    };
    CHECK(scores({.scale = Scalar(4)}) == Matrix{{4, 0, 4}});
    CHECK(scores({.scale = Scalar(0)}) == Matrix{{0, 0, 0}});
    CHECK(difference(scores({.scale = Scalar(4), .softcap = 2}), Matrix{{1.928055, 0, 1.928055}}) < six_decimals);
    const AttentionOptions cold{.scale = Scalar(1), .temperature = Scalar(0.5)}, doubled{.scale = Scalar(2)};
    CHECK(difference(scaled_dot_product_attention(Q, K, V, Mask(1, 3), cold).weights,
                     scaled_dot_product_attention(Q, K, V, Mask(1, 3), doubled).weights) < rounding);
  }

  TEST_CASE("each context is a mean of values: within their range, and all alike if they are") {
    const Matrix q = random(5, 4, 1), k = random(7, 4, 2), v = random(7, 3, 3);
    const auto [scores, weights, context] = scaled_dot_product_attention(q, k, v, Mask(5, 7));
    CHECK(difference(weights.rowwise().sum(), Matrix::Ones(5, 1)) < rounding);
    for (Index c = 0; c < 3; ++c) {
      CHECK(context.col(c).maxCoeff() <= v.col(c).maxCoeff());
      CHECK(context.col(c).minCoeff() >= v.col(c).minCoeff());
    }
    const Matrix same = Matrix::Constant(7, 3, 2);
    CHECK(difference(scaled_dot_product_attention(q, k, same, Mask(5, 7)).context, Matrix::Constant(5, 3, 2)) <
          rounding);
  }

  TEST_CASE("a permutation of the tokens permutes self-attention, and of the keys leaves it alone") {
    const Matrix X = random(6, 4, 4);
    Eigen::PermutationMatrix<Eigen::Dynamic> P(6);
    P.indices() << 3, 0, 5, 1, 4, 2;
    const Matrix PX = P * X, context = scaled_dot_product_attention(X, X, X, Mask(6, 6)).context;
    CHECK(difference(scaled_dot_product_attention(PX, PX, PX, Mask(6, 6)).context, P * context) < 4 * rounding);
    CHECK(difference(scaled_dot_product_attention(X, PX, PX, Mask(6, 6)).context, context) < 4 * rounding);
  }

  TEST_CASE("under a causal mask the past does not see the future") {
    Matrix X = random(5, 3, 5);
    const Matrix before = scaled_dot_product_attention(X, X, X, causal_mask(5)).context;
    X.row(4) *= 100;
    const Matrix after = scaled_dot_product_attention(X, X, X, causal_mask(5)).context;
    CHECK(difference(after.topRows(4), before.topRows(4)) == 0);
    CHECK(difference(after.row(4), before.row(4)) > 1);
  }

  TEST_CASE("attention with the scaled dot score is the same; with the others it is softmax of theirs") {
    const Matrix q = random(3, 2, 6), k = random(4, 2, 7), v = random(4, 5, 8);
    const Mask mask = padding_mask(3, 4, 3);
    const auto plain = scaled_dot_product_attention(q, k, v, mask);
    const auto scaled = attention(ScaledDot{}, q, k, v, mask);
    CHECK(scaled.scores.values == plain.scores);
    CHECK(scaled.weights == plain.weights);
    CHECK(scaled.context == plain.context);

    const Score additive = Additive{random(4, 2, 9), random(4, 2, 10), random(1, 4, 11)};
    const auto other = attention(additive, q, k, v, mask);
    CHECK(other.weights == masked_softmax(attention_scores(additive, q, k).values, mask).weights);
    CHECK(difference(other.context, other.weights * v) < rounding);
  }
}
