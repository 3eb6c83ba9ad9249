#pragma once

// Attention in a padded mini-batch: every query asks the keys of its own sequence, which are the values too (Bahdanau
// et al. 2015: the encoder's outputs). Time by time as in attn/sequence.h: row i · batch + b of K is key i of sequence
// b, row t · batch + b of Q its query t. A decoder asks with one step at a time, and W_k k is computed once.
// In place, without allocation once the memory has grown; the functions check no shapes: require_score says them.

#include <span>
#include <vector>

#include "attn/score.h"
#include "attn/types.h"

namespace attn {

/// What is kept from forward to backward; each matrix is memory of which the first rows and columns count.
struct BatchAttention {
  std::vector<Index> lengths;  ///< of the batch's sequences
  Index keys = 0;              ///< of the longest
  Matrix key_part;             ///< (keys · batch, d_a)  additive, concat: W_k k; general: W k, d_q wide
  Matrix query_part;           ///< (queries · batch, d_a)  additive, concat: W_q q
  Matrix hidden;   ///< (queries · keys · batch, d_a)  tanh(…); row (t · keys + i) · batch + b is the pair
  Matrix weights;  ///< (queries · batch, keys)  0 past a sequence's length
  Matrix d_key_part, d_query_part, d_weights, d_v;

  Index batch() const { return static_cast<Index>(lengths.size()); }
  /// Rows of step t, one a sequence.
  Block weights_at(Index t) { return weights.block(t * batch(), 0, batch(), keys); }
};

/// Begins a batch of as many `queries` for each sequence, d_q wide.
void start_batch_attention(const Score& score, const View& K, std::span<const Index> lengths, Index queries, Index d_q,
                           BatchAttention& memory);
/// weights_at(t) = softmax(score(Q, K)), where Q is (batch, d_q); all 0 for a sequence of length 0.
void batch_weights(const Score& score, const View& K, const View& Q, Index t, BatchAttention& memory);
/// context = weights_at(t) K, (batch, d_k).
void batch_context(const View& K, Index t, BatchAttention& memory, Block context);

void start_batch_attention_backward(const Score& score, BatchAttention& memory);
/// Of step t. Adds to dQ, (batch, d_q), and to dK but for the
/// part that W_k makes.
void batch_attention_backward(const Score& score, const View& K, const View& Q, Index t, const View& d_context,
                              BatchAttention& memory, Block dQ, Block dK);
/// After all steps: Q holds the queries of all of them. Adds to dK and to the parameters' gradient.
void finish_batch_attention_backward(const Score& score, const View& K, const View& Q, BatchAttention& memory, Block dK,
                                     Score& d_score);

}  // namespace attn
