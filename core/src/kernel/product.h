#pragma once

// C = α A B, or C += α A B, where A is (m, k), B is (k, n) and C is (m, n).

#include "pack.h"

namespace attn::kernel {

/// A matrix anywhere in memory, by the distance from one row and from one column to the next.
struct Strided {
  const Scalar* data;
  Index row_stride, col_stride;
};

struct Sizes {
  Index m, n, k;
};

/// C is row-major, `stride` from one row to the next; it shares no number with A and B.
void product(const Strided& A, const Strided& B, const Sizes& sizes, Scalar alpha, Scalar* C, Index stride, bool add);

}  // namespace attn::kernel
