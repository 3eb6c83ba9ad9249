#pragma once

// Sums and products of rows of `count` numbers.

#include "pack.h"

namespace attn::kernel {

/// Σ a b.
Scalar dot(const Scalar* a, const Scalar* b, Index count);
/// y += a x.
void add_scaled(Scalar* y, Scalar a, const Scalar* x, Index count);
/// y += x.
void add(Scalar* y, const Scalar* x, Index count);
/// y = a b, and y += a b.
void multiply(const Scalar* a, const Scalar* b, Index count, Scalar* y);
void add_multiplied(Scalar* y, const Scalar* a, const Scalar* b, Index count);

/// Backward of d · Σ v h, h = tanh(q + k): d_v += d h; d_q and d_k += d v (1 - h²).
void tanh_dot_backward(Scalar d, const Scalar* v, const Scalar* h, Index count, Scalar* d_v, Scalar* d_q, Scalar* d_k);

}  // namespace attn::kernel
