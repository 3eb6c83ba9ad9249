// Entry by entry, summed in double; and along two curves, from the end.

#include "attn/compare.h"

#include <cmath>
#include <limits>

#include "attn/error.h"
#include "logarithm.h"

namespace attn {

Comparison compare(const View& A, const View& B) {
  require_shape("compare", "B", B.rows(), B.cols(), A.rows(), A.cols());
  double largest = 0, sum = 0;
  for (Index i = 0; i < A.rows(); ++i)
    for (Index j = 0; j < A.cols(); ++j) {
      const double apart = std::abs(static_cast<double>(A(i, j)) - static_cast<double>(B(i, j)));
      if (!(apart <= largest)) largest = apart;  // a NaN stays: nothing is above it
      sum += apart;
    }
  return {static_cast<Scalar>(std::isnan(sum) ? sum : largest), static_cast<Scalar>(sum / 2)};
}

double overtaking(const View& x, const View& a, const View& b) {
  const char* const where = "overtaking";
  const Index m = x.cols();
  require_shape(where, "x", x.rows(), m, 1, m);
  require_shape(where, "a", a.rows(), a.cols(), 1, m);
  require_shape(where, "b", b.rows(), b.cols(), 1, m);
  for (Index k = 0; k < m; ++k)
    for (const View* one : {&x, &a, &b}) require_positive(where, "point", static_cast<double>((*one)(0, k)));
  const auto log_at = [](const View& one, Index k) { return logarithm(static_cast<double>(one(0, k))); };
  const auto lead = [&](Index k) { return log_at(a, k) - log_at(b, k); };
  if (m == 0 || lead(m - 1) <= 0) return std::numeric_limits<double>::infinity();
  Index last = m - 1;  // the first of those at the end where a is above
  while (last > 0 && lead(last - 1) > 0) --last;
  if (last == 0) return static_cast<double>(x(0, 0));
  const double before = -lead(last - 1), after = lead(last);
  const double from = log_at(x, last - 1), to = log_at(x, last);
  return std::exp(from + (to - from) * before / (before + after));
}

}  // namespace attn
