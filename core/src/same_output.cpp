// The null space of [1; Vᵀ] by Gauss and Jordan with full pivoting, in double.

#include "attn/same_output.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "attn/error.h"

namespace attn {
namespace {

/// A small matrix of double, row by row.
struct Wide {
  Index rows, cols;
  std::vector<double> numbers = std::vector<double>(static_cast<std::size_t>(rows * cols));

  double& operator()(Index i, Index j) { return numbers[static_cast<std::size_t>(i * cols + j)]; }
  double operator()(Index i, Index j) const { return numbers[static_cast<std::size_t>(i * cols + j)]; }
};

/// Numbers come in as float: what is left of a row that depends on others is no smaller part of it.
constexpr double negligible = 1e-6;

/// row i += factor · row k
void add_row(Wide& A, Index i, double factor, Index k) {
  for (Index j = 0; j < A.cols; ++j) A(i, j) += factor * A(k, j);
}

/// Rows: 1ᵀ and the columns of V, each by its own largest.
Wide constraints(const View& V) {
  Wide A{V.cols() + 1, V.rows()};
  for (Index i = 0; i < A.rows; ++i) {
    double size = 0;
    for (Index j = 0; j < A.cols; ++j) {
      A(i, j) = i == 0 ? 1 : static_cast<double>(V(j, i - 1));
      size = std::max(size, std::abs(A(i, j)));
    }
    if (size > 0) add_row(A, i, 1 / size - 1, i);
  }
  return A;
}

/// A becomes reduced: each pivot's column is 1 in its own row and 0 elsewhere. The columns with pivots, row by row.
std::vector<Index> reduce(Wide& A) {
  std::vector<Index> pivots;
  for (Index row = 0; row < A.rows; ++row) {
    Index best_row = row, best = 0;
    for (Index i = row; i < A.rows; ++i)
      for (Index j = 0; j < A.cols; ++j)
        if (std::abs(A(i, j)) > std::abs(A(best_row, best))) best_row = i, best = j;
    if (std::abs(A(best_row, best)) < negligible) break;
    for (Index j = 0; j < A.cols; ++j) std::swap(A(row, j), A(best_row, j));
    add_row(A, row, 1 / A(row, best) - 1, row);
    for (Index other = 0; other < A.rows; ++other)
      if (other != row) add_row(A, other, -A(other, best), row);
    pivots.push_back(best);
  }
  return pivots;
}

/// How far one can go along a direction before a weight is below 0.
std::pair<double, double> range(const Wide& weights, const Wide& directions, Index k) {
  double least = -std::numeric_limits<double>::infinity(), most = -least;
  for (Index j = 0; j < weights.cols; ++j) {
    const double slope = directions(k, j);
    if (slope > negligible) least = std::max(least, -weights(0, j) / slope);
    if (slope < -negligible) most = std::min(most, weights(0, j) / -slope);
  }
  return {least, most};
}

Matrix narrow(const Wide& x) {
  Matrix result(x.rows, x.cols);
  for (Index i = 0; i < result.size(); ++i)
    result.data()[i] = static_cast<Scalar>(x.numbers[static_cast<std::size_t>(i)]);
  return result;
}

void check(const View& weights, const View& V, const View& moves) {
  const char* const where = "same_output";
  require_keys(where, V.rows());
  require_shape(where, "weights", weights.rows(), weights.cols(), 1, V.rows());
  require_shape(where, "moves", moves.rows(), moves.cols(), 1, moves.cols());
  for (Index j = 0; j < V.rows(); ++j) {
    require_range(where, "weights", static_cast<double>(weights(0, j)), 0, 1);
    for (Index c = 0; c < V.cols(); ++c) require_finite(where, "V", static_cast<double>(V(j, c)));
  }
  for (Index k = 0; k < moves.cols(); ++k) require_finite(where, "moves", static_cast<double>(moves(0, k)));
}

}  // namespace

SameOutput same_output(const View& given, const View& V, const View& wanted) {
  check(given, V, wanted);
  Wide A = constraints(V);
  const std::vector<Index> pivots = reduce(A);
  SameOutput result;
  for (Index j = 0; j < V.rows(); ++j)
    if (std::find(pivots.begin(), pivots.end(), j) == pivots.end()) result.keys.push_back(j);

  const auto r = static_cast<Index>(result.keys.size());
  Wide directions{r, V.rows()}, weights{1, V.rows()}, moves{1, r}, least{1, r}, most{1, r};
  for (Index j = 0; j < V.rows(); ++j) weights(0, j) = static_cast<double>(given(0, j));
  for (Index k = 0; k < r; ++k) {
    const Index key = result.keys[static_cast<std::size_t>(k)];
    directions(k, key) = 1;
    for (std::size_t row = 0; row < pivots.size(); ++row) directions(k, pivots[row]) = -A(static_cast<Index>(row), key);
  }
  for (Index k = 0; k < std::min(r, wanted.cols()); ++k) {
    const auto [low, high] = range(weights, directions, k);
    moves(0, k) = std::clamp(static_cast<double>(wanted(0, k)), low, high);
    for (Index j = 0; j < V.rows(); ++j) weights(0, j) = std::max(0.0, weights(0, j) + moves(0, k) * directions(k, j));
  }
  for (Index k = 0; k < r; ++k) {
    const auto [low, high] = range(weights, directions, k);
    least(0, k) = moves(0, k) + low;
    most(0, k) = moves(0, k) + high;
  }
  result.directions = narrow(directions), result.moves = narrow(moves), result.weights = narrow(weights);
  result.least = narrow(least), result.most = narrow(most);
  return result;
}

}  // namespace attn
