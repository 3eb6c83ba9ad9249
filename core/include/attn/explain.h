#pragma once

// The arithmetic behind one cell: what a figure writes out when a reader points at it.

#include "attn/types.h"

namespace attn {

/// c = Σ_k a_k b_k, term by term.
struct DotTerms {
  Matrix left, right, products;  ///< (1, d) each
  Scalar sum;                    ///< added left to right, as the products stand
};

/// Row `row` of A times column `column` of B. "columns-differ" unless A has as many columns as B rows.
DotTerms product_terms(const View& A, const View& B, Index row, Index column);
/// Row `row` of A times row `column` of B: a cell of A Bᵀ.
DotTerms product_transposed_terms(const View& A, const View& B, Index row, Index column);

}  // namespace attn
