#include "attn/mask.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "attn/rng.h"
#include "caught.h"

using namespace attn;
using namespace attn::test;

namespace {

/// Rows of 1 and 0, as in a picture.
std::string picture(const Mask& mask) {
  std::string text;
  for (Index i = 0; i < mask.queries(); ++i) {
    if (i > 0) text += ' ';
    for (Index j = 0; j < mask.keys(); ++j) text += mask(i, j) ? '1' : '0';
  }
  return text;
}

}  // namespace

TEST_SUITE("Mask") {
  TEST_CASE("a new mask shows everything, or nothing, and cells can be set") {
    Mask mask(2, 3);
    CHECK(picture(mask) == "111 111");
    mask.set(1, 2, false);
    CHECK(picture(mask) == "111 110");
    CHECK(mask.visible_pairs() == 5);
    CHECK(Mask(2, 3, false).visible_pairs() == 0);
    CHECK(Mask(0, 3).visible_pairs() == 0);
  }

  TEST_CASE("a run ends where visibility changes, or with the row") {
    Rng rng(3);
    const Mask mask = random_mask(150, 75, rng) | sliding_window_mask(150, 70);
    for (Index i = 0; i < 150; i += 7)
      for (Index j = 0; j < 150; ++j) {
        Index end = j;
        while (end < 150 && mask(i, end) == mask(i, j)) ++end;
        CHECK(mask.run_end(i, j) == end);
      }
  }

  TEST_CASE("a mask becomes bytes and comes back the same, past the first 64 pairs too") {
    const std::vector<std::uint8_t> given{1, 0, 0, 0, 2, 1};
    CHECK(picture(Mask::from_bytes(2, 3, given)) == "100 011");
    Rng rng(7);
    const Mask mask = random_mask(21, 5, rng);
    std::vector<std::uint8_t> bytes(21 * 21, 9);
    mask.to_bytes(bytes);
    CHECK(std::count(bytes.begin(), bytes.end(), 1) == 21 * 5);
    CHECK(std::count(bytes.begin(), bytes.end(), 0) == 21 * 16);
    CHECK(Mask::from_bytes(21, 21, bytes) == mask);
    CHECK(Mask::from_bytes(21, 21, bytes).visible_pairs() == 21 * 5);
    std::vector<std::uint8_t> longer(500, 9);
    mask.to_bytes(longer);
    CHECK(longer[440] != 9);
    CHECK(longer[441] == 9);
  }

  TEST_CASE("bytes that are no mask of the size are refused") {
    const auto error = caught([] { Mask::from_bytes(2, 3, std::vector<std::uint8_t>(5)); });
    CHECK(error.code == "shape-expected");
    CHECK(error.message == "Mask: visible (5, 1) must be (6, 1)");
  }

  TEST_CASE("causal: query i sees keys 0 … i") {
    CHECK(picture(causal_mask(4)) == "1000 1100 1110 1111");
    CHECK(causal_mask(100).visible_pairs() == 100 * 101 / 2);
  }

  TEST_CASE("padding: every query sees the first keys") {
    CHECK(picture(padding_mask(2, 4, 3)) == "1110 1110");
    CHECK(picture(padding_mask(1, 2, 0)) == "00");
  }

  TEST_CASE("sliding window: keys at most `window` away") {
    CHECK(picture(sliding_window_mask(4, 1)) == "1100 1110 0111 0011");
    CHECK(picture(sliding_window_mask(3, 0)) == "100 010 001");
    CHECK(sliding_window_mask(3, 1'000'000) == Mask(3, 3));
  }

  TEST_CASE("global tokens see all and are seen by all") {
    CHECK(picture(global_token_mask(4, 1)) == "1111 1000 1000 1000");
    CHECK(global_token_mask(4, 0) == Mask(4, 4, false));
    CHECK(global_token_mask(4, 4) == Mask(4, 4));
  }

  TEST_CASE("random: each query sees exactly so many different keys, every key equally often") {
    Rng rng(5);
    const Index n = 40, keys = 5;
    Mask mask = random_mask(n, keys, rng);
    for (Index i = 0; i < n; ++i) {
      Index visible = 0;
      for (Index j = 0; j < n; ++j) visible += mask(i, j);
      CHECK(visible == keys);
    }
    CHECK(random_mask(6, 6, rng) == Mask(6, 6));
    CHECK(random_mask(6, 0, rng) == Mask(6, 6, false));

    std::vector<int> seen(4);
    for (int draw = 0; draw < 5000; ++draw) {
      const Mask small = random_mask(4, 2, rng);
      for (Index j = 0; j < 4; ++j) seen[static_cast<std::size_t>(j)] += small(0, j);
    }
    for (const int times : seen) CHECK(std::abs(times - 2500) < 4 * std::sqrt(5000.0 / 4));
  }

  TEST_CASE("random: the same seed gives the same mask") {
    Rng one(5), same(5), other(6);
    const Mask mask = random_mask(20, 3, one);
    CHECK(mask == random_mask(20, 3, same));
    CHECK_FALSE(mask == random_mask(20, 3, other));
  }

  TEST_CASE("BigBird is window | global | random; causal & window looks back only") {
    Rng rng(5), again(5);
    const Mask window = sliding_window_mask(8, 1), global = global_token_mask(8, 1);
    const Mask random = random_mask(8, 2, rng), big_bird = window | global | random_mask(8, 2, again);
    for (Index i = 0; i < 8; ++i)
      for (Index j = 0; j < 8; ++j) CHECK(big_bird(i, j) == (window(i, j) || global(i, j) || random(i, j)));
    CHECK(picture(causal_mask(4) & sliding_window_mask(4, 1)) == "1000 1100 0110 0011");
  }

  TEST_CASE("masks of different sizes do not combine") {
    const auto error = caught([] { return Mask(2, 3) & Mask(3, 2); });
    CHECK(error.message == "masks (2, 3) and (3, 2) need the same size");
    CHECK(error.code == "mask-sizes-differ");
    CHECK(error.arguments == std::vector<std::string>{"(2, 3)", "(3, 2)"});
    CHECK(caught([] { return Mask(1, 600) | Mask(1, 1); }).code == "mask-sizes-differ");
    CHECK_FALSE(Mask(2, 3) == Mask(3, 2));
  }

  TEST_CASE("sizes out of range are refused before anything is allocated") {
    Rng rng(5);
    CHECK(caught([] { return Mask(-1, 2); }).message ==
          "Mask: queries must be a whole number from 0 to 67108864, not -1");
    CHECK(caught([] { return causal_mask(100'000); }).code == "too-large");
    CHECK(caught([] { return padding_mask(2, 3, 4); }).message ==
          "padding_mask: length must be a whole number from 0 to 3, not 4");
    CHECK(caught([] { return sliding_window_mask(3, -1); }).code == "not-in-range");
    CHECK(caught([] { return global_token_mask(3, 4); }).code == "not-in-range");
    CHECK(caught([&] { return random_mask(3, 4, rng); }).code == "not-in-range");
  }
}
