#pragma once

// How far two matrices of one shape are apart.

#include "attn/types.h"

namespace attn {

struct Comparison {
  Scalar largest;   ///< |a - b|; NaN if any is
  Scalar half_sum;  ///< ½ Σ |a - b|: of two rows of weights, their total variation distance, 0 to 1
};

/// "shape-expected" if the shapes differ.
Comparison compare(const View& A, const View& B);

}  // namespace attn
