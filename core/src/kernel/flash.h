#pragma once

// Flash attention's inner steps, for tile_cols queries at a time: a tile of scores lies key by key, so that a pack
// holds as many queries' scores of one key, and neither maximum nor sum goes across a pack.

#include "tile.h"

namespace attn::kernel {

/// What is known of tile_cols queries so far, as attn/online_softmax.h has it.
struct Running {
  Scalar max[tile_cols], sum[tile_cols];
};

/// tile[key tile_cols + query] = α q·k. Q's panel is by copy_cols, K's panels are by copy_rows.
void scores(const Scalar* K, Index keys, const Scalar* Q, Index d, Scalar alpha, Scalar* tile);

/// Takes a tile of scores in: it becomes e^(score - max). -∞ hides a score. What was summed against the old maxima is
/// to be multiplied by `factors`; returns whether any of them is not 1.
bool take_in(Scalar* tile, Index keys, Running& running, Scalar* factors);

}  // namespace attn::kernel
