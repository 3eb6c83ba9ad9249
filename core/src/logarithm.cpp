// By + - * / alone: x = m 2^e with √½ ≤ m < √2, and ln m = 2 artanh t, t = (m - 1) / (m + 1), |t| < 0.172.

#include "logarithm.h"

#include <cmath>

namespace attn {

double logarithm(double x) {
  int exponent = 0;
  double m = std::frexp(x, &exponent);
  if (m < 0.70710678118654752) {
    m *= 2;
    --exponent;
  }
  const double t = (m - 1) / (m + 1), t2 = t * t;
  double series = 0;  // 1 + t²/3 + t⁴/5 + …, whose term t²²/23 is below 2⁻⁵³
  for (int odd = 21; odd >= 1; odd -= 2) series = series * t2 + 1.0 / odd;
  return 2 * t * series + exponent * 0.69314718055994531;
}

}  // namespace attn
