// Random queries and keys, their scores, and what the softmax makes of them.

#include "attn/score_spread.h"

#include <algorithm>
#include <cmath>

#include "attn/error.h"
#include "attn/mask.h"
#include "attn/rng.h"
#include "attn/softmax.h"
#include "logarithm.h"
#include "product.h"

namespace attn {
namespace {

constexpr Scalar largest_half = 65504;

double deviation(const Matrix& scores) {
  double mean = 0, squares = 0;
  const auto count = static_cast<double>(scores.size());
  for (Index i = 0; i < scores.size(); ++i) mean += static_cast<double>(scores(i)) / count;
  for (Index i = 0; i < scores.size(); ++i) {
    const double off = static_cast<double>(scores(i)) - mean;
    squares += off * off;
  }
  return std::sqrt(squares / count);
}

/// Of scores / root.
Spread spread(const Matrix& scores, double root) {
  const Mask all(scores.rows(), scores.cols());
  const Matrix weights = masked_softmax(scores, all, static_cast<Scalar>(root)).weights;
  const auto rows = static_cast<double>(scores.rows());
  Spread result{deviation(scores) / root, 0, 0, 0};
  for (Index i = 0; i < weights.rows(); ++i) {
    double largest = 0, sum_2 = 0, sum_3 = 0;
    for (Index j = 0; j < weights.cols(); ++j) {
      const auto p = static_cast<double>(weights(i, j));
      if (p > 0) result.entropy -= p * logarithm(p) / rows;
      largest = std::max(largest, p), sum_2 += p * p, sum_3 += p * p * p;
    }
    result.largest += largest / rows;
    // Σ_i Σ_j (p_i [i = j] - p_i p_j)²
    result.sensitivity += std::sqrt(std::max(0.0, sum_2 - 2 * sum_3 + sum_2 * sum_2)) / rows;
  }
  return result;
}

}  // namespace

ScoreSpread score_spread(Index d, Index queries, Index keys, double sigma, std::uint64_t seed) {
  const char* const where = "score_spread";
  const auto require_count = [&](const char* name, Index size) {
    require_whole(where, name, static_cast<double>(size), 1, static_cast<double>(max_elements));
  };
  require_count("d", d), require_count("queries", queries), require_count("keys", keys);
  require_range(where, "sigma", sigma, 0, 1e6);
  require_size(where, queries, d), require_size(where, keys, d), require_size(where, queries, keys);
  Rng rng(seed);
  const Matrix Q = rng.normal_matrix(queries, d), K = rng.normal_matrix(keys, d);
  ScoreSpread result{product(Q, K.transpose(), static_cast<Scalar>(sigma * sigma)), {}, {}, 0};
  result.raw = spread(result.scores, 1);
  result.scaled = spread(result.scores, std::sqrt(static_cast<double>(d)));
  Index beyond = 0;
  for (Index i = 0; i < result.scores.size(); ++i) beyond += std::abs(result.scores(i)) > largest_half;
  result.beyond_half = static_cast<double>(beyond) / static_cast<double>(result.scores.size());
  return result;
}

}  // namespace attn
