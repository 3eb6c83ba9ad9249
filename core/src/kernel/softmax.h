#pragma once

// The softmax of a row of numbers, step by step. -∞ stands for what is hidden.

#include "pack.h"

namespace attn::kernel {

/// The largest number; -∞ if there is none but -∞ and NaN.
Scalar largest(const Scalar* x, Index count);

/// x becomes e^((x - max) / T), by 1/T; returns the sum. -∞ gives 0, also where max is -∞; NaN gives NaN.
Scalar exponentials(Scalar* x, Index count, Scalar max, Scalar inverse_temperature);

/// to = factor · from.
void scale(const Scalar* from, Index count, Scalar factor, Scalar* to);

/// p (d_p - Σ_k p_k d_p_k) / T, by 1/T. A weight of 0 selects its number out, whatever came down to it.
void softmax_backward(const Scalar* p, const Scalar* d_p, Index count, Scalar inverse_temperature, Scalar* d_x);

}  // namespace attn::kernel
