#include "attn/score.h"

#include <doctest/doctest.h>

#include <limits>

#include "attn/error.h"
#include "matrices.h"

using namespace attn;
using namespace attn::test;

TEST_SUITE("attention_scores") {
  const Matrix I{{1, 0}, {0, 1}}, v{{1, 2}};
  const Matrix Q{{1, 2}, {0, -1}}, K{{3, 1}, {1, 1}, {2, 0}};

  TEST_CASE("dot is q·k, scaled is q·k / √d_k or with the scale that is asked for") {
    const Matrix dots{{5, 3, 2}, {-1, -1, 0}};
    CHECK(attention_scores(Dot{}, Q, K).values == dots);
    CHECK(difference(attention_scores(ScaledDot{}, Q, K).values, dots / std::sqrt(Scalar(2))) < rounding);
    CHECK(attention_scores(ScaledDot{Scalar(0.5)}, Q, K).values == dots / 2);
    CHECK(attention_scores(ScaledDot{Scalar(0)}, Q, K).values == Matrix::Zero(2, 3));
    CHECK(attention_scores(Dot{}, Q, K).hidden.size() == 0);
  }

  TEST_CASE("general is q W kᵀ, for widths that differ too") {
    CHECK(attention_scores(General{I}, Q, K).values == attention_scores(Dot{}, Q, K).values);
    const Scores scores = attention_scores(General{Matrix{{1}, {2}}}, Q, Matrix{{3}, {-1}});
    CHECK(scores.query_part == Matrix{{5}, {-2}});
    CHECK(scores.values == Matrix{{15, -5}, {-6, 2}});
  }

  TEST_CASE("additive is v·tanh(W_q q + W_k k), with every step of it") {
    const Matrix q{{Scalar(0.25), 0}}, k{{0, 0}, {Scalar(-0.5), Scalar(0.3)}};
    const Scores scores = attention_scores(Additive{2 * I, I, v}, q, k);
    CHECK(scores.query_part == Matrix{{0.5, 0}});
    CHECK(scores.key_part == k);
    CHECK(difference(scores.hidden, Matrix{{0.462117, 0}, {0, 0.291313}}) < six_decimals);
    CHECK(difference(scores.values, Matrix{{0.462117, 0.582625}}) < six_decimals);  // tanh ½, 2 tanh 0.3
  }

  TEST_CASE("row i · n_k + j of hidden is the pair (i, j)") {
    const Scores scores = attention_scores(Additive{I, I, v}, Q, K);
    REQUIRE(scores.hidden.rows() == 6);
    CHECK(scores.hidden(1 * 3 + 2, 1) == doctest::Approx(std::tanh(-1.0)));
    CHECK(scores.values(1, 2) == doctest::Approx(std::tanh(2.0) + 2 * std::tanh(-1.0)));
  }

  TEST_CASE("concat with W = [W_q W_k] is additive") {
    const Matrix W_q = random(4, 2, 1), W_k = random(4, 3, 2), u = random(1, 4, 3), keys = random(5, 3, 4);
    Matrix W(4, 5);
    W << W_q, W_k;
    const Scores concat = attention_scores(Concat{W, u}, Q, keys),
                 additive = attention_scores(Additive{W_q, W_k, u}, Q, keys);
    CHECK(concat.hidden == additive.hidden);
    CHECK(concat.values == additive.values);
  }

  TEST_CASE("a block of a matrix is as good as a matrix") {
    const Matrix all = random(6, 6, 5);
    const Matrix rows = all.middleRows(1, 3), left = rows.leftCols(2);
    CHECK(attention_scores(Dot{}, all.middleRows(1, 3).leftCols(2), K).values ==
          attention_scores(Dot{}, left, K).values);
  }

  TEST_CASE("one dimension, one key, no queries") {
    CHECK(attention_scores(ScaledDot{}, Matrix{{3}}, Matrix{{-2}}).values == Matrix{{-6}});
    CHECK(attention_scores(Additive{I, I, v}, Matrix(0, 2), K).values.rows() == 0);
  }

  TEST_CASE("shapes that do not fit are named") {
    const auto scores = [&](const Score& score, const Matrix& k) { return attention_scores(score, Q, k); };
    const Matrix narrow = Matrix::Zero(3, 1);
    CHECK_THROWS_WITH_AS(scores(Dot{}, narrow),
                         "attention_scores: Q (2, 2) and K (3, 1) need the same number of columns", Error);
    CHECK_THROWS_WITH_AS(scores(General{I}, narrow), "attention_scores: W (2, 2) must be (2, 1)", Error);
    CHECK_THROWS_WITH_AS(scores(Concat{I, v}, K), "attention_scores: W (2, 2) must be (2, 4)", Error);
    CHECK_THROWS_WITH_AS(scores(Additive{I, narrow, v}, narrow),
                         "attention_scores: W_q (2, 2) and W_k (3, 1) need the same number of rows", Error);
    CHECK_THROWS_WITH_AS(scores(Additive{I, I, I}, K), "attention_scores: v (2, 2) must be (1, 2)", Error);
    CHECK_THROWS_WITH_AS(scores(Additive{I, I, v}, narrow),
                         "attention_scores: W_k (2, 2) and K (3, 1) need the same number of columns", Error);
    CHECK_THROWS_WITH_AS(scores(Dot{}, Matrix(0, 2)), "attention_scores: there is no key to attend to", Error);
    CHECK_THROWS_WITH_AS(scores(ScaledDot{not_a_number}, K), "attention_scores: scale must be a finite number, not NaN",
                         Error);
  }

  TEST_CASE("no columns at all have no 1/√d_k") {
    CHECK_THROWS_WITH_AS(attention_scores(ScaledDot{}, Matrix(1, 0), Matrix(1, 0)),
                         "attention_scores: d_k must be a positive number, not 0", Error);
  }

  TEST_CASE("additive and concat cannot pass the sum of |v|, however large the query; the others have no bound") {
    const Matrix signs{{1, -2}};
    const Additive additive{I, I, signs};
    CHECK(score_bound(additive) == 3);
    CHECK(score_bound(Concat{Matrix{{1, 0, 1, 0}, {0, 1, 0, 1}}, signs}) == 3);
    CHECK(attention_scores(additive, Matrix{{100, -100}}, K).values(0, 0) == doctest::Approx(3));
    CHECK(attention_scores(additive, random(9, 2, 7) * 100, K).values.cwiseAbs().maxCoeff() <= Scalar(3.000001));
    for (const Score& unbounded : {Score{Dot{}}, Score{ScaledDot{}}, Score{General{I}}})
      CHECK(score_bound(unbounded) == std::numeric_limits<Scalar>::infinity());
  }

  TEST_CASE("what would not fit in memory is refused") {
    const Matrix many = Matrix::Zero(8192, 2);
    CHECK_THROWS_WITH_AS(attention_scores(Additive{I, I, v}, many, many),
                         "attention_scores: (67108864, 2) numbers do not fit; the limit is 67108864", Error);
  }
}
