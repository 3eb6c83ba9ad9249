// The figures' small experiments: comparison, other weights with the same output, a derivative checked, recall.

#include <doctest/doctest.h>

#include <cmath>

#include "attn/attention.h"
#include "attn/compare.h"
#include "attn/derivative_check.h"
#include "attn/recall.h"
#include "attn/same_output.h"
#include "caught.h"
#include "matrices.h"

using namespace attn;
using attn::test::caught;
using attn::test::not_a_number;
using attn::test::random;
using attn::test::rounding;

namespace {

Matrix row(std::initializer_list<Scalar> numbers) {
  Matrix x(1, static_cast<Index>(numbers.size()));
  std::copy(numbers.begin(), numbers.end(), x.data());
  return x;
}

double apart(const Matrix& a, const Matrix& b) { return attn::test::difference(a, b); }

}  // namespace

TEST_SUITE("experiments") {
  TEST_CASE("a comparison has the largest difference and half of their sum, and a NaN is not passed over") {
    const Comparison found = compare(row({0.5, 0.5, 0}), row({0.25, 0.25, 0.5}));
    CHECK(found.largest == doctest::Approx(0.5));
    CHECK(found.half_sum == doctest::Approx(0.5));
    CHECK(std::isnan(compare(row({not_a_number, 1}), row({0, 5})).largest));
    CHECK(caught([] { compare(Matrix::Zero(1, 2), Matrix::Zero(2, 1)); }).code == "shape-expected");
  }

  TEST_CASE("n² overtakes 100 n at 100, whatever lies between the points, and where it is not above at the end never") {
    const Matrix n = row({16, 64, 256, 1024});
    CHECK(overtaking(n, n.cwiseProduct(n), 100 * n) == doctest::Approx(100).epsilon(1e-5));
    CHECK(overtaking(n, 2 * n, n) == 16);
    CHECK(overtaking(n, n, 2 * n) == std::numeric_limits<double>::infinity());
    CHECK(overtaking(row({1, 2, 4}), row({3, 1, 3}), row({2, 2, 2})) > 2);  // above at first does not count
    CHECK(overtaking(row({}), row({}), row({})) == std::numeric_limits<double>::infinity());
    CHECK(caught([&] { overtaking(n, n, row({1, 2, 3, 0})); }).code == "not-positive");
    CHECK(caught([&] { overtaking(n, n, row({1})); }).code == "shape-expected");
  }

  TEST_CASE("three values in a row: what the ends get the middle loses twice, and no further than to 0") {
    Matrix V(3, 1);
    V << 0, 1, 2;
    const Matrix thirds = Matrix::Constant(1, 3, Scalar(1) / 3);
    const SameOutput moved = same_output(thirds, V, row({Scalar(1) / 12}));
    REQUIRE(moved.keys.size() == 1);
    CHECK(apart(Matrix(moved.weights * V), row({1})) < rounding);
    CHECK(moved.weights.sum() == doctest::Approx(1));
    // Whichever key is free, its neighbours make up for it: δ is a multiple of (1, -2, 1).
    const Matrix delta = moved.directions;
    CHECK(delta(1) == doctest::Approx(-2 * delta(0)));
    CHECK(delta(2) == doctest::Approx(delta(0)));
    const SameOutput farthest = same_output(thirds, V, row({100}));
    CHECK(farthest.weights.minCoeff() == doctest::Approx(0));
    CHECK(farthest.moves(0) == doctest::Approx(farthest.most(0)));
  }

  TEST_CASE("many keys: every direction leaves the output and the sum alone, and ranges end where a weight is 0") {
    const Matrix V = random(7, 2, 3), given = Matrix::Constant(1, 7, Scalar(1) / 7);
    const SameOutput moved = same_output(given, V, row({0.1, -0.05, 0.02, 1}));
    REQUIRE(moved.keys.size() == 4);
    CHECK(apart(Matrix(moved.weights * V), Matrix(given * V)) < 10 * rounding);
    CHECK(moved.weights.sum() == doctest::Approx(1));
    CHECK(moved.weights.minCoeff() >= 0);
    CHECK(compare(moved.weights, given).largest > Scalar(0.01));
    for (Index k = 0; k < 4; ++k) {
      CHECK(moved.least(k) <= moved.moves(k) + Scalar(1e-6));
      CHECK(moved.moves(k) <= moved.most(k) + Scalar(1e-6));
    }
  }

  TEST_CASE("values that say the same twice leave more room, and too few keys leave none") {
    Matrix V(4, 2);
    V << 1, 2, 2, 4, 3, 6, 0, 0;
    const Matrix quarters = Matrix::Constant(1, 4, Scalar(0.25));
    CHECK(same_output(quarters, V, Matrix(1, 0)).keys.size() == 2);
    const SameOutput none = same_output(row({0.5, 0.5}), random(2, 3, 1), row({1}));
    CHECK(none.keys.empty());
    CHECK(apart(none.weights, row({0.5, 0.5})) == 0);
    CHECK(caught([] { same_output(row({0.5, 1.5}), Matrix::Zero(2, 1), row({1})); }).code == "not-in-range");
    CHECK(caught([] { same_output(row({1}), Matrix::Constant(1, 1, not_a_number), row({})); }).code == "not-finite");
  }

  TEST_CASE("the difference meets the derivative in the middle of the steps, and misses it at both ends") {
    const Matrix Q = random(2, 4, 1), K = random(5, 4, 2), V = random(5, 3, 3);
    for (const AttentionInput input : {AttentionInput::Q, AttentionInput::K, AttentionInput::V}) {
      const DerivativePlace place{input, 1, 2, 1, 2};
      const Matrix steps = attn::test::single ? row({1, 1e-2f, 1e-7f}) : row({1, Scalar(1e-5), Scalar(1e-14)});
      const DerivativeCheck check = derivative_check(Q, K, V, place, steps);
      CHECK(check.errors(1) < (attn::test::single ? 1e-3 : 1e-8));
      CHECK(check.errors(2) > check.errors(1));
      if (input != AttentionInput::V) CHECK(check.errors(0) > check.errors(1));  // in V the output is linear
    }
    // Another query's input does not count.
    CHECK(derivative_check(Q, K, V, {AttentionInput::Q, 0, 2, 1, 0}, row({1})).derivative == 0);
    CHECK(caught([&] { derivative_check(Q, K, V, {AttentionInput::K, 5, 0, 0, 0}, row({1})); }).code == "not-in-range");
    CHECK(caught([&] { derivative_check(Q, K, V, {}, row({0})); }).code == "not-positive");
  }

  TEST_CASE("a matrix holds as many pairs as it has rows, and softmax attention with sharp scores holds them all") {
    CHECK(recall({.n = 16, .d = 16}).best < 1e-5);
    CHECK(recall({.n = 64, .d = 16}).best == doctest::Approx(std::sqrt(1 - 16.0 / 64)).epsilon(0.1));
    CHECK(recall({.n = 256, .d = 16, .sigma = 3}).softmax < 0.2);
    CHECK(recall({.n = 256, .d = 16, .sigma = 3}).linear > 0.9);
    CHECK(recall({.n = 1}).linear < 1e-5);
    CHECK(caught([] { recall({.n = 0}); }).code == "not-in-range");
  }
}
