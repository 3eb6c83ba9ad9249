// Three memories of the same pairs.

#include "attn/recall.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "attn/attention.h"
#include "attn/error.h"
#include "attn/rng.h"

namespace attn {
namespace {

constexpr Index most_asked = 64;

double squares(const Matrix& x) {
  double sum = 0;
  for (Index i = 0; i < x.size(); ++i) sum += static_cast<double>(x.data()[i]) * static_cast<double>(x.data()[i]);
  return sum;
}

double relative_error(const Matrix& read, const Matrix& values) {
  return std::sqrt(squares(read - values) / squares(values));
}

/// Columns, one after the other, of `rows` numbers each.
using Columns = std::vector<double>;

Columns columns_of(const Matrix& x) {
  Columns columns;
  for (Index c = 0; c < x.cols(); ++c)
    for (Index i = 0; i < x.rows(); ++i) columns.push_back(static_cast<double>(x(i, c)));
  return columns;
}

double dot(const double* a, const double* b, Index rows) {
  double sum = 0;
  for (Index i = 0; i < rows; ++i) sum += a[i] * b[i];
  return sum;
}

/// What of `column` goes along `unit` is taken away.
void take_away(double* column, const double* unit, Index rows) {
  const double along = dot(column, unit, rows);
  for (Index i = 0; i < rows; ++i) column[i] -= along * unit[i];
}

/// ‖V - K S‖ / ‖V‖ for the best S: what of V is outside the span of K's columns, made orthogonal one after the other.
double least_squares_error(const Matrix& K, const Matrix& V) {
  const Index rows = K.rows();
  Columns units = columns_of(K), left = columns_of(V);
  for (Index j = 0; j < K.cols(); ++j) {
    double* const column = units.data() + j * rows;
    const double size = std::sqrt(dot(column, column, rows));
    // Twice round: the second time takes away what rounding left in the first.
    for (Index i = 0; i < 2 * j; ++i) take_away(column, units.data() + i % j * rows, rows);
    const double own = std::sqrt(dot(column, column, rows));
    const double scale = own > 1e-9 * size ? 1 / own : 0;
    for (Index i = 0; i < rows; ++i) column[i] *= scale;
    for (Index c = 0; c < V.cols(); ++c) take_away(left.data() + c * rows, column, rows);
  }
  return std::sqrt(dot(left.data(), left.data(), rows * V.cols()) / squares(V));
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
