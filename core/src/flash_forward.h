#pragma once

// Flash attention's forward, tile by tile, on the kernel's panels. It holds one block of queries and one of keys.

#include <vector>

#include "flash_tile.h"
#include "kernel/flash.h"

namespace attn {

class FlashForward {
 public:
  FlashForward(const FlashInputs& inputs, const Tile& tile);

  /// The queries of the tiles that follow.
  void begin(const TilePlace& at);
  void take_in(const TilePlace& at);

  /// So far; contexts are not divided by their sums.
  const FlashAttention& result() const { return result_; }
  /// Visible scores that are all -∞ give NaN, as in the plain form.
  FlashAttention finished() &&;

 private:
  /// kernel::tile_cols queries, or what is left of them, against the tile's keys.
  void take_in_group(const TilePlace& at, Index group);
  /// From q·k to what the softmax is taken of.
  void dress(const TilePlace& at, Index first, Index count);
  void rescale(Index first, Index count, const Scalar* factors);
  void add_values(const TilePlace& at, Index first, Index count);

  FlashInputs in_;
  bool finite_;  ///< V
  FlashAttention result_;
  std::vector<bool> seen_;              ///< of each query: any key
  std::vector<Scalar> Q_, K_, V_;       ///< panels
  std::vector<Scalar> scores_;          ///< of a group, key by key
  std::vector<kernel::Running> known_;  ///< of each group
};

}  // namespace attn
