#pragma once

// Whether a matrix holds no NaN and no infinity.

#include "product.h"

namespace attn::kernel {

bool all_finite(const Strided& x, Index rows, Index cols);

}  // namespace attn::kernel
