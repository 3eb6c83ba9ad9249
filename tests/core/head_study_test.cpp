// Random heads, and outputs without some of them.

#include "attn/head_study.h"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

#include "attn/rng.h"
#include "caught.h"

using namespace attn;
using namespace attn::test;

namespace {

MultiHead run(const MultiHeadAttention& model, const Matrix& X) {
  return multi_head_attention(model, X, X, X, Mask(X.rows(), X.rows(), true));
}
MutedHeads muted(const MultiHeadAttention& model, const MultiHead& forward, const std::vector<Index>& heads) {
  return mute_heads(model.W_o, forward.concat, model.heads, heads);
}

}  // namespace

TEST_SUITE("head study") {
  TEST_CASE("fewer key heads leave the queries' matrix alone, and the first key heads too") {
    const auto all = random_multi_head(16, 4, 4, 7), one = random_multi_head(16, 4, 1, 7);
    CHECK(all.W_q == one.W_q);
    CHECK(all.W_o == one.W_o);
    CHECK(one.W_k == all.W_k.topRows(4));
    CHECK(random_multi_head(16, 4, 4, 8).W_q != all.W_q);
  }

  TEST_CASE("scores of random tokens have a standard deviation of about 2") {
    Rng rng(1);
    const auto forward = run(random_multi_head(64, 1, 1, 3), rng.normal_matrix(64, 64));
    const Matrix& scores = forward.heads[0].scores;
    CHECK(std::sqrt(scores.array().square().mean()) == doctest::Approx(2).epsilon(0.1));
  }

  TEST_CASE("a muted head takes its own share of the output away, and the shares add up") {
    Rng rng(2);
    const Matrix X = rng.normal_matrix(5, 8);
    const auto model = random_multi_head(8, 2, 2, 1);
    const auto forward = run(model, X);
    const auto none = muted(model, forward, {}), first = muted(model, forward, {0}),
               second = muted(model, forward, {1});
    CHECK(none.output == forward.output);
    CHECK(none.change == 0);
    CHECK(first.concat.leftCols(4).isZero(0));
    CHECK(first.concat.rightCols(4) == forward.concat.rightCols(4));
    CHECK((first.output + second.output).isApprox(forward.output, Scalar(1e-5)));
    CHECK(first.change == doctest::Approx(second.output.cwiseAbs().mean()));
    CHECK(muted(model, forward, {0, 1}).output.isZero(0));
  }

  TEST_CASE("heads that do not divide the width, or are not there, are refused") {
    CHECK(caught([] { random_multi_head(16, 3, 1, 1); }).code == "not-a-multiple");
    CHECK(caught([] { random_multi_head(16, 4, 3, 1); }).code == "not-a-multiple");
    CHECK(caught([] { random_multi_head(0, 1, 1, 1); }).code == "not-in-range");
    const auto model = random_multi_head(4, 2, 2, 1);
    const auto forward = run(model, Matrix::Ones(2, 4));
    CHECK(caught([&] { muted(model, forward, {2}); }).arguments.at(1) == "head");
    CHECK(caught([&] { muted(random_multi_head(6, 2, 2, 1), forward, {}); }).code == "columns-differ");
  }
}
