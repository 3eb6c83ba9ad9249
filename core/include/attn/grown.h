#pragma once

// Memory for a loop over mini-batches of many sizes: it grows to the largest and then stays.

#include <algorithm>

#include "attn/types.h"

namespace attn {

/// The first rows and columns of `memory`, which grows if it is too small; its numbers are then lost.
inline Block grown(Matrix& memory, Index rows, Index cols) {
  if (memory.rows() < rows || memory.cols() < cols)
    memory.resize(std::max(rows, memory.rows()), std::max(cols, memory.cols()));
  return memory.topLeftCorner(rows, cols);
}

}  // namespace attn
