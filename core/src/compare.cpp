// Entry by entry, summed in double.

#include "attn/compare.h"

#include <cmath>

#include "attn/error.h"

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

}  // namespace attn
