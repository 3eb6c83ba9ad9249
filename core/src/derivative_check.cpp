// The backward once, and the forward twice a step.

#include "attn/derivative_check.h"

#include <array>
#include <cmath>

#include "attn/attention.h"
#include "attn/error.h"

namespace attn {

DerivativeCheck derivative_check(const View& Q, const View& K, const View& V, const DerivativePlace& place,
                                 const View& steps) {
  const char* const where = "derivative_check";
  const Mask all(Q.rows(), K.rows());
  const Attention forward = scaled_dot_product_attention(Q, K, V, all);
  std::array<Matrix, 3> inputs{Q, K, V};
  Matrix& input = inputs[static_cast<std::size_t>(place.input)];
  const auto require_place = [&](const char* name, Index at, Index size) {
    require_whole(where, name, static_cast<double>(at), 0, static_cast<double>(size - 1));
  };
  require_place("row", place.row, input.rows()), require_place("column", place.column, input.cols());
  require_place("query", place.query, Q.rows()), require_place("component", place.component, V.cols());
  require_shape(where, "steps", steps.rows(), steps.cols(), 1, steps.cols());

  Matrix d_context = Matrix::Zero(Q.rows(), V.cols());
  d_context(place.query, place.component) = 1;
  const auto [dQ, dK, dV] = scaled_dot_product_attention_backward(Q, K, V, forward, d_context);
  const std::array<const Matrix*, 3> gradients{&dQ, &dK, &dV};
  const Index m = steps.cols();
  DerivativeCheck result{(*gradients[static_cast<std::size_t>(place.input)])(place.row, place.column), Matrix(1, m),
                         Matrix(1, m), Matrix(1, m), Matrix(1, m)};
  Scalar& x = input(place.row, place.column);
  const Scalar start = x;
  const auto at = [&](Scalar value) {
    x = value;
    return scaled_dot_product_attention(inputs[0], inputs[1], inputs[2], all).context(place.query, place.component);
  };
  for (Index k = 0; k < m; ++k) {
    const Scalar h = steps(0, k);
    require_positive(where, "h", static_cast<double>(h));
    result.below(k) = at(start - h);
    result.above(k) = at(start + h);
    result.differences(k) = (result.above(k) - result.below(k)) / (2 * h);
    result.errors(k) = std::abs(result.differences(k) - result.derivative);
  }
  return result;
}

}  // namespace attn
