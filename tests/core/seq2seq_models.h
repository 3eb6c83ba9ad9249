#pragma once

// Small encoder-decoders with random parameters, and a padded mini-batch for them.

#include "attn/seq2seq.h"
#include "recurrent.h"

namespace attn::test {

inline constexpr Index source_words = 5, target_words = 4;

/// Hidden size 2 in each direction; a decoder as wide as the encoder's outputs, so that every score fits.
inline Seq2Seq small_seq2seq(CellKind kind, bool both_ways, bool with_readout, std::optional<Score> score) {
  const Index d = 3, h = 2, encoded = both_ways ? 2 * h : h;
  Encoder encoder{Matrix::Zero(source_words, d), cell_of(kind, d, h), {}};
  if (both_ways) encoder.reverse = cell_of(kind, d, h);
  Decoder decoder{Matrix::Zero(target_words, d),
                  {},
                  cell_of(kind, d + (feeds_context(score) ? encoded : 0), encoded),
                  {},
                  dense_layer(2 * encoded, target_words)};
  if (both_ways) decoder.bridge = dense_layer(encoded, cell_sizes(decoder.cell).state);
  if (with_readout) {
    decoder.readout = dense_layer(2 * encoded, 3);
    decoder.output = dense_layer(3, target_words);
  }
  return randomised(Seq2Seq{std::move(encoder), std::move(decoder), std::move(score)}, 7);
}

/// Every score that fits queries and keys of width n, parameters 0; none first.
inline std::vector<std::optional<Score>> every_score(Index n) {
  const auto zeros = [](Index rows, Index cols) { return Matrix(Matrix::Zero(rows, cols)); };
  return {std::nullopt,
          Dot{},
          ScaledDot{},
          General{zeros(n, n)},
          Concat{zeros(3, 2 * n), zeros(1, 3)},
          Additive{zeros(3, n), zeros(3, n), zeros(1, 3)}};
}

/// Sources of lengths 3 and 1, targets of lengths 2 and 3.
inline const Words source{{1, 4, 2, 0, 3, 0}, {3, 1}};
inline const Targets targets{{0, 0, 2, 1, 0, 3}, {2, 1, 0, 3, padding_word, 0}};

}  // namespace attn::test
