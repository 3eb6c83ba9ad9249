#pragma once

// The number type: float in the page, double where gradients are checked.

namespace attn {

#ifdef ATTN_SCALAR_FLOAT
using Scalar = float;
#else
using Scalar = double;
#endif

}  // namespace attn
