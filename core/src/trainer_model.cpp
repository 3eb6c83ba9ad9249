// From a config to a network.

#include "trainer_model.h"

#include <utility>

namespace attn {
namespace {

std::optional<Score> score_of(ScoreKind kind, Index d_q, Index d_k, Index d_a) {
  const auto zeros = [](Index rows, Index cols) { return Matrix(Matrix::Zero(rows, cols)); };
  switch (kind) {
    case ScoreKind::none:
      return std::nullopt;
    case ScoreKind::dot:
      return Dot{};
    case ScoreKind::scaled_dot:
      return ScaledDot{};
    case ScoreKind::general:
      return General{zeros(d_q, d_k)};
    case ScoreKind::concat:
      return Concat{zeros(d_a, d_q + d_k), zeros(1, d_a)};
    default:
      return Additive{zeros(d_a, d_q), zeros(d_a, d_k), zeros(1, d_a)};
  }
}

}  // namespace

Seq2Seq seq2seq_of(const TrainerConfig& config, Index source_words, Index target_words) {
  const Index d = config.embedding, n = config.hidden, encoded = config.bidirectional ? 2 * n : n;
  const bool as_wide = config.score == ScoreKind::dot || config.score == ScoreKind::scaled_dot;
  const Index m = as_wide ? encoded : n;
  Seq2Seq model{{Matrix::Zero(source_words, d), cell_of(config.cell, d, n), {}},
                {Matrix::Zero(target_words, d), {}, {}, dense_layer(m + encoded, m), dense_layer(m, target_words)},
                score_of(config.score, m, encoded, n)};
  model.decoder.cell = cell_of(config.cell, d + (feeds_context(model.score) ? encoded : 0), m);
  if (config.bidirectional) {
    model.encoder.reverse = cell_of(config.cell, d, n);
    model.decoder.bridge = dense_layer(encoded, cell_sizes(model.decoder.cell).state);
  }
  return model;
}

}  // namespace attn
