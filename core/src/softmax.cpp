// Row-wise masked softmax.

#include "attn/softmax.h"

#include <cmath>
#include <limits>

#include "attn/error.h"
#include "exponential.h"

namespace attn {
namespace {

/// The largest visible score of a row, or NaN if one of them is.
Scalar largest_visible(const View& scores, const Mask& mask, Index row) {
  Scalar largest = -std::numeric_limits<Scalar>::infinity();
  for (Index j = 0; j < scores.cols(); ++j)
    if (mask(row, j) && (scores(row, j) > largest || std::isnan(scores(row, j)))) largest = scores(row, j);
  return largest;
}

bool any_visible(const Mask& mask, Index row) {
  for (Index j = 0; j < mask.keys(); ++j)
    if (mask(row, j)) return true;
  return false;
}

}  // namespace

Softmax masked_softmax(const View& scores, const Mask& mask, Scalar temperature) {
  const char* const where = "masked_softmax";
  const Index n = scores.rows(), m = scores.cols();
  require_shape(where, "mask", mask.queries(), mask.keys(), n, m);
  require_keys(where, m);
  require_positive(where, "temperature", temperature);

  Softmax result{Matrix::Zero(n, 1), Matrix::Zero(n, m), Matrix::Zero(n, 1), Matrix::Zero(n, m)};
  for (Index i = 0; i < n; ++i) {
    if (!any_visible(mask, i)) continue;
    const Scalar largest = largest_visible(scores, mask, i);
    Scalar sum = 0;
    for (Index j = 0; j < m; ++j)
      if (mask(i, j)) sum += result.exponentials(i, j) = exponential((scores(i, j) - largest) / temperature);
    for (Index j = 0; j < m; ++j)
      if (mask(i, j)) result.weights(i, j) = result.exponentials(i, j) / sum;
    result.maxima(i) = largest;
    result.sums(i) = sum;
  }
  return result;
}

Matrix masked_softmax_backward(const View& weights, const View& d_weights, Scalar temperature) {
  const char* const where = "masked_softmax_backward";
  require_shape(where, "d_weights", d_weights.rows(), d_weights.cols(), weights.rows(), weights.cols());
  require_positive(where, "temperature", temperature);

  // A weight of 0 selects its pair out, whatever came down to it.
  const auto hidden = weights.array() == 0;
  Matrix weighted = hidden.select(0, weights.cwiseProduct(d_weights));
  const Matrix inner = weighted.rowwise().sum();
  for (Index i = 0; i < weights.rows(); ++i)
    weighted.row(i) = hidden.row(i).select(0, (weighted.row(i) - weights.row(i) * inner(i)) / temperature);
  return weighted;
}

}  // namespace attn
