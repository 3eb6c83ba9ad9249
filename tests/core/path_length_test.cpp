#include "attn/path_length.h"

#include <doctest/doctest.h>

#include "attn/rng.h"
#include "caught.h"

using namespace attn;
using namespace attn::test;
using Path = std::vector<Index>;

namespace {

/// The obvious way: Floyd and Warshall, n³.
Index longest_by_floyd_warshall(const Mask& mask) {
  const auto n = static_cast<std::size_t>(mask.queries());
  const Index far = 1 << 20;
  std::vector<std::vector<Index>> hops(n, std::vector<Index>(n, far));
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j)
      if (i == j || mask(static_cast<Index>(i), static_cast<Index>(j))) hops[i][j] = i == j ? 0 : 1;
  for (std::size_t k = 0; k < n; ++k)
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = 0; j < n; ++j) hops[i][j] = std::min(hops[i][j], hops[i][k] + hops[k][j]);
  Index longest = 0;
  for (const auto& row : hops)
    for (const Index h : row) longest = std::max(longest, h);
  return longest == far ? -1 : longest;
}

}  // namespace

TEST_SUITE("path length") {
  TEST_CASE("of 512 positions: 511 steps through an RNN, one through attention") {
    CHECK(maximum_path_length(LayerKind::recurrent, 512) == 511);
    CHECK(maximum_path_length(LayerKind::self_attention, 512) == 1);
    CHECK(maximum_path_length(LayerKind::convolution, 512, 3) == 256);          // ⌈511 / 2⌉
    CHECK(maximum_path_length(LayerKind::dilated_convolution, 512, 2) == 9);    // 2⁹ = 512
    CHECK(maximum_path_length(LayerKind::dilated_convolution, 513, 2) == 10);   //
    CHECK(maximum_path_length(LayerKind::restricted_attention, 512, 8) == 64);  // ⌈511 / 8⌉
  }

  TEST_CASE("one position has no path; two have one step") {
    for (const auto kind : {LayerKind::self_attention, LayerKind::recurrent, LayerKind::convolution,
                            LayerKind::dilated_convolution, LayerKind::restricted_attention}) {
      CHECK(maximum_path_length(kind, 1, 2) == 0);
      CHECK(maximum_path_length(kind, 2, 2) == 1);
    }
    CHECK(maximum_path_length(LayerKind::dilated_convolution, Index{1} << 40, 2) == 40);
  }

  TEST_CASE("the formulas for attention agree with the search through its masks") {
    CHECK(maximum_path_length(Mask(70, 70)) == maximum_path_length(LayerKind::self_attention, 70));
    for (const Index window : {1, 2, 3, 8, 69})
      CHECK(maximum_path_length(sliding_window_mask(70, window)) ==
            maximum_path_length(LayerKind::restricted_attention, 70, window));
  }

  TEST_CASE("a global token makes it two hops, however long the text") {
    for (const Index n : {10, 200, 512})
      CHECK(maximum_path_length(sliding_window_mask(n, 1) | global_token_mask(n, 1)) == 2);
  }

  TEST_CASE("-1 where something cannot be reached: causal, block-diagonal, diagonal") {
    CHECK(maximum_path_length(causal_mask(3)) == -1);
    CHECK(maximum_path_length(sliding_window_mask(2, 0)) == -1);
    CHECK(maximum_path_length(Mask(65, 65, false)) == -1);
    CHECK(maximum_path_length(Mask(1, 1, false)) == 0);
    CHECK(maximum_path_length(Mask(0, 0)) == 0);
  }

  TEST_CASE("the search agrees with Floyd and Warshall on random masks") {
    Rng rng(11);
    for (const Index n : {5, 63, 64, 65, 130})
      for (const Index keys : {1, 2, 4}) {
        const Mask mask = random_mask(n, keys, rng);
        CHECK(maximum_path_length(mask) == longest_by_floyd_warshall(mask));
      }
  }

  TEST_CASE("a shortest path goes from key to query, both ends included") {
    CHECK(shortest_path(sliding_window_mask(6, 1), 0, 3) == Path{0, 1, 2, 3});
    CHECK(shortest_path(sliding_window_mask(6, 1), 3, 1) == Path{3, 2, 1});
    CHECK(shortest_path(sliding_window_mask(9, 1) | global_token_mask(9, 1), 8, 4) == Path{8, 0, 4});
    CHECK(shortest_path(causal_mask(4), 0, 3) == Path{0, 3});
    CHECK(shortest_path(causal_mask(4), 3, 0).empty());
    CHECK(shortest_path(Mask(3, 3, false), 2, 2) == Path{2});
  }

  TEST_CASE("what cannot be asked is refused") {
    CHECK(caught([] { maximum_path_length(LayerKind::recurrent, 0); }).message ==
          "maximum_path_length: n must be a whole number from 1 to 1099511627776, not 0");
    CHECK(caught([] { maximum_path_length(LayerKind::convolution, 5, 1); }).arguments.at(1) == "kernel");
    CHECK(caught([] { maximum_path_length(LayerKind::restricted_attention, 5); }).arguments.at(1) == "window");
    CHECK(caught([] { maximum_path_length(Mask(2, 3)); }).message == "maximum_path_length: mask (2, 3) must be (2, 2)");
    CHECK(caught([] { shortest_path(Mask(3, 3), 0, 3); }).code == "not-in-range");
    CHECK(caught([] { shortest_path(Mask(0, 0), 0, 0); }).code == "not-in-range");
  }
}
