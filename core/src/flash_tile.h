#pragma once

// One tile of flash attention: which of its pairs are visible, and its scores.

#include <algorithm>

#include "attn/flash.h"

namespace attn {

/// Rows first_query … of Q against rows first_key … of K.
struct TilePlace {
  Index first_query, first_key, queries, keys;
};

/// Which pairs may attend, whichever way a mask is given.
class Visibility {
 public:
  explicit Visibility(const TileMask& mask) : mask_(mask) {}

  bool operator()(Index query, Index key) const;
  /// As Mask::run_end; beyond the last key where all that follow are alike.
  Index run_end(Index query, Index key) const;
  bool any(const TilePlace& place) const;

  /// Calls visit(first, end, visible) for every run of keys from first_key on that a query sees or does not see.
  template <class Visit>
  void for_each_run(Index query, Index first_key, Index keys, const Visit& visit) const {
    for (Index first = first_key, end = first; first < first_key + keys; first = end) {
      end = std::min(run_end(query, first), first_key + keys);
      visit(first, end, (*this)(query, first));
    }
  }

 private:
  const TileMask& mask_;
};

/// What every tile of a call looks at.
struct FlashInputs {
  const View &Q, &K, &V;
  const Visibility& visible;
  const AttentionOptions& options;
  Scalar scale;
};

struct TileScores {
  Matrix capped;  ///< (queries, keys)  scale · q kᵀ after the softcap
  Matrix values;  ///< and with the bias, divided by the temperature; -∞ where hidden
};
TileScores tile_scores(const FlashInputs& inputs, const TilePlace& at);

/// Shapes, options, tile and band, or an Error.
void check_flash(const char* where, const View& Q, const View& K, const View& V, const TileMask& mask, const Tile& tile,
                 const AttentionOptions& options);

}  // namespace attn
