#include "attn/score_spread.h"

#include <doctest/doctest.h>

#include <cmath>

#include "attn/mask.h"
#include "attn/softmax.h"
#include "caught.h"
#include "gradient_check.h"

using namespace attn;
using namespace attn::test;

TEST_SUITE("score spread") {
  TEST_CASE("the deviation grows as the root of d, and division by that root undoes it") {
    for (const Index d : {16, 64, 256, 1024}) {
      CAPTURE(d);
      const ScoreSpread spread = score_spread(d, 64, 64, 1, 1);
      const double root = std::sqrt(static_cast<double>(d));
      CHECK(spread.raw.deviation == doctest::Approx(root).epsilon(0.1));
      CHECK(spread.scaled.deviation == doctest::Approx(spread.raw.deviation / root).epsilon(1e-5));
    }
  }

  TEST_CASE("long vectors saturate the softmax unless they are scaled") {
    const ScoreSpread spread = score_spread(256, 64, 16, 1, 2);
    CHECK(spread.raw.largest > 0.9);
    CHECK(spread.raw.entropy < 0.3);
    CHECK(spread.scaled.largest < 0.4);
    CHECK(spread.scaled.entropy > 2);
    CHECK(spread.raw.sensitivity < spread.scaled.sensitivity / 2);
  }

  TEST_CASE("entries that are all 0 give weights that are all alike") {
    const ScoreSpread spread = score_spread(8, 3, 5, 0, 1);
    CHECK(spread.raw.entropy == doctest::Approx(std::log(5.0)));
    CHECK(spread.raw.largest == doctest::Approx(0.2));
    CHECK(spread.raw.deviation == 0);
    // ‖I/5 - 1/25‖² = 5 (4/25)² + 20 (1/25)²
    CHECK(spread.raw.sensitivity == doctest::Approx(std::sqrt(5 * 0.0256 + 20 * 0.0016)));
  }

  TEST_CASE("the sensitivity is the norm of the softmax's derivatives") {
    const ScoreSpread spread = score_spread(2, 1, 4, 1, 3);
    const Mask all(1, 4);
    double squares = 0;
    for (Index i = 0; i < 4; ++i) {
      Matrix one = Matrix::Zero(1, 4);
      one(i) = 1;
      const Matrix weights = masked_softmax(spread.scores, all).weights;
      squares += static_cast<double>(masked_softmax_backward(weights, one).squaredNorm());
    }
    CHECK(spread.raw.sensitivity == doctest::Approx(std::sqrt(squares)).epsilon(1e-5));
  }

  TEST_CASE("products of large entries leave float16 behind") {
    CHECK(score_spread(1024, 32, 32, 1, 1).beyond_half == 0);
    CHECK(score_spread(1024, 32, 32, 60, 1).beyond_half > 0.3);
  }

  TEST_CASE("what makes no sense is named") {
    CHECK(caught([] { score_spread(0, 1, 1, 1, 1); }).code == "not-in-range");
    CHECK(caught([] { score_spread(1, 1, 1, -1, 1); }).code == "not-in-range");
    CHECK(caught([] { score_spread(1 << 20, 1 << 20, 1, 1, 1); }).code == "too-large");
  }
}
