#pragma once

// Flash attention (Dao et al. 2022, algorithms 1 and 4): scaled dot-product attention tile by tile, by the online
// softmax. Exact; the (n_q, n_k) scores are never held, only one tile of them. Shapes and order as in attention.h.

#include <optional>
#include <variant>
#include <vector>

#include "attn/attention.h"
#include "attn/mask.h"
#include "attn/types.h"

namespace attn {

struct Tile {
  Index queries = 256, keys = 128;
};

/// Query i sees keys i - left … i + right: a mask that takes no memory. {} sees all, {.right = 0} is causal.
struct Band {
  std::optional<Index> left = {}, right = {};
};

/// Either kind of mask, by reference.
using TileMask = std::variant<Band, const Mask*>;

/// What the backward needs besides its inputs: two numbers a query instead of n_k.
struct FlashAttention {
  Matrix context;  ///< (n_q, d_v)
  Matrix maxima;   ///< (n_q, 1)  largest visible score, divided by the temperature; -∞ where none is visible
  Matrix sums;     ///< (n_q, 1)  Σ e^(score / temperature - max)
};

/// As scaled_dot_product_attention, with the same errors; "not-in-range" for a tile's sides, which are from 1 to 4096,
/// and for a band's below 0. A tile that the mask hides altogether is not computed.
FlashAttention flash_attention(const View& Q, const View& K, const View& V, const TileMask& mask = Band{},
                               const Tile& tile = {}, const AttentionOptions& options = {});

/// The weights are computed again, tile by tile, from the maxima and sums that flash_attention returned.
AttentionGradient flash_attention_backward(const View& Q, const View& K, const View& V, const FlashAttention& forward,
                                           const View& d_context, const TileMask& mask = Band{}, const Tile& tile = {},
                                           const AttentionOptions& options = {});

/// One tile and what is known of its queries after it, for a picture.
struct TileStep {
  Index first_query, first_key, queries, keys;
  bool computed;   ///< or skipped, for the mask hides it
  Matrix maxima;   ///< (queries, 1)  so far
  Matrix sums;     ///< (queries, 1)  so far
  Matrix context;  ///< (queries, d_v)  so far, already divided by the sums
};

/// flash_attention's steps in order. "too-large" if they do not fit.
std::vector<TileStep> flash_attention_trace(const View& Q, const View& K, const View& V, const TileMask& mask = Band{},
                                            const Tile& tile = {}, const AttentionOptions& options = {});

}  // namespace attn
