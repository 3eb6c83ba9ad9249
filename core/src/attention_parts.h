#pragma once

// What every form of scaled dot-product attention checks and decides alike.

#include "attn/attention.h"

namespace attn {

/// Shapes of Q, K, V and bias, and the options.
void check_attention(const char* where, const View& Q, const View& K, const View& V, const AttentionOptions& options);
/// And of a mask.
void check_attention(const char* where, const View& Q, const View& K, const View& V, const Mask& mask,
                     const AttentionOptions& options);
void check_attention_options(const char* where, const AttentionOptions& options);

/// 1/√d_k unless set.
Scalar scale_of(const char* where, Index d_k, const AttentionOptions& options);

/// c tanh(x / c).
void cap_in_place(Block x, Scalar c);

/// The mask without the pairs that a bias of -∞ hides.
Mask with_bias(const Mask& mask, const Matrix& bias);

}  // namespace attn
