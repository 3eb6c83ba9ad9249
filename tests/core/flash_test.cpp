#include "attn/flash.h"

#include <doctest/doctest.h>

#include "attn/online_softmax.h"
#include "caught.h"
#include "gradient_check.h"

using namespace attn;
using namespace attn::test;

namespace {

const Matrix Q = random(5, 3, 1), K = random(7, 3, 2), V = random(7, 2, 3), upstream = random(5, 2, 4);
const Tile small{2, 3};

}  // namespace

TEST_SUITE("the online softmax") {
  TEST_CASE("a larger score rescales the sum: 0, ln 2, ln 4 in this order") {
    OnlineSoftmax state = with_score({}, 0);
    CHECK(state.sum == 1);
    state = with_score(state, std::log(Scalar(2)));
    CHECK(state.sum == doctest::Approx(1.5));  // 1/2 + 1
    state = with_score(state, std::log(Scalar(4)));
    CHECK(state.sum == doctest::Approx(1.75));  // 1/4 + 1/2 + 1
    CHECK(state.max == std::log(Scalar(4)));
  }

  TEST_CASE("joining two halves, in either order, is seeing all") {
    OnlineSoftmax first, second, all;
    for (const Scalar x : {Scalar(3), Scalar(-1), Scalar(2)}) first = with_score(first, x), all = with_score(all, x);
    for (const Scalar x : {Scalar(5), Scalar(0)}) second = with_score(second, x), all = with_score(all, x);
    for (const auto& both : {joined(first, second), joined(second, first)}) {
      CHECK(both.max == 5);
      CHECK(both.sum == doctest::Approx(all.sum));
    }
    CHECK(joined(first, {}).sum == first.sum);
  }

  TEST_CASE("-∞ adds nothing; NaN and +∞ make NaN that stays") {
    CHECK(with_score({}, -infinity).sum == 0);
    CHECK(with_score({2, 3}, -infinity).sum == 3);
    for (const Scalar bad : {infinity, not_a_number}) CHECK(std::isnan(with_score(with_score({}, bad), 1).sum));
  }
}

TEST_SUITE("flash attention") {
  TEST_CASE("a band is the mask that it stands for") {
    Mask causal(5, 7, false), window(5, 7, false);
    for (Index i = 0; i < 5; ++i)
      for (Index j = 0; j < 7; ++j) causal.set(i, j, j <= i), window.set(i, j, i - 1 <= j && j <= i + 2);
    CHECK(difference(flash_attention(Q, K, V, Band{.right = 0}, small).context,
                     scaled_dot_product_attention(Q, K, V, causal).context) < rounding);
    CHECK(difference(flash_attention(Q, K, V, Band{1, 2}, small).context,
                     scaled_dot_product_attention(Q, K, V, window).context) < rounding);
  }

  TEST_CASE("gradients agree with central differences") {
    const AttentionOptions options{.softcap = 2};
    const TileMask mask = Band{.left = 2};
    const auto loss = [&](const Matrix& q, const Matrix& k, const Matrix& v) {
      return weighted_sum(flash_attention(q, k, v, mask, small, options).context, upstream);
    };
    const auto d = flash_attention_backward(Q, K, V, flash_attention(Q, K, V, mask, small, options), upstream, mask,
                                            small, options);
    CHECK(gradient_error(
              d.dQ, [&](const Matrix& x) { return loss(x, K, V); }, Q) < gradient_tolerance);
    CHECK(gradient_error(
              d.dK, [&](const Matrix& x) { return loss(Q, x, V); }, K) < gradient_tolerance);
    CHECK(gradient_error(
              d.dV, [&](const Matrix& x) { return loss(Q, K, x); }, V) < gradient_tolerance);
  }

  TEST_CASE("the trace goes tile by tile, skips what is hidden, and ends with the context") {
    const auto steps = flash_attention_trace(Q, K, V, Band{.right = 0}, small);
    CHECK(steps.size() == 9);  // 3 blocks of queries, 3 of keys
    CHECK(steps[0].computed);
    CHECK_FALSE(steps[1].computed);  // queries 0 and 1, keys 3 to 5
    CHECK(steps[4].computed);
    CHECK(steps[8].queries == 1);
    CHECK(steps[8].keys == 1);
    const auto whole = flash_attention(Q, K, V, Band{.right = 0}, small);
    CHECK(difference(steps[2].context, whole.context.topRows(2)) == 0);
    CHECK(difference(steps[5].sums, whole.sums.middleRows(2, 2)) == 0);
  }

  TEST_CASE("hidden NaN and infinity leak into nothing; a visible NaN spoils its rows; a hidden row is 0") {
    Mask mask = padding_mask(5, 7, 6);
    for (Index j = 0; j < 7; ++j) mask.set(3, j, false);
    Matrix k = K, v = V;
    k.row(6).setConstant(not_a_number), v.row(6).setConstant(infinity);
    const auto clean = flash_attention(Q, K, V, &mask, small), poisoned = flash_attention(Q, k, v, &mask, small);
    CHECK(difference(clean.context, poisoned.context) == 0);
    CHECK(clean.context.row(3).isZero(0));
    const auto d = flash_attention_backward(Q, k, v, poisoned, upstream, &mask, small);
    CHECK((d.dQ.allFinite() && d.dK.allFinite() && d.dV.allFinite()));
    CHECK(d.dQ.row(3).isZero(0));
    CHECK(flash_attention(Q, k, V, Band{}, small).context.array().isNaN().all());
  }

  TEST_CASE("visible scores of -∞: nothing beside a finite one, NaN alone, as in the plain form") {
    const Matrix q{{1}}, k{{-infinity}, {2}}, v{{5}, {7}};
    CHECK(flash_attention(q, k, v, Band{}, {1, 1}).context == Matrix{{7}});
    CHECK(flash_attention(q, k.topRows(1), v.topRows(1), Band{}, {1, 1}).context.hasNaN());
    CHECK(scaled_dot_product_attention(q, k.topRows(1), v.topRows(1), Mask(1, 1)).context.hasNaN());
  }

  TEST_CASE("lengths that the plain form refuses") {
    const Index n = 20000;
    const Matrix x = random(n, 2, 5);
    CHECK(caught([&] { scaled_dot_product_attention(x, x, x, Mask(1, 1)); }).code == "too-large");
    const Matrix context = flash_attention(x, x, x, Band{3, 3}).context;
    const Matrix q = x.row(n / 2), near = x.middleRows(n / 2 - 3, 7);
    CHECK(difference(context.row(n / 2), scaled_dot_product_attention(q, near, near, Mask(1, 7)).context) < rounding);
  }

  TEST_CASE("what does not fit is named") {
    const auto message = [](const TileMask& mask, const Tile& tile) {
      return caught([&] { flash_attention(Q, K, V, mask, tile); }).message;
    };
    const Mask wrong(7, 5);
    CHECK(message(&wrong, {}) == "flash_attention: mask (7, 5) must be (5, 7)");
    CHECK(message(Band{}, {0, 1}) == "flash_attention: tile.queries must be a whole number from 1 to 4096, not 0");
    CHECK(caught([] { flash_attention(Q, K, V, Band{.left = -1}); }).code == "not-in-range");
  }
}
