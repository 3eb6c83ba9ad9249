#pragma once

// How far two matrices of one shape are apart, and where one curve overtakes another.

#include "attn/types.h"

namespace attn {

struct Comparison {
  Scalar largest;   ///< |a - b|; NaN if any is
  Scalar half_sum;  ///< ½ Σ |a - b|: of two rows of weights, their total variation distance, 0 to 1
};

/// "shape-expected" if the shapes differ.
Comparison compare(const View& A, const View& B);

/// The x from which on a is above b for good: both are (1, m) over x, which grows, and go straight from point to point
/// where all three are logarithms. x(0) if a always is, ∞ if it is not at the end. "shape-expected", "not-positive".
double overtaking(const View& x, const View& a, const View& b);

}  // namespace attn
