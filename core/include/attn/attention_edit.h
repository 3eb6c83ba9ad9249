#pragma once

// What if the weights were others? An edit replaces α after the softmax, at every step, so that a decoder goes on with
// a context that its network did not choose.

#include <cstdint>
#include <span>
#include <variant>

#include "attn/types.h"

namespace attn {

struct Learned {};  ///< α as it is
/// Each row's weights shuffled among the places of the sequence, by the seed and the step.
struct Permute {
  std::uint64_t seed = 0;
};
struct Flatten {};  ///< 1 / length everywhere
struct Harden {};   ///< 1 at the largest weight, the first of equals
/// 0 at one place, the others scaled up to sum 1; nothing changes for a sequence that has no other.
struct Mute {
  Index position = 0;
};
/// Row t for step t, cut to the sequence's length and scaled to sum 1. Steps past the last row, and rows that sum to 0,
/// keep α.
struct Given {
  Matrix weights;
};
using AttentionEdit = std::variant<Learned, Permute, Flatten, Harden, Mute, Given>;

/// weights is (batch, keys), of step t.
void edit_weights(const AttentionEdit& edit, Index t, std::span<const Index> lengths, Block weights);

}  // namespace attn
