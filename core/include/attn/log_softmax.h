#pragma once

// log softmax, row by row: log p_ij = x_ij - log Σ_k e^(x_ik), with the row's largest number taken off first, so that
// 1e4 neither overflows nor loses the small ones. A NaN or +∞ gives a row of NaN, and so does a row that is all -∞.

#include "attn/types.h"

namespace attn {

struct LogSoftmax {
  Matrix values;     ///< (n, m)  log p
  Matrix logsumexp;  ///< (n, 1)  log Σ e^x; ±∞ where that is the row's largest
};

/// "no-keys" if m = 0.
LogSoftmax log_softmax(const View& x);

/// dx from the values that log_softmax returned: d - p Σ_k d_k.
Matrix log_softmax_backward(const View& values, const View& d_values);

}  // namespace attn
