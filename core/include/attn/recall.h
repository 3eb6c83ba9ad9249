#pragma once

// What a memory of n random pairs gives back when each key asks for its own value: softmax attention, which keeps all
// n pairs, and linear attention, which keeps a state of d · d + d numbers however many they are.

#include <cstdint>

#include "attn/linear_attention.h"
#include "attn/types.h"

namespace attn {

struct RecallOptions {
  Index n = 16, d = 16;  ///< pairs, 1 to 4096; width of keys and of values, 1 to 64
  double sigma = 1;      ///< deviation of the keys' entries; those of values have 1
  FeatureMap feature_map = FeatureMap::elu_plus_one;
  std::uint64_t seed = 1;
};

/// √(Σ ‖read - value‖² / Σ ‖value‖²): 0 gives everything back, 1 is no better than answering 0.
struct Recall {
  double softmax, linear;  ///< over at most 64 of the pairs, spread evenly
  double best;             ///< of k S for any (d, d) matrix S whatever (least squares), over all pairs
};

/// More pairs of the same seed begin with the same pairs. "not-in-range" for an option.
Recall recall(const RecallOptions& options);

}  // namespace attn
