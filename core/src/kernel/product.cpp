// A is copied block by block, B panel by panel.

#include "product.h"

#include <algorithm>

#include "scratch.h"
#include "tile.h"

namespace attn::kernel {
namespace {

constexpr Index most_depth = 256, most_rows = 256;  // of a block: A's stays in the second cache, B's panel in the first

void zero(Scalar* C, Index rows, Index cols, Index stride) {
  for (Index i = 0; i < rows; ++i) std::fill_n(C + i * stride, cols, Scalar(0));
}

}  // namespace

void product(const Strided& A, const Strided& B, const Sizes& sizes, Scalar alpha, Scalar* C, Index stride, bool add) {
  const auto [m, n, k] = sizes;
  if (k == 0 && !add) zero(C, m, n, stride);
  Scratch<512> block(padded(std::min(m, most_rows), tile_rows) * std::min(k, most_depth));
  Scalar panel[most_depth * tile_cols];
  for (Index first = 0; first < k; first += most_depth, add = true) {
    const Index depth = std::min(most_depth, k - first);
    for (Index top = 0; top < m; top += most_rows) {
      const Index rows = std::min(most_rows, m - top);
      for (Index i = 0; i < rows; i += tile_rows)
        copy_rows(A.data + (top + i) * A.row_stride + first * A.col_stride, A.row_stride, A.col_stride,
                  std::min(tile_rows, rows - i), depth, block.data() + i * depth);
      for (Index j = 0; j < n; j += tile_cols) {
        const Index cols = std::min(tile_cols, n - j);
        copy_cols(B.data + first * B.row_stride + j * B.col_stride, B.col_stride, B.row_stride, cols, depth, panel);
        for (Index i = 0; i < rows; i += tile_rows)
          tile(block.data() + i * depth, tile_rows, panel, depth, alpha,
               {C + (top + i) * stride + j, stride, std::min(tile_rows, rows - i), cols}, add);
      }
    }
  }
}

}  // namespace attn::kernel
