// Sines and cosines of positions, and turns by them.

#include "attn/positions.h"

#include <cmath>

#include "attn/error.h"

namespace attn {
namespace {

/// Angles in double: at position 10⁵ a float would be off by a hundredth, and an Index ends at 2³¹.
double angle(double position, Index pair, Index d, double base) {
  return position * std::pow(base, -2 * static_cast<double>(pair) / static_cast<double>(d));
}

void check(const char* where, Index n, Index d, double base) {
  require_whole(where, "n", static_cast<double>(n), 0, static_cast<double>(max_elements));
  require_whole(where, "d", static_cast<double>(d), 0, static_cast<double>(max_elements));
  require_size(where, n, d);
  require_positive(where, "base", base);
}

Matrix turned(const char* where, const View& X, const RotaryTable& table, RotaryPairs pairs, Scalar direction) {
  const auto& [cos, sin] = table;
  const Index half = cos.cols();
  require_shape(where, "sin", sin.rows(), sin.cols(), cos.rows(), half);
  require_shape(where, "cos", cos.rows(), half, X.rows(), std::min(half, X.cols() / 2));
  Matrix Y = X;
  for (Index p = 0; p < X.rows(); ++p)
    for (Index i = 0; i < half; ++i) {
      const bool halves = pairs == RotaryPairs::halves;
      const Index a = halves ? i : 2 * i, b = halves ? half + i : 2 * i + 1;
      const Scalar s = direction * sin(p, i);
      Y(p, a) = cos(p, i) * X(p, a) - s * X(p, b);
      Y(p, b) = s * X(p, a) + cos(p, i) * X(p, b);
    }
  return Y;
}

}  // namespace

Matrix sinusoidal_positions(Index n, Index d, Index first, double base) {
  check("sinusoidal_positions", n, d, base);
  Matrix result(n, d);
  for (Index p = 0; p < n; ++p)
    for (Index j = 0; j < d; ++j) {
      const double x = angle(static_cast<double>(first) + static_cast<double>(p), j / 2, d, base);
      result(p, j) = static_cast<Scalar>(j % 2 == 0 ? std::sin(x) : std::cos(x));
    }
  return result;
}

RotaryTable rotary_table(Index n, Index d, Index first, double base) {
  const char* const where = "rotary_table";
  check(where, n, d, base);
  require_multiple(where, "d", d, "pair", 2);
  RotaryTable table{Matrix(n, d / 2), Matrix(n, d / 2)};
  for (Index p = 0; p < n; ++p)
    for (Index i = 0; i < d / 2; ++i) {
      const double x = angle(static_cast<double>(first) + static_cast<double>(p), i, d, base);
      table.cos(p, i) = static_cast<Scalar>(std::cos(x));
      table.sin(p, i) = static_cast<Scalar>(std::sin(x));
    }
  return table;
}

Matrix rotary(const View& X, const RotaryTable& table, RotaryPairs pairs) {
  return turned("rotary", X, table, pairs, 1);
}

Matrix rotary_backward(const View& dY, const RotaryTable& table, RotaryPairs pairs) {
  return turned("rotary_backward", dY, table, pairs, -1);
}

}  // namespace attn
