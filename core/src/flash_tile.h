#pragma once

// One tile of flash attention: which of its pairs are visible, and its scores.

#include "attn/flash.h"

namespace attn {

/// Rows first_query … of Q against rows first_key … of K.
struct TilePlace {
  Index first_query, first_key, queries, keys;
};

/// Which pairs of a tile may attend.
class TileVisibility {
 public:
  explicit TileVisibility(const TileMask& mask) : mask_(mask) {}

  bool operator()(Index query, Index key) const;
  bool any(const TilePlace& place) const;

 private:
  const TileMask& mask_;
};

struct TileScores {
  Matrix capped;  ///< (queries, keys)  scale · q kᵀ after the softcap
  Matrix values;  ///< and with the bias, divided by the temperature
  Eigen::Array<bool, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> visible;
};

TileScores tile_scores(const View& Q, const View& K, const TilePlace& place, const TileVisibility& sees, Scalar scale,
                       const AttentionOptions& options);

/// Shapes, options, tile and band, or an Error.
void check_flash(const char* where, const View& Q, const View& K, const View& V, const TileMask& mask, const Tile& tile,
                 const AttentionOptions& options);

}  // namespace attn
