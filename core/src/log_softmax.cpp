// log softmax.

#include "attn/log_softmax.h"

#include <cmath>

#include "attn/error.h"

namespace attn {

LogSoftmax log_softmax(const View& x) {
  require_keys("log_softmax", x.cols());
  LogSoftmax result{Matrix(x.rows(), x.cols()), Matrix(x.rows(), 1)};
  for (Index i = 0; i < x.rows(); ++i) {
    const Scalar largest = x.row(i).maxCoeff<Eigen::PropagateNaN>();
    auto values = result.values.row(i);
    values = x.row(i).array() - largest;  // ∞ - ∞ is NaN, in the whole row through the sum
    const Scalar log_sum = std::log(values.array().exp().sum());
    values.array() -= log_sum;
    result.logsumexp(i) = std::isinf(largest) ? largest : largest + log_sum;
  }
  return result;
}

Matrix log_softmax_backward(const View& values, const View& d_values) {
  require_shape("log_softmax_backward", "d_values", d_values.rows(), d_values.cols(), values.rows(), values.cols());
  Matrix dx = values.array().exp();
  for (Index i = 0; i < dx.rows(); ++i) dx.row(i) = d_values.row(i) - dx.row(i) * d_values.row(i).sum();
  return dx;
}

}  // namespace attn
