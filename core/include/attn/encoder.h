#pragma once

// Words to states: an embedding, then a recurrent cell over a padded mini-batch, in one direction or both. Time by time
// as in attn/sequence.h: row t · batch + b is word t of sequence b. The product of W_x with an embedding is computed
// once for each word of the vocabulary and not once for each token, and so is its gradient.

#include <array>
#include <optional>
#include <span>

#include "attn/sequence.h"

namespace attn {

struct Encoder {
  Matrix table;  ///< (vocabulary, d)  a row for each word
  Cell forward;
  std::optional<Cell> reverse;
};

/// Columns of the outputs: of one cell, or of both.
Index encoded_size(const Encoder& encoder);
void add_parameters(Parameters& list, const std::string& prefix, Encoder& encoder, Encoder& gradient);

/// A padded mini-batch of words.
struct Words {
  std::vector<Index> tokens;   ///< steps · batch; any word past a sequence's length
  std::vector<Index> lengths;  ///< batch

  Index batch() const { return static_cast<Index>(lengths.size()); }
  Index steps() const { return lengths.empty() ? 0 : static_cast<Index>(tokens.size()) / batch(); }
};

/// What is kept from forward to backward; each matrix is memory of which the first rows and columns count.
struct EncoderMemory {
  struct OneWay {
    Matrix words;   ///< (vocabulary, gates)  W_x x + b of each word
    Matrix gates;   ///< (steps · batch, gates)
    Matrix states;  ///< ((steps + 1) · batch, state)  as in Sequence
    Matrix d_words, d_gates, d_state, d_next, d_table;
  };
  std::array<OneWay, 2> ways;  ///< forward, reverse
  Matrix outputs;              ///< (steps · batch, encoded_size)  0 past a sequence's length
};

/// outputs, and what is needed for the backward. "shape-expected" when the parts do not fit, "not-in-range" for a word
/// that the table does not hold or a length.
void run_encoder(const Encoder& encoder, const Words& words, EncoderMemory& memory);
/// (batch, state) after the last step of a direction.
View last_state(const Words& words, Direction direction, const EncoderMemory& memory);

/// d_state of each way comes in as the gradient of its last state: start_encoder_backward makes it 0. Adds to
/// `gradient`.
void start_encoder_backward(const Words& words, EncoderMemory& memory);
void run_encoder_backward(const Encoder& encoder, const Words& words, const View& d_outputs, EncoderMemory& memory,
                          Encoder& gradient);

}  // namespace attn
