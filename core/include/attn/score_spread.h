#pragma once

// Why scores are divided by √d: for q and k of independent entries with mean 0 and variance σ², q·k has variance d σ⁴,
// so that the softmax saturates as d grows (Vaswani et al. 2017, section 3.2.1). Measured on random ones.

#include <cstdint>

#include "attn/types.h"

namespace attn {

/// Of the softmax over the keys, averaged over the queries.
struct Spread {
  double deviation;  ///< the scores' own, about their mean
  double entropy;    ///< of the weights in nats; log(keys) where they are all alike
  double largest;    ///< weight
  double sensitivity;  ///< ‖diag(α) - ααᵀ‖: how far weights move when scores do, hence how much gradient comes back
};

struct ScoreSpread {
  Matrix scores;       ///< (queries, keys)  q·k
  Spread raw, scaled;  ///< without and with the division by √d
  double beyond_half;  ///< share of q·k beyond 65504, float16's largest number
};

/// "not-in-range" for sizes below 1 or a σ that is not from 0 to 10⁶, "too-large" beyond max_elements.
ScoreSpread score_spread(Index d, Index queries, Index keys, double sigma, std::uint64_t seed);

}  // namespace attn
