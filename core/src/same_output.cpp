// The null space of [1; Vᵀ] by Gauss and Jordan with full pivoting, in double.

#include "attn/same_output.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "attn/error.h"

namespace attn {
namespace {

using Wide = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Numbers come in as float: what is left of a row that depends on others is no smaller part of it.
constexpr double negligible = 1e-6;

/// Rows: 1ᵀ and the columns of V, each by its own largest.
Wide constraints(const View& V) {
  Wide A(V.cols() + 1, V.rows());
  A.row(0).setOnes();
  for (Index c = 0; c < V.cols(); ++c)
    for (Index j = 0; j < V.rows(); ++j) A(c + 1, j) = static_cast<double>(V(j, c));
  for (Index i = 0; i < A.rows(); ++i)
    if (const double size = A.row(i).cwiseAbs().maxCoeff(); size > 0) A.row(i) /= size;
  return A;
}

/// A becomes reduced: each pivot's column is 1 in its own row and 0 elsewhere. The columns with pivots, row by row.
std::vector<Index> reduce(Wide& A) {
  std::vector<Index> pivots;
  for (Index row = 0; row < A.rows(); ++row) {
    Index best_row = row, best = 0;
    const double size = A.bottomRows(A.rows() - row).cwiseAbs().maxCoeff(&best_row, &best);
    if (size < negligible) break;
    A.row(row).swap(A.row(row + best_row));
    A.row(row) /= A(row, best);
    for (Index other = 0; other < A.rows(); ++other)
      if (other != row) A.row(other) -= A(other, best) * Eigen::RowVectorXd(A.row(row));
    pivots.push_back(best);
  }
  return pivots;
}

/// How far one can go along a direction before a weight is below 0.
std::pair<double, double> range(const Wide& weights, const Wide& directions, Index k) {
  double least = -std::numeric_limits<double>::infinity(), most = -least;
  for (Index j = 0; j < weights.cols(); ++j) {
    const double slope = directions(k, j);
    if (slope > negligible) least = std::max(least, -weights(0, j) / slope);
    if (slope < -negligible) most = std::min(most, weights(0, j) / -slope);
  }
  return {least, most};
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
  Wide directions = Wide::Zero(r, V.rows()), weights = given.cast<double>(), moves = Wide::Zero(1, r);
  for (Index k = 0; k < r; ++k) {
    const Index key = result.keys[static_cast<std::size_t>(k)];
    directions(k, key) = 1;
    for (std::size_t row = 0; row < pivots.size(); ++row) directions(k, pivots[row]) = -A(static_cast<Index>(row), key);
  }
  for (Index k = 0; k < std::min(r, wanted.cols()); ++k) {
    const auto [least, most] = range(weights, directions, k);
    moves(0, k) = std::clamp(static_cast<double>(wanted(0, k)), least, most);
    weights = (weights + moves(0, k) * directions.row(k)).cwiseMax(0).eval();
  }
  result.least = result.most = Matrix(1, r);
  for (Index k = 0; k < r; ++k) {
    const auto [least, most] = range(weights, directions, k);
    result.least(k) = static_cast<Scalar>(moves(0, k) + least);
    result.most(k) = static_cast<Scalar>(moves(0, k) + most);
  }
  result.directions = directions.cast<Scalar>();
  result.moves = moves.cast<Scalar>();
  result.weights = weights.cast<Scalar>();
  return result;
}

}  // namespace attn
