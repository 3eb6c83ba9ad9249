// Forward with a running softmax, backward from what it kept.

#include "attn/flash.h"

#include <algorithm>
#include <utility>

#include "attention_parts.h"
#include "attn/error.h"
#include "flash_forward.h"
#include "kernel/softmax.h"
#include "product.h"

namespace attn {
namespace {

/// Calls visit(place) for every tile, a block of queries after the other.
template <class Visit>
void for_each_tile(Index n_q, Index n_k, const Tile& tile, const Visit& visit) {
  for (Index i = 0; i < n_q; i += tile.queries)
    for (Index j = 0; j < n_k; j += tile.keys)
      visit(TilePlace{i, j, std::min(tile.queries, n_q - i), std::min(tile.keys, n_k - j)});
}

/// context / sum, 0 where nothing was seen.
void normalise(Block context, const View& sums) {
  for (Index i = 0; i < context.rows(); ++i)
    if (sums(i, 0) != 0) context.row(i) /= sums(i, 0);
}

/// The forward, telling after(place, computed, result) of each tile while contexts are not yet divided by their sums.
template <class After>
FlashAttention run(const char* where, const View& Q, const View& K, const View& V, const TileMask& mask,
                   const Tile& tile, const AttentionOptions& options, const After& after) {
  check_flash(where, Q, K, V, mask, tile, options);
  const Visibility visible(mask);
  FlashForward forward({Q, K, V, visible, options, scale_of(where, K.cols(), options)}, tile);
  for_each_tile(Q.rows(), K.rows(), tile, [&](const TilePlace& at) {
    if (at.first_key == 0) forward.begin(at);
    const bool computed = visible.any(at);
    if (computed) forward.take_in(at);
    after(at, computed, forward.result());
  });
  FlashAttention result = std::move(forward).finished();
  normalise(result.context, result.sums);
  return result;
}

/// A tile's weights from the maxima and sums of the forward.
Matrix weights_of(const FlashInputs& in, TileScores& tile, const TilePlace& at, const FlashAttention& forward) {
  Matrix weights = Matrix::Zero(at.queries, at.keys);
  for (Index r = 0; r < at.queries; ++r) {
    const Index i = at.first_query + r;
    Scalar* const values = tile.values.row(r).data();
    kernel::exponentials(values, at.keys, forward.maxima(i), 1);
    in.visible.for_each_run(i, at.first_key, at.keys, [&](Index first, Index end, bool visible) {
      const Index skip = first - at.first_key;
      if (visible && forward.sums(i) != 0)
        kernel::scale(values + skip, end - first, 1 / forward.sums(i), weights.row(r).data() + skip);
    });
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
  const Visibility visible(mask);
  const FlashInputs inputs{Q, K, V, visible, options, scale};
  const Matrix inner = context.cwiseProduct(d_context).rowwise().sum();  // Σ_k p_k d_p_k, without the p
  AttentionGradient d{Matrix::Zero(Q.rows(), Q.cols()), Matrix::Zero(K.rows(), K.cols()),
                      Matrix::Zero(V.rows(), V.cols())};
  for_each_tile(Q.rows(), K.rows(), tile, [&](const TilePlace& at) {
    if (!visible.any(at)) return;
    const auto q = Q.middleRows(at.first_query, at.queries), d_out = d_context.middleRows(at.first_query, at.queries);
    const auto k = K.middleRows(at.first_key, at.keys), v = V.middleRows(at.first_key, at.keys);
    TileScores scores = tile_scores(inputs, at);
    const Matrix weights = weights_of(inputs, scores, at, forward);
    Matrix d_scores = product(d_out, v.transpose());
    d_scores.colwise() -= inner.col(0).segment(at.first_query, at.queries);
    d_scores = (scale / options.temperature) * weights.cwiseProduct(d_scores);
    if (c > 0) d_scores.array() *= 1 - (scores.capped / c).array().square();
    d_scores = (weights.array() == 0).select(0, d_scores);  // a hidden pair, whose score or value may be NaN
    add_selecting_product(d.dQ.middleRows(at.first_query, at.queries), d_scores, k);
    add_selecting_product(d.dK.middleRows(at.first_key, at.keys), d_scores.transpose(), q);
    add_selecting_product(d.dV.middleRows(at.first_key, at.keys), weights.transpose(), d_out);
  });
  return d;
}

}  // namespace attn
