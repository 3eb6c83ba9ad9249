// Forward with a running softmax, backward from what it kept.

#include "attn/flash.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "attention_parts.h"
#include "attn/error.h"
#include "attn/online_softmax.h"
#include "exponential.h"
#include "flash_tile.h"
#include "product.h"

namespace attn {
namespace {

constexpr Scalar nothing = -std::numeric_limits<Scalar>::infinity();

/// Calls visit(place) for every tile, a block of queries after the other.
template <class Visit>
void for_each_tile(Index n_q, Index n_k, const Tile& tile, const Visit& visit) {
  for (Index i = 0; i < n_q; i += tile.queries)
    for (Index j = 0; j < n_k; j += tile.keys)
      visit(TilePlace{i, j, std::min(tile.queries, n_q - i), std::min(tile.keys, n_k - j)});
}

/// Takes one tile's row in: turns its scores into exponentials and returns what the row's context so far is to be
/// multiplied by.
template <class Row, class Visible>
Scalar take_in(OnlineSoftmax& state, Row values, const Visible& visible) {
  OnlineSoftmax tile;
  for (Index j = 0; j < values.size(); ++j)
    if (visible(j) && (values(j) > tile.max || std::isnan(values(j)))) tile.max = values(j);
  // Joined with an empty sum: the larger maximum.
  const Scalar max = joined(state, {tile.max, 0}).max, factor = rescaling(state.max, max);
  for (Index j = 0; j < values.size(); ++j)
    values(j) = visible(j) && max != nothing ? exponential(values(j) - max) : Scalar(0);
  state = {max, state.sum * factor + values.sum()};
  return factor;
}

/// context / sum, 0 where nothing was seen.
void normalise(Eigen::Ref<Matrix> context, const View& sums) {
  for (Index i = 0; i < context.rows(); ++i)
    if (sums(i, 0) != 0) context.row(i) /= sums(i, 0);
}

/// The forward, telling after(place, computed, result) of each tile while contexts are not yet divided by their sums.
template <class After>
FlashAttention run(const char* where, const View& Q, const View& K, const View& V, const TileMask& mask,
                   const Tile& tile, const AttentionOptions& options, const After& after) {
  check_flash(where, Q, K, V, mask, tile, options);
  const Scalar scale = scale_of(where, K.cols(), options);
  const TileVisibility visibility(mask);
  const Index n_q = Q.rows();
  FlashAttention result{Matrix::Zero(n_q, V.cols()), Matrix::Constant(n_q, 1, nothing), Matrix::Zero(n_q, 1)};
  std::vector<bool> seen(static_cast<std::size_t>(n_q));
  for_each_tile(n_q, K.rows(), tile, [&](const TilePlace& at) {
    const bool computed = visibility.any(at);
    if (computed) {
      TileScores scores = tile_scores(Q, K, at, visibility, scale, options);
      for (Index r = 0; r < at.queries; ++r) {
        const Index i = at.first_query + r;
        OnlineSoftmax state{result.maxima(i), result.sums(i)};
        const Scalar factor = take_in(state, scores.values.row(r), scores.visible.row(r));
        result.maxima(i) = state.max, result.sums(i) = state.sum;
        seen[static_cast<std::size_t>(i)] = seen[static_cast<std::size_t>(i)] || scores.visible.row(r).any();
        if (factor == 0)
          result.context.row(i).setZero();
        else
          result.context.row(i) *= factor;
      }
      result.context.middleRows(at.first_query, at.queries) +=
          selecting_product(scores.values, V.middleRows(at.first_key, at.keys));
    }
    after(at, computed, result);
  });
  // Visible scores that are all -∞: NaN, as in the plain form.
  for (Index i = 0; i < n_q; ++i)
    if (seen[static_cast<std::size_t>(i)] && result.sums(i) == 0)
      result.sums(i) = std::numeric_limits<Scalar>::quiet_NaN();
  normalise(result.context, result.sums);
  return result;
}

/// A tile's weights from the maxima and sums of the forward.
Matrix weights_of(const TileScores& tile, const TilePlace& at, const FlashAttention& forward) {
  Matrix weights = Matrix::Zero(at.queries, at.keys);
  for (Index r = 0; r < at.queries; ++r) {
    const Scalar max = forward.maxima(at.first_query + r), sum = forward.sums(at.first_query + r);
    for (Index j = 0; j < at.keys; ++j)
      if (tile.visible(r, j) && sum != 0) weights(r, j) = exponential(tile.values(r, j) - max) / sum;
  }
  return weights;
}

}  // namespace

FlashAttention flash_attention(const View& Q, const View& K, const View& V, const TileMask& mask, const Tile& tile,
                               const AttentionOptions& options) {
  return run("flash_attention", Q, K, V, mask, tile, options, [](const auto&...) {});
}

std::vector<TileStep> flash_attention_trace(const View& Q, const View& K, const View& V, const TileMask& mask,
                                            const Tile& tile, const AttentionOptions& options) {
  const char* const where = "flash_attention_trace";
  check_flash(where, Q, K, V, mask, tile, options);
  require_size(where, Q.rows() * ((K.rows() + tile.keys - 1) / tile.keys), V.cols() + 2);
  std::vector<TileStep> steps;
  run(where, Q, K, V, mask, tile, options, [&](const TilePlace& at, bool computed, const FlashAttention& so_far) {
    const auto rows = [&](const Matrix& x) { return Matrix(x.middleRows(at.first_query, at.queries)); };
    TileStep step{at.first_query, at.first_key,        at.queries,        at.keys,
                  computed,       rows(so_far.maxima), rows(so_far.sums), rows(so_far.context)};
    normalise(step.context, step.sums);
    steps.push_back(std::move(step));
  });
  return steps;
}

AttentionGradient flash_attention_backward(const View& Q, const View& K, const View& V, const FlashAttention& forward,
                                           const View& d_context, const TileMask& mask, const Tile& tile,
                                           const AttentionOptions& options) {
  const char* const where = "flash_attention_backward";
  check_flash(where, Q, K, V, mask, tile, options);
  const auto& [context, maxima, sums] = forward;
  require_shape(where, "context", context.rows(), context.cols(), Q.rows(), V.cols());
  require_shape(where, "maxima", maxima.rows(), maxima.cols(), Q.rows(), 1);
  require_shape(where, "sums", sums.rows(), sums.cols(), Q.rows(), 1);
  require_shape(where, "d_context", d_context.rows(), d_context.cols(), Q.rows(), V.cols());

  const Scalar scale = scale_of(where, K.cols(), options), c = options.softcap;
  const TileVisibility visibility(mask);
  const Matrix inner = context.cwiseProduct(d_context).rowwise().sum();  // Σ_k p_k d_p_k, without the p
  AttentionGradient d{Matrix::Zero(Q.rows(), Q.cols()), Matrix::Zero(K.rows(), K.cols()),
                      Matrix::Zero(V.rows(), V.cols())};
  for_each_tile(Q.rows(), K.rows(), tile, [&](const TilePlace& at) {
    if (!visibility.any(at)) return;
    const auto q = Q.middleRows(at.first_query, at.queries), d_out = d_context.middleRows(at.first_query, at.queries);
    const auto k = K.middleRows(at.first_key, at.keys), v = V.middleRows(at.first_key, at.keys);
    const TileScores scores = tile_scores(Q, K, at, visibility, scale, options);
    const Matrix weights = weights_of(scores, at, forward);
    Matrix d_scores = d_out * v.transpose();
    d_scores.colwise() -= inner.col(0).segment(at.first_query, at.queries);
    d_scores = (scale / options.temperature) * weights.cwiseProduct(d_scores);
    if (c > 0) d_scores.array() *= 1 - (scores.capped / c).array().square();
    d_scores = (weights.array() == 0).select(0, d_scores);  // a hidden pair, whose score or value may be NaN
    d.dQ.middleRows(at.first_query, at.queries) += selecting_product(d_scores, k);
    d.dK.middleRows(at.first_key, at.keys) += selecting_transposed_product(d_scores, q);
    d.dV.middleRows(at.first_key, at.keys) += selecting_transposed_product(weights, d_out);
  });
  return d;
}

}  // namespace attn
