#pragma once

// σ and tanh of `count` numbers in a row, in place; NaN stays NaN.

#include "pack.h"

namespace attn::kernel {

void sigmoid(Scalar* x, Index count);
void tanh(Scalar* x, Index count);

}  // namespace attn::kernel
