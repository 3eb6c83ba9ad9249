#pragma once

// σ and tanh of every number of a block, in place; NaN stays NaN.

#include "attn/types.h"

namespace attn {

inline void sigmoid_in_place(Eigen::Ref<Matrix> x) { x.array() = x.array().logistic(); }
inline void tanh_in_place(Eigen::Ref<Matrix> x) { x.array() = x.array().tanh(); }

}  // namespace attn
