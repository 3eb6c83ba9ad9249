// x - x is 0 for a finite number and NaN for another; sums of such tell of all.

#include "finite.h"

namespace attn::kernel {

bool all_finite(const Strided& x, Index rows, Index cols) {
  if (x.col_stride != 1 && x.row_stride == 1) return all_finite({x.data, x.col_stride, x.row_stride}, cols, rows);
  Pack differences{};
  Scalar rest = 0;
  for (Index i = 0; i < rows; ++i) {
    const Scalar* const row = x.data + i * x.row_stride;
    Index j = 0;
    if (x.col_stride == 1)
      for (; j + lanes <= cols; j += lanes) differences += load(row + j) - load(row + j);
    for (; j < cols; ++j) rest += row[j * x.col_stride] - row[j * x.col_stride];
  }
  return sum_of(differences) + rest == 0;
}

}  // namespace attn::kernel
