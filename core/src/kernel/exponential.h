#pragma once

// 2^t and e^x for arguments ≤ 0; NaN for NaN. In float: 2ⁿ 2^r with |r| ≤ ½ and a polynomial of degree 5 for 2^r, whose
// relative error is 9·10⁻⁸; where n < -64 the result is 0 (attn/softmax.h says why). In double by the C library.

#include <cmath>

#include "pack.h"

namespace attn::kernel {

/// Each in all lanes, to be read from memory where it is used: V8 needs several instructions for a constant in the
/// code, and too many registers for all of them at once.
struct ExponentialConstants {
  Pack lowest, lowest_natural, rounder, one, c1, c2, c3, c4, c5, log2_e, ln_2, ln_2_rest;
};
const ExponentialConstants& exponential_constants();

#ifdef ATTN_SCALAR_FLOAT

/// 2ⁿ 2^r, where n + rounder = shifted. The last bits of `shifted` are n + 65, which as a float's exponent say 2ⁿ⁻⁶²,
/// or 0 where n = -65; the polynomial's numbers are 2⁶² times larger.
inline Pack power_of_two(Pack shifted, Pack r, const ExponentialConstants& c) {
  const Pack s = r * r, p = (c.one + r * c.c1) + s * ((c.c2 + r * c.c3) + s * (c.c4 + r * c.c5));
  return p * reinterpret_cast<Pack>(reinterpret_cast<PackBits>(shifted) << 23);
}

inline Pack exponential_2(Pack t, const ExponentialConstants& c) {
  t = larger(t, c.lowest);
  const Pack shifted = t + c.rounder;
  return power_of_two(shifted, t - (shifted - c.rounder), c);
}

/// As exact for small results as for large ones: n ln 2 is taken off in two parts.
inline Pack exponential(Pack x, const ExponentialConstants& c) {
  x = larger(x, c.lowest_natural);
  const Pack shifted = x * c.log2_e + c.rounder, n = shifted - c.rounder;
  return power_of_two(shifted, ((x - n * c.ln_2) - n * c.ln_2_rest) * c.log2_e, c);
}

#else

inline Pack exponential_2(Pack t, const ExponentialConstants&) {
  for (Index i = 0; i < lanes; ++i) t[i] = std::exp2(t[i]);
  return t;
}

inline Pack exponential(Pack x, const ExponentialConstants&) {
  for (Index i = 0; i < lanes; ++i) x[i] = std::exp(x[i]);
  return x;
}

#endif

}  // namespace attn::kernel
