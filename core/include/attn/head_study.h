#pragma once

// Heads to look at: a random model, and what its output becomes without some of them.

#include <cstdint>
#include <span>

#include "attn/multi_head.h"

namespace attn {

/// heads of d_model / heads numbers each. Entries are normal, of variance 1/d_model; those of W_q of 4/d_model, so that
/// scores of tokens of variance 1 have a standard deviation of 2. Each matrix has numbers of its own: W_q, and the
/// first rows of W_k and W_v, are the same whatever kv_heads is. "not-in-range", "not-a-multiple".
MultiHeadAttention random_multi_head(Index d_model, Index heads, Index kv_heads, std::uint64_t seed);

struct MutedHeads {
  Matrix concat;  ///< with zeros in the place of the muted heads
  Matrix output;  ///< (n_q, d_out): that times W_oᵀ
  double change;  ///< the mean of |output - what it is with every head| over its numbers
};
/// W_o is (d_out, heads · d_v), concat (n_q, heads · d_v). "not-in-range" for a head that is not there.
MutedHeads mute_heads(const View& W_o, const View& concat, Index heads, std::span<const Index> muted);

}  // namespace attn
