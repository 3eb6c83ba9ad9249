#pragma once

// Softmax one score after the other (Milakov and Gimelshein 2018): the largest score so far, and Σ e^(x - max) over
// what was seen. Two such pairs join into the pair of all their scores, in any order, which is why attention can go
// tile by tile.

#include <limits>

#include "attn/types.h"

namespace attn {

struct OnlineSoftmax {
  Scalar max = -std::numeric_limits<Scalar>::infinity();
  Scalar sum = 0;
};

/// The pair of one more score. NaN and +∞ make the sum NaN and it stays so; -∞ adds nothing.
OnlineSoftmax with_score(const OnlineSoftmax& state, Scalar score);

/// The pair of all scores of both.
OnlineSoftmax joined(const OnlineSoftmax& a, const OnlineSoftmax& b);

/// What a sum, or an unnormalised context, that was taken against the maximum `from` is to be multiplied by to be one
/// against `to` ≥ from: e^(from - to), and 1 where nothing was seen.
Scalar rescaling(Scalar from, Scalar to);

}  // namespace attn
