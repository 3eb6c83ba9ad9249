#include "attn/cross_entropy.h"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

#include "attn/log_softmax.h"
#include "attn/softmax.h"
#include "caught.h"
#include "gradient_check.h"

using namespace attn;
using namespace attn::test;

TEST_SUITE("log softmax") {
  TEST_CASE("is the logarithm of softmax") {
    const Matrix x = random(3, 5, 1);
    const LogSoftmax log_p = log_softmax(x);
    CHECK(difference(log_p.values.array().exp(), masked_softmax(x, Mask(3, 5)).weights) < rounding);
    CHECK(log_softmax(Matrix{{0, 0}}).logsumexp(0) == doctest::Approx(std::log(2)));
  }

  TEST_CASE("keeps what softmax rounds to 0") {
    CHECK(difference(log_softmax(Matrix{{0, -10000}}).values, Matrix{{0, -10000}}) == 0);
    CHECK(log_softmax(Matrix{{10000, 10000}}).logsumexp(0) == doctest::Approx(10000 + std::log(2)));
    CHECK(log_softmax(Matrix{{0, -infinity}}).values(1) == -infinity);
  }

  TEST_CASE("gradient agrees with central differences") {
    const Matrix x = random(3, 4, 1), d = random(3, 4, 2);
    const auto loss = [&](const Matrix& at) { return weighted_sum(log_softmax(at).values, d); };
    CHECK(gradient_error(log_softmax_backward(log_softmax(x).values, d), loss, x) < gradient_tolerance);
  }

  TEST_CASE("of no numbers is an error") {
    CHECK(caught([] { log_softmax(Matrix(2, 0)); }).code == "no-keys");
  }
}

TEST_SUITE("cross-entropy") {
  const std::vector<Index> targets{1, 0, 3};

  TEST_CASE("of equal logits is the logarithm of the number of classes") {
    CHECK(cross_entropy(Matrix::Zero(3, 4), targets).loss == doctest::Approx(std::log(4)));
  }

  TEST_CASE("counts only the rows whose target is not to be ignored") {
    Matrix logits = random(3, 4, 1);
    const double loss = (cross_entropy(logits.row(0), std::vector<Index>{1}).loss +
                         cross_entropy(logits.row(2), std::vector<Index>{3}).loss) /
                        2;
    logits.row(1).setConstant(not_a_number);
    const CrossEntropyOptions options{.ignore_index = 0};
    const CrossEntropy forward = cross_entropy(logits, targets, options);
    CHECK(forward.counted == 2);
    CHECK(forward.loss == doctest::Approx(loss));
    const Matrix d_logits = cross_entropy_backward(forward, targets, options);
    CHECK(difference(d_logits.row(1), Matrix::Zero(1, 4)) == 0);
    CHECK(d_logits.allFinite());
  }

  TEST_CASE("of rows that are all ignored is 0, and so is its gradient") {
    const std::vector<Index> padding{-100, -100};
    const CrossEntropy forward = cross_entropy(random(2, 3, 1), padding);
    CHECK(forward.loss == 0);
    CHECK(difference(cross_entropy_backward(forward, padding), Matrix::Zero(2, 3)) == 0);
  }

  TEST_CASE("an impossible class costs nothing unless it is the target, or labels are smoothed") {
    const Matrix logits{{0, -infinity}};
    const std::vector<Index> first{0}, second{1};
    CHECK(cross_entropy(logits, first).loss == 0);
    CHECK(cross_entropy(logits, second).loss == double{infinity});
    CHECK(cross_entropy(logits, first, {.label_smoothing = 0.1}).loss == double{infinity});
  }

  TEST_CASE("gradient agrees with central differences, and sums to 0 over each row") {
    const Matrix logits = random(3, 4, 1);
    for (const double smoothing : {0.0, 0.1, 1.0}) {
      const CrossEntropyOptions options{.ignore_index = 0, .label_smoothing = smoothing};
      const Matrix d_logits = cross_entropy_backward(cross_entropy(logits, targets, options), targets, options);
      const auto loss = [&](const Matrix& at) { return cross_entropy(at, targets, options).loss; };
      CHECK(gradient_error(d_logits, loss, logits) < gradient_tolerance);
      CHECK(difference(d_logits.rowwise().sum(), Matrix::Zero(3, 1)) < rounding);
    }
  }

  TEST_CASE("what does not fit is named") {
    CHECK(caught([&] { cross_entropy(Matrix(2, 4), targets); }).message ==
          "cross_entropy: targets (3, 1) must be (2, 1)");
    CHECK(caught([&] { cross_entropy(Matrix(3, 3), targets); }).message ==
          "cross_entropy: target must be a number from 0 to 2, not 3");
    CHECK(caught([&] { cross_entropy(Matrix(3, 4), targets, {.label_smoothing = 2}); }).code == "not-in-range");
  }
}
