// Scores, softmax, weighted sum: the three steps, forward and backward.

#include "attn/attention.h"

#include <algorithm>
#include <utility>

#include "attention_parts.h"
#include "attn/error.h"
#include "attn/softmax.h"
#include "product.h"
#include "softmax_row.h"

namespace attn {
namespace {

/// Queries at a time, so that their scores are still in the cache when they become weights.
constexpr Index rows_at_once = 64;

void check_shapes(const char* where, const View& Q, const View& K, const View& V) {
  require_same_rows(where, {"K", K}, {"V", V});
  require_keys(where, K.rows());
  require_size(where, Q.rows(), K.rows());
}

void check_backward(const char* where, const View& Q, const View& V, const View& weights, const View& d_context) {
  require_shape(where, "weights", weights.rows(), weights.cols(), Q.rows(), V.rows());
  require_shape(where, "d_context", d_context.rows(), d_context.cols(), Q.rows(), V.cols());
}

}  // namespace

Attention scaled_dot_product_attention(const View& Q, const View& K, const View& V, const Mask& mask,
                                       const AttentionOptions& options) {
  const char* const where = "scaled_dot_product_attention";
  require_size(where, Q.rows(), K.rows());
  check_attention(where, Q, K, V, mask, options);

  const Scalar scale = scale_of(where, K.cols(), options);
  const bool biased = options.bias.size() > 0;
  const std::optional<Mask> narrowed = biased ? std::optional(with_bias(mask, options.bias)) : std::nullopt;
  const Mask& visible = narrowed ? *narrowed : mask;
  Attention result{Matrix(Q.rows(), K.rows()), Matrix(Q.rows(), K.rows()), Matrix(Q.rows(), V.cols())};
  for (Index first = 0; first < Q.rows(); first += rows_at_once) {
    const Index rows = std::min(rows_at_once, Q.rows() - first);
    auto scores = result.scores.middleRows(first, rows), weights = result.weights.middleRows(first, rows);
    set_product(scores, Q.middleRows(first, rows), K.transpose(), scale);
    if (options.softcap > 0) cap_in_place(scores, options.softcap);
    if (biased)
      softmax_rows(scores + options.bias.middleRows(first, rows), visible, first, options.temperature, weights);
    else
      softmax_rows(scores, visible, first, options.temperature, weights);
    set_selecting_product(result.context.middleRows(first, rows), weights, V);
  }
  return result;
}

AttentionGradient scaled_dot_product_attention_backward(const View& Q, const View& K, const View& V,
                                                        const Attention& forward, const View& d_context,
                                                        const AttentionOptions& options) {
  const char* const where = "scaled_dot_product_attention_backward";
  const auto& [scores, weights, context] = forward;
  require_same_columns(where, {"Q", Q}, {"K", K});
  check_shapes(where, Q, K, V);
  check_backward(where, Q, V, weights, d_context);
  require_shape(where, "scores", scores.rows(), scores.cols(), Q.rows(), K.rows());
  check_attention_options(where, options);

  const Scalar c = options.softcap, scale = scale_of(where, K.cols(), options);
  Matrix d_scores = masked_softmax_backward(weights, product(d_context, V.transpose()), options.temperature);
  // tanh' = 1 - tanh², and the score is c tanh(…); a hidden score may be NaN, and its gradient stays 0.
  if (c > 0) d_scores = (weights.array() == 0).select(0, d_scores.array() * (1 - (scores / c).array().square()));
  d_scores *= scale;
  return {selecting_product(d_scores, K), selecting_product(d_scores.transpose(), Q),
          selecting_product(weights.transpose(), d_context)};
}

ScoredAttention attention(const Score& score, const View& Q, const View& K, const View& V, const Mask& mask) {
  const char* const where = "attention";
  check_shapes(where, Q, K, V);
  require_shape(where, "mask", mask.queries(), mask.keys(), Q.rows(), K.rows());
  Scores scores = attention_scores(score, Q, K);
  Matrix weights(Q.rows(), K.rows());
  softmax_rows(scores.values, mask, 0, 1, weights);
  Matrix context = selecting_product(weights, V);
  return {std::move(scores), std::move(weights), std::move(context)};
}

ScoredAttentionGradient attention_backward(const Score& score, const View& Q, const View& K, const View& V,
                                           const ScoredAttention& forward, const View& d_context) {
  const char* const where = "attention_backward";
  const auto& [scores, weights, context] = forward;
  check_shapes(where, Q, K, V);
  check_backward(where, Q, V, weights, d_context);
  const Matrix d_values = masked_softmax_backward(weights, product(d_context, V.transpose()));
  auto [dQ, dK, d_score] = attention_scores_backward(score, Q, K, scores, d_values);
  return {std::move(dQ), std::move(dK), selecting_product(weights.transpose(), d_context), std::move(d_score)};
}

}  // namespace attn
