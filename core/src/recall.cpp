// Three memories of the same pairs.

#include "attn/recall.h"

#include <algorithm>
#include <cmath>

#include "attn/attention.h"
#include "attn/error.h"
#include "attn/rng.h"

namespace attn {
namespace {

constexpr Index most_asked = 64;

double relative_error(const View& read, const View& values) {
  return std::sqrt((read - values).cast<double>().squaredNorm() / values.cast<double>().squaredNorm());
}

/// ‖V - K S‖ / ‖V‖ for the best S: what of V is outside the span of K's columns, made orthogonal one after the other.
double least_squares_error(const View& K, const View& V) {
  Eigen::MatrixXd columns = K.cast<double>(), left = V.cast<double>();
  for (Index j = 0; j < columns.cols(); ++j) {
    auto column = columns.col(j);
    const double size = column.norm();
    // Twice round: the second time takes away what rounding left in the first.
    for (Index i = 0; i < 2 * j; ++i) column -= column.dot(columns.col(i % j)) * columns.col(i % j);
    const double own = column.norm();
    if (own <= 1e-9 * size) {
      column.setZero();
      continue;
    }
    column /= own;
    for (Index c = 0; c < left.cols(); ++c) left.col(c) -= column.dot(left.col(c)) * column;
  }
  return left.norm() / V.cast<double>().norm();
}

/// Every so many rows.
Matrix spread_rows(const Matrix& x, Index count) {
  Matrix rows(count, x.cols());
  for (Index i = 0; i < count; ++i) rows.row(i) = x.row(i * x.rows() / count);
  return rows;
}

}  // namespace

Recall recall(const RecallOptions& options) {
  const char* const where = "recall";
  const auto& [n, d, sigma, feature_map, seed] = options;
  require_whole(where, "n", static_cast<double>(n), 1, 4096);
  require_whole(where, "d", static_cast<double>(d), 1, 64);
  require_range(where, "sigma", sigma, 0, 100);
  Rng keys(seed), values(seed + 1);
  const Matrix K = static_cast<Scalar>(sigma) * keys.normal_matrix(n, d), V = values.normal_matrix(n, d);
  const Index asked = std::min(n, most_asked);
  const Matrix Q = spread_rows(K, asked), wanted = spread_rows(V, asked);
  return {relative_error(scaled_dot_product_attention(Q, K, V, Mask(asked, n)).context, wanted),
          relative_error(linear_attention(Q, K, V, {feature_map, false}).context, wanted), least_squares_error(K, V)};
}

}  // namespace attn
