#pragma once

// An encoder-decoder (Sutskever et al. 2014, Cho et al. 2014) with a fixed context vector or with attention.
//   score                     context of step t                                  enters
//   none                      c, the last outputs of the encoder's directions    the decoder's input and the readout
//   additive, concat          attention with s_{t-1} (Bahdanau et al. 2015)      the decoder's input and the readout
//   dot, scaled-dot, general  attention with s_t (Luong et al. 2015)             the readout
// A fixed context is given at every step. Loss: cross-entropy of the wanted words, averaged over those that count.
// Rows are time by time, t · batch + b.

#include "attn/attention_edit.h"
#include "attn/batch_attention.h"
#include "attn/dense.h"
#include "attn/encoder.h"

namespace attn {

struct Decoder {
  Matrix table;                  ///< (vocabulary, d)
  std::optional<Dense> bridge;   ///< s_0 = tanh(W [last h of each direction] + b); none: the encoder's last state
  Cell cell;                     ///< its input is [embedding context], or the embedding where the context enters later
  std::optional<Dense> readout;  ///< r = tanh(W [s c] + b) (Luong et al. 2015, eq. 5); none: r = [s c]
  Dense output;                  ///< logits = W r + b
};

struct Seq2Seq {
  Encoder encoder;
  Decoder decoder;
  std::optional<Score> score;
};
void add_parameters(Parameters& list, const std::string& prefix, Seq2Seq& model, Seq2Seq& gradient);

/// True if the context is part of the decoder's input.
bool feeds_context(const std::optional<Score>& score);
/// "shape-expected", "columns-differ" or "rows-differ" unless the parts fit together.
void require_seq2seq(const Seq2Seq& model);

/// Target words past a sequence's length, which do not count.
inline constexpr Index padding_word = -100;

/// Teacher forcing: what is fed at each step and what is wanted there.
struct Targets {
  std::vector<Index> fed, wanted;  ///< steps · batch; past a sequence's length any word is fed, padding_word wanted
};

/// What is kept from forward to backward; each matrix is memory of which the first rows and columns count.
struct Seq2SeqMemory {
  EncoderMemory encoder;
  BatchAttention attention;
  Matrix ends;           ///< (batch, encoded_size)  the last h of each direction: the fixed context
  Matrix fixed_gates;    ///< (batch, gates)  W_x of it
  Matrix words, gates;   ///< (vocabulary, gates), (steps · batch, gates)
  Matrix states;         ///< ((steps + 1) · batch, state)
  Matrix read, readout;  ///< (steps · batch, …)  [s c], and r
  Matrix logits;         ///< (steps · batch, vocabulary)
  Matrix d_logits, d_readout, d_read, d_gates, d_words, d_table, d_state, d_next, d_fixed_gates, d_outputs, d_ends,
      d_context;
};

/// Encodes, decodes by teacher forcing and returns the loss; 0 if no word counts.
double seq2seq_loss(const Seq2Seq& model, const Words& source, const Targets& targets, Seq2SeqMemory& memory);
/// After seq2seq_loss with the same arguments, once; adds to `gradient`.
void seq2seq_backward(const Seq2Seq& model, const Words& source, const Targets& targets, Seq2SeqMemory& memory,
                      Seq2Seq& gradient);

/// The likeliest word at each step, fed to the next one, beginning with `end`; row t · batch + b. A sequence that has
/// said `end` goes on saying it; all stop after `longest` steps, or once all have said it. `edit` takes part in every
/// step. memory.attention holds the weights.
std::vector<Index> greedy_decode(const Seq2Seq& model, const Words& source, Index longest, Index end,
                                 const AttentionEdit& edit, Seq2SeqMemory& memory);

}  // namespace attn
