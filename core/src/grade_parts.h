#pragma once

// What the trials and their judges share.

#include "attn/grade.h"

namespace attn {

/// Sees no key in the hidden trial.
inline constexpr Index hidden_query = 1;

/// In the permuted trial, row i is the plain one's row {2, 0, 1}[i]; with `columns`, its columns too.
Matrix reordered(const Matrix& x, bool columns = false);

}  // namespace attn
