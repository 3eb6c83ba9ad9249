#pragma once

namespace attn {

/// ln x for 0 < x ≤ 1, the same to the bit on every platform.
double logarithm(double x);

}  // namespace attn
