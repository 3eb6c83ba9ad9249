#include "attn/positions.h"

#include <doctest/doctest.h>

#include "caught.h"
#include "gradient_check.h"

using namespace attn;
using namespace attn::test;

TEST_SUITE("positions") {
  TEST_CASE("sines in even columns, cosines in odd ones, slower from pair to pair") {
    const Matrix PE = sinusoidal_positions(3, 4);
    CHECK(PE.row(0) == Matrix{{0, 1, 0, 1}});
    CHECK(PE(1, 0) == doctest::Approx(0.841471));  // sin 1
    CHECK(PE(1, 1) == doctest::Approx(0.540302));
    CHECK(PE(2, 2) == doctest::Approx(0.0199987));  // sin(2 / 100)
    CHECK(difference(sinusoidal_positions(2, 4, 1), PE.bottomRows(2)) == 0);
    CHECK(sinusoidal_positions(1, 3, 5)(0, 2) == doctest::Approx(std::sin(5 / std::pow(10000.0, 2.0 / 3))));
  }

  TEST_CASE("a turn by a quarter") {
    const RotaryTable quarter{Matrix{{0}}, Matrix{{1}}};
    CHECK(rotary(Matrix{{1, 0, 5}}, quarter) == Matrix{{0, 1, 5}});
    CHECK(rotary(Matrix{{0, 1, 5}}, quarter) == Matrix{{-1, 0, 5}});
    const RotaryTable two{Matrix{{0, 1}}, Matrix{{1, 0}}};
    CHECK(rotary(Matrix{{1, 2, 3, 4}}, two, RotaryPairs::halves) == Matrix{{-3, 2, 1, 4}});
    CHECK(rotary(Matrix{{1, 2, 3, 4}}, two, RotaryPairs::interleaved) == Matrix{{-2, 1, 3, 4}});
  }

  TEST_CASE("a turned score depends on the distance alone") {
    const Matrix q = random(1, 8, 1).replicate(6, 1), k = random(1, 8, 2).replicate(6, 1);
    for (const RotaryPairs pairs : {RotaryPairs::halves, RotaryPairs::interleaved}) {
      const RotaryTable table = rotary_table(6, 8, 100);
      const Matrix scores = rotary(q, table, pairs) * rotary(k, table, pairs).transpose();
      CHECK(difference(scores.topLeftCorner(5, 5), scores.bottomRightCorner(5, 5)) < (single ? 1e-4 : 1e-12));
      CHECK(std::abs(scores(0, 0) - scores(0, 5)) > 0.01);
    }
  }

  TEST_CASE("the backward turns back, and agrees with central differences") {
    const Matrix X = random(4, 6, 3), upstream = random(4, 6, 4);
    const RotaryTable table = rotary_table(4, 4);
    for (const RotaryPairs pairs : {RotaryPairs::halves, RotaryPairs::interleaved}) {
      CHECK(difference(rotary_backward(rotary(X, table, pairs), table, pairs), X) < 10 * rounding);
      const auto loss = [&](const Matrix& x) { return weighted_sum(rotary(x, table, pairs), upstream); };
      CHECK(gradient_error(rotary_backward(upstream, table, pairs), loss, X) < gradient_tolerance);
    }
  }

  TEST_CASE("what does not fit is named") {
    CHECK(caught([] { rotary_table(2, 3); }).message == "rotary_table: d 3 must be a multiple of pair 2");
    CHECK(caught([] { rotary(Matrix(2, 4), rotary_table(3, 4)); }).message == "rotary: cos (3, 2) must be (2, 2)");
    CHECK(caught([] { rotary(Matrix(2, 4), rotary_table(2, 6)); }).message == "rotary: cos (2, 3) must be (2, 2)");
    CHECK(caught([] { sinusoidal_positions(2, 4, 0, 0); }).code == "not-positive");
  }
}
