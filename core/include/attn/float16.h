#pragma once

// float16 (IEEE 754 binary16) as something to study: 11 significant bits, at most 65504, at least 2⁻²⁴. Numbers stay
// Scalars; what a float16 unit would round is rounded.

#include "attn/attention.h"
#include "attn/types.h"

namespace attn {

/// To the nearest float16, ties to even; beyond 65520 infinity. NaN stays NaN.
Scalar to_float16(Scalar x);
Matrix to_float16(const View& x);

/// scaled_dot_product_attention in float16: Q and K are multiplied by √scale each, as the ONNX operator does; sums are
/// kept wide within a product, and every result is rounded. `wide_softmax` takes exponentials and sums in Scalar.
/// No backward. "not-positive" for a scale below 0, whose root would be NaN.
Attention scaled_dot_product_attention_float16(const View& Q, const View& K, const View& V, const Mask& mask,
                                               const AttentionOptions& options = {}, bool wide_softmax = false);

}  // namespace attn
