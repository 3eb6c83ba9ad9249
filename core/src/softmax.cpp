// Row-wise masked softmax.

#include "attn/softmax.h"

#include "attn/error.h"
#include "kernel/softmax.h"
#include "softmax_row.h"

namespace attn {

Softmax masked_softmax(const View& scores, const Mask& mask, Scalar temperature) {
  const char* const where = "masked_softmax";
  const Index n = scores.rows(), m = scores.cols();
  require_shape(where, "mask", mask.queries(), mask.keys(), n, m);
  require_keys(where, m);
  require_positive(where, "temperature", temperature);

  Softmax result{Matrix(n, 1), Matrix(n, m), Matrix(n, 1), Matrix(n, m)};
  for (Index i = 0; i < n; ++i) {
    Scalar* const exponentials = result.exponentials.row(i).data();
    const auto [max, sum] = masked_exponentials(scores.row(i).data(), mask, i, temperature, exponentials);
    masked_weights(exponentials, mask, i, sum, result.weights.row(i).data());
    result.maxima(i) = max;
    result.sums(i) = sum;
  }
  return result;
}

Matrix masked_softmax_backward(const View& weights, const View& d_weights, Scalar temperature) {
  const char* const where = "masked_softmax_backward";
  require_shape(where, "d_weights", d_weights.rows(), d_weights.cols(), weights.rows(), weights.cols());
  require_positive(where, "temperature", temperature);

  Matrix d_scores(weights.rows(), weights.cols());
  for (Index i = 0; i < weights.rows(); ++i)
    kernel::softmax_backward(weights.row(i).data(), d_weights.row(i).data(), weights.cols(), 1 / temperature,
                             d_scores.row(i).data());
  return d_scores;
}

}  // namespace attn
