// Panels and tiles.

#include "tile.h"

#include <algorithm>

namespace attn::kernel {
namespace {

#ifdef ATTN_SCALAR_FLOAT
using Four [[gnu::vector_size(16)]] = Scalar;

Four load_four(const Scalar* from) {
  Four x;
  std::memcpy(&x, from, sizeof x);
  return x;
}
#endif

/// Four rows of four become columns.
void transpose(const Scalar* from, Index stride, Scalar* to, Index to_stride) {
#ifdef ATTN_SCALAR_FLOAT
  const Four a = load_four(from), b = load_four(from + stride), c = load_four(from + 2 * stride),
             d = load_four(from + 3 * stride);
  const Four ac0 = __builtin_shufflevector(a, c, 0, 4, 1, 5), ac1 = __builtin_shufflevector(a, c, 2, 6, 3, 7);
  const Four bd0 = __builtin_shufflevector(b, d, 0, 4, 1, 5), bd1 = __builtin_shufflevector(b, d, 2, 6, 3, 7);
  const Four columns[] = {__builtin_shufflevector(ac0, bd0, 0, 4, 1, 5), __builtin_shufflevector(ac0, bd0, 2, 6, 3, 7),
                          __builtin_shufflevector(ac1, bd1, 0, 4, 1, 5), __builtin_shufflevector(ac1, bd1, 2, 6, 3, 7)};
  for (Index j = 0; j < 4; ++j) std::memcpy(to + j * to_stride, &columns[j], sizeof(Four));
#else
  for (Index i = 0; i < 4; ++i)
    for (Index j = 0; j < 4; ++j) to[j * to_stride + i] = from[i * stride + j];
#endif
}

template <Index Width>
void copy_panel(const Scalar* from, Index across, Index along, Index count, Index depth, Scalar* to) {
  Index k = 0;
  if (count == Width && across == 1) {
    for (; k < depth; ++k) std::copy_n(from + k * along, Width, to + k * Width);
  } else if (count == Width && along == 1) {
    for (; k + 4 <= depth; k += 4)
      for (Index i = 0; i < Width; i += 4) transpose(from + i * across + k, across, to + k * Width + i, Width);
  }
  for (; k < depth; ++k)
    for (Index i = 0; i < Width; ++i) to[k * Width + i] = i < count ? from[i * across + k * along] : 0;
}

void put(Pack left, Pack right, Scalar alpha, Scalar* to, bool add) {
  left *= alpha, right *= alpha;
  store(to, add ? load(to) + left : left);
  store(to + lanes, add ? load(to + lanes) + right : right);
}

}  // namespace

void copy_rows(const Scalar* from, Index across, Index along, Index count, Index depth, Scalar* to) {
  copy_panel<tile_rows>(from, across, along, count, depth, to);
}

void copy_cols(const Scalar* from, Index across, Index along, Index count, Index depth, Scalar* to) {
  copy_panel<tile_cols>(from, across, along, count, depth, to);
}

void whole_tile(const Scalar* A, Index width, const Scalar* B, Index depth, Scalar alpha, Scalar* to, Index stride,
                bool add) {
  Pack a0{}, a1{}, b0{}, b1{}, c0{}, c1{}, d0{}, d1{};
  // One number of A at a time: what is loaded early holds a register, and V8 has no more than 15. Unrolled, it loads
  // all early.
  for (const Scalar* const end = B + depth * tile_cols; B != end; A += width, B += tile_cols) {
    const Pack left = load(B), right = load(B + lanes);
    Pack x = splat(A[0]);
    a0 += x * left, a1 += x * right;
    x = splat(A[1]);
    b0 += x * left, b1 += x * right;
    x = splat(A[2]);
    c0 += x * left, c1 += x * right;
    x = splat(A[3]);
    d0 += x * left, d1 += x * right;
  }
  put(a0, a1, alpha, to, add);
  put(b0, b1, alpha, to + stride, add);
  put(c0, c1, alpha, to + 2 * stride, add);
  put(d0, d1, alpha, to + 3 * stride, add);
}

void tile(const Scalar* A, Index width, const Scalar* B, Index depth, Scalar alpha, const Target& target, bool add) {
  const auto& [data, stride, rows, cols] = target;
  if (rows == tile_rows && cols == tile_cols) return whole_tile(A, width, B, depth, alpha, data, stride, add);
  Scalar whole[tile_rows * tile_cols];
  whole_tile(A, width, B, depth, alpha, whole, tile_cols, false);
  for (Index i = 0; i < rows; ++i)
    for (Index j = 0; j < cols; ++j) {
      Scalar& number = data[i * stride + j];
      number = add ? number + whole[i * tile_cols + j] : whole[i * tile_cols + j];
    }
}

}  // namespace attn::kernel
