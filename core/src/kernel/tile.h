#pragma once

// What matrix products are made of: panels of a matrix, copied into the order in which they are read, and tiles of 4
// rows and two packs of columns that stay in registers while the depth goes by (Goto and van de Geijn 2008).

#include "pack.h"

namespace attn::kernel {

inline constexpr Index tile_rows = 4, tile_cols = 2 * lanes;

constexpr Index padded(Index count, Index width) { return (count + width - 1) / width * width; }

/// A panel, k-th line by k-th line: to[k width + i] = from[i across + k along] for k < depth and i < count; 0 for the
/// other i < width. The left factor's panels are tile_rows wide, the right one's tile_cols.
void copy_rows(const Scalar* from, Index across, Index along, Index count, Index depth, Scalar* to);
void copy_cols(const Scalar* from, Index across, Index along, Index count, Index depth, Scalar* to);

/// Where a tile goes: `stride` from one row to the next, and how much of it there is.
struct Target {
  Scalar* data;
  Index stride, rows, cols;
};

/// to = α A B for all four rows and both packs, or += it; otherwise as `tile`.
void whole_tile(const Scalar* A, Index width, const Scalar* B, Index depth, Scalar alpha, Scalar* to, Index stride,
                bool add);
/// target = α A B, or += it. A's panel has `width` numbers a line, of which the first four are read.
void tile(const Scalar* A, Index width, const Scalar* B, Index depth, Scalar alpha, const Target& target, bool add);

}  // namespace attn::kernel
