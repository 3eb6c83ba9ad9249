#pragma once

// Every matrix product of the core: by the kernel, so that Eigen's own is not compiled in beside it.
// `selecting_` ones let a 0 in A select a row of B out: 0 · NaN and 0 · ∞ count as 0. What a mask hides has weight and
// gradient 0, so that whatever stands in a hidden key or value cannot leak through a product.

#include "attn/types.h"
#include "kernel/product.h"

namespace attn {

/// A matrix, a block or a transpose of one as a factor, without a copy.
struct Factor {
  template <class Expression>
  Factor(const Expression& x) : numbers{x.data(), x.rowStride(), x.colStride()}, rows(x.rows()), cols(x.cols()) {}

  kernel::Strided numbers;
  Index rows, cols;
};

/// α A B.
Matrix product(const Factor& A, const Factor& B, Scalar alpha = 1);
/// C = α A B.
void set_product(Block C, const Factor& A, const Factor& B, Scalar alpha = 1);
/// C += α A B.
void add_product(Block C, const Factor& A, const Factor& B, Scalar alpha = 1);

Matrix selecting_product(const Factor& A, const Factor& B);
void set_selecting_product(Block C, const Factor& A, const Factor& B);
/// C += A B.
void add_selecting_product(Block C, const Factor& A, const Factor& B);

/// sum += each row of X; sum is (1, columns).
void add_rows(Block sum, const View& X);

}  // namespace attn
