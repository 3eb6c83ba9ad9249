#pragma once

// σ and tanh of every number of a block, in place; NaN stays NaN.

#include "attn/types.h"
#include "kernel/activation.h"

namespace attn {

inline void sigmoid_in_place(Block x) {
  for (Index i = 0; i < x.rows(); ++i) kernel::sigmoid(x.row(i).data(), x.cols());
}

inline void tanh_in_place(Block x) {
  for (Index i = 0; i < x.rows(); ++i) kernel::tanh(x.row(i).data(), x.cols());
}

}  // namespace attn
