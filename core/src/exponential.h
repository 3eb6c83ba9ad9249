#pragma once

// e^x for x ≤ 0, as every softmax here takes it.

#include <cmath>
#include <limits>

#include "attn/types.h"

namespace attn {

/// In float, 0 for results below 2⁻⁶⁴: attn/softmax.h says why.
inline Scalar exponential(Scalar x) {
  constexpr bool single = std::numeric_limits<Scalar>::digits == 24;
  if (single && x < Scalar(-44.3614195558365)) return 0;  // -64 ln 2
  return std::exp(x);
}

}  // namespace attn
