#pragma once

// One derivative of scaled dot-product attention, by the backward and by central differences
//   (f(x + h) - f(x - h)) / 2h,
// whose error falls as h² until rounding, which grows as 1/h, takes over: with floats near h = 10⁻², with doubles 10⁻⁵.

#include "attn/types.h"

namespace attn {

enum class AttentionInput { Q, K, V };

/// Of context(query, component) by one number of an input.
struct DerivativePlace {
  AttentionInput input = AttentionInput::Q;
  Index row = 0, column = 0;
  Index query = 0, component = 0;
};

struct DerivativeCheck {
  Scalar derivative;    ///< of scaled_dot_product_attention_backward
  Matrix below, above;  ///< (1, steps)  f(x - h), f(x + h)
  Matrix differences;   ///< (1, steps)
  Matrix errors;        ///< (1, steps)  |difference - derivative|
};

/// `steps` is (1, …) of h. "not-in-range" for a place, "not-positive" for an h.
DerivativeCheck derivative_check(const View& Q, const View& K, const View& V, const DerivativePlace& place,
                                 const View& steps);

}  // namespace attn
