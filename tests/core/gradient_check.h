#pragma once

// Central differences, the judge of every backward.

#include <cmath>
#include <limits>

#include "matrices.h"

namespace attn::test {

/// The five-point stencil is off by about h⁴ of a fifth derivative, rounding by ε / h: h = ε^(1/5) balances both, at
/// ε^(4/5) = 3e-13 in double and 3e-6 in float, times a few for the sums. Relative to the whole gradient.
inline const double gradient_tolerance = single ? 1e-4 : 1e-7;

/// d loss / d X, one number after another.
template <typename Loss>
Matrix numerical_gradient(const Loss& loss, const Matrix& X) {
  const auto h = static_cast<Scalar>(std::pow(std::numeric_limits<Scalar>::epsilon(), 0.2));
  Matrix gradient(X.rows(), X.cols());
  for (Index i = 0; i < X.size(); ++i) {
    const auto at = [&](Scalar step) {
      Matrix moved = X;
      moved.data()[i] += step;
      return static_cast<double>(loss(moved));
    };
    gradient.data()[i] = static_cast<Scalar>((8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h));
  }
  return gradient;
}

/// The distance between a gradient and central differences of `loss`, relative to the larger of 1 and its size.
template <typename Loss>
double gradient_error(const Matrix& gradient, const Loss& loss, const Matrix& X) {
  return difference(gradient, numerical_gradient(loss, X)) / std::max(1.0, static_cast<double>(gradient.norm()));
}

/// Σ x g in double: the loss whose gradient with respect to x is g.
inline double weighted_sum(const Matrix& x, const Matrix& g) {
  return x.cast<double>().cwiseProduct(g.cast<double>()).sum();
}

}  // namespace attn::test
