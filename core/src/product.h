#pragma once

// The product A B in which a 0 in A selects a row of B out: 0 · NaN and 0 · ∞ count as 0. What a mask hides has weight
// and gradient 0, so that whatever stands in a hidden key or value cannot leak through a product.

#include "attn/types.h"

namespace attn {

Matrix selecting_product(const View& A, const View& B);

/// Aᵀ B, likewise.
Matrix selecting_transposed_product(const View& A, const View& B);

}  // namespace attn
