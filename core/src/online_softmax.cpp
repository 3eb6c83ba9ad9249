// The running maximum and sum.

#include "attn/online_softmax.h"

#include <cmath>

#include "exponential.h"

namespace attn {
namespace {

constexpr Scalar nothing = -std::numeric_limits<Scalar>::infinity();

/// The larger, or NaN if one of them is.
Scalar larger(Scalar a, Scalar b) { return std::isnan(a) || a > b ? a : b; }

}  // namespace

Scalar rescaling(Scalar from, Scalar to) { return to == nothing ? 1 : exponential(from - to); }

OnlineSoftmax joined(const OnlineSoftmax& a, const OnlineSoftmax& b) {
  const Scalar max = larger(a.max, b.max);
  return {max, a.sum * rescaling(a.max, max) + b.sum * rescaling(b.max, max)};
}

OnlineSoftmax with_score(const OnlineSoftmax& state, Scalar score) {
  return score == nothing ? state : joined(state, {score, 1});
}

}  // namespace attn
