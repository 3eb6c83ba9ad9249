#include "attn/softmax.h"

#include <doctest/doctest.h>

#include "attn/error.h"
#include "gradient_check.h"

using namespace attn;
using namespace attn::test;

namespace {

Matrix weights_of(const Matrix& scores) { return masked_softmax(scores, Mask(scores.rows(), scores.cols())).weights; }

Mask hide(Index queries, Index keys, Index query, Index key) {
  Mask mask(queries, keys);
  mask.set(query, key, false);
  return mask;
}

}  // namespace

TEST_SUITE("masked_softmax") {
  TEST_CASE("every step of softmax(0, 1, 2)") {
    const auto [maxima, exponentials, sums, weights] = masked_softmax(Matrix{{0, 1, 2}}, Mask(1, 3));
    CHECK(maxima == Matrix{{2}});
    CHECK(difference(exponentials, Matrix{{0.135335, 0.367879, 1}}) < six_decimals);
    CHECK(difference(sums, Matrix{{1.503215}}) < six_decimals);
    CHECK(difference(weights, Matrix{{0.090031, 0.244728, 0.665241}}) < six_decimals);
  }

  TEST_CASE("a temperature of 2 halves the scores") {
    const Matrix warm = masked_softmax(Matrix{{0, 1, 2}}, Mask(1, 3), 2).weights;
    CHECK(difference(warm, Matrix{{0.186324, 0.307196, 0.506480}}) < six_decimals);
  }

  TEST_CASE("rows sum to 1, and adding a number to a row changes nothing") {
    const Matrix scores = 5 * random(6, 9, 1), weights = weights_of(scores);
    CHECK(difference(weights.rowwise().sum(), Matrix::Ones(6, 1)) < rounding);
    CHECK(difference(weights_of(scores.array() + 3), weights) < 4 * rounding);
  }

  TEST_CASE("a hidden key has weight exactly 0 and changes nothing else; a fully hidden row is 0") {
    const auto partly = masked_softmax(Matrix{{0, 99, 2}}, hide(1, 3, 0, 1));
    CHECK(partly.weights(0, 1) == 0);
    CHECK(partly.maxima(0) == 2);
    CHECK(difference(partly.weights, Matrix{{0.119203, 0, 0.880797}}) < six_decimals);

    const auto hidden = masked_softmax(Matrix{{not_a_number, 1}, {2, 2}}, padding_mask(2, 2, 0));
    for (const Matrix& step : {hidden.maxima, hidden.sums}) CHECK(step == Matrix::Zero(2, 1));
    for (const Matrix& step : {hidden.exponentials, hidden.weights}) CHECK(step == Matrix::Zero(2, 2));
  }

  TEST_CASE("a NaN or an infinity behind the mask cannot leak") {
    for (const Scalar poison : {not_a_number, infinity, -infinity})
      CHECK(masked_softmax(Matrix{{1, poison, 1}}, hide(1, 3, 0, 1)).weights == Matrix{{0.5, 0, 0.5}});
  }

  TEST_CASE("a visible NaN or +∞, or nothing but -∞, gives NaN in its own row, and only where something is visible") {
    const Matrix lost{{not_a_number, not_a_number, 0}};
    for (const auto& [a, b] : {std::pair{not_a_number, Scalar(1)}, {infinity, Scalar(1)}, {-infinity, -infinity}})
      CHECK(difference(masked_softmax(Matrix{{a, b, 1}}, hide(1, 3, 0, 2)).weights, lost) == 0);
    CHECK(std::isnan(masked_softmax(Matrix{{1, not_a_number, 2}}, Mask(1, 3)).maxima(0)));
    CHECK(weights_of(Matrix{{not_a_number, 0}, {3, 3}}).row(1) == Matrix{{0.5, 0.5}});
  }

  TEST_CASE("one -∞ among numbers is a key of weight 0") {
    CHECK(weights_of(Matrix{{1, -infinity, 1}}) == Matrix{{0.5, 0, 0.5}});
  }

  TEST_CASE("huge scores neither overflow nor lose the row") {
    CHECK(weights_of(Matrix{{1e4, 1e4}}) == Matrix{{0.5, 0.5}});
    CHECK(weights_of(Matrix{{1e4, -1e4}}) == Matrix{{1, 0}});
    CHECK(weights_of(Matrix{{Scalar(3e38), Scalar(-3e38), Scalar(3e38)}}) == Matrix{{0.5, 0, 0.5}});
    CHECK(difference(weights_of(Matrix{{1000, 1001, 1002}}), weights_of(Matrix{{0, 1, 2}})) < rounding);
  }

  TEST_CASE("subnormal scores are as good as 0; float flushes tails below 2^-64, double keeps them") {
    CHECK(weights_of(Matrix{{Scalar(1e-40), 0}}) == Matrix{{0.5, 0.5}});
    CHECK(weights_of(Matrix{{0, -44}})(1) > 0);
    CHECK((weights_of(Matrix{{0, -45}})(1) == 0) == single);
    CHECK(masked_softmax(Matrix{{0, 1}}, Mask(1, 2), std::numeric_limits<Scalar>::denorm_min()).weights ==
          Matrix{{0, 1}});
  }

  TEST_CASE("one key has weight 1; no queries give no rows") {
    CHECK(weights_of(Matrix{{-7}}) == Matrix{{1}});
    CHECK(weights_of(Matrix(0, 3)).rows() == 0);
  }

  TEST_CASE("no keys, a temperature of 0 or less, and a mask of another shape are errors") {
    const auto softmax = [](const Matrix& x, const Mask& mask, Scalar t) { return masked_softmax(x, mask, t); };
    CHECK_THROWS_WITH_AS(softmax(Matrix(2, 0), Mask(2, 0), 1), "masked_softmax: there is no key to attend to", Error);
    CHECK_THROWS_WITH_AS(softmax(Matrix{{1}}, Mask(1, 1), 0),
                         "masked_softmax: temperature must be a positive number, not 0", Error);
    CHECK_THROWS_AS(softmax(Matrix{{1}}, Mask(1, 1), not_a_number), Error);
    CHECK_THROWS_WITH_AS(softmax(Matrix{{1}}, Mask(1, 2), 1), "masked_softmax: mask (1, 2) must be (1, 1)", Error);
    CHECK_THROWS_WITH_AS(masked_softmax_backward(Matrix{{1}}, Matrix{{1, 2}}),
                         "masked_softmax_backward: d_weights (1, 2) must be (1, 1)", Error);
  }

  TEST_CASE("gradients agree with central differences, with a mask and a temperature") {
    const Matrix x = random(4, 5, 2), upstream = random(4, 5, 3);
    const Mask mask = padding_mask(4, 5, 4) & hide(4, 5, 1, 0);
    for (const Scalar temperature : {Scalar(1), Scalar(0.5), Scalar(3)}) {
      const auto loss = [&](const Matrix& z) {
        return weighted_sum(masked_softmax(z, mask, temperature).weights, upstream);
      };
      const Matrix weights = masked_softmax(x, mask, temperature).weights;
      const Matrix gradient = masked_softmax_backward(weights, upstream, temperature);
      CHECK(gradient_error(gradient, loss, x) < gradient_tolerance);
      CHECK(gradient.col(4) == Matrix::Zero(4, 1));
      CHECK(difference(gradient.rowwise().sum(), Matrix::Zero(4, 1)) < 10 * rounding);
    }
  }

  TEST_CASE("what comes down to a key of weight 0 goes no further, NaN or not") {
    const Matrix gradient = masked_softmax_backward(Matrix{{0.5, 0, 0.5}}, Matrix{{1, not_a_number, 3}});
    CHECK(difference(gradient, Matrix{{-0.5, 0, 0.5}}) < rounding);
  }
}
