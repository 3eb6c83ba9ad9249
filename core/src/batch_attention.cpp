// Attention in a mini-batch, forward.

#include "attn/batch_attention.h"

#include <algorithm>

#include "activation.h"
#include "attn/grown.h"
#include "batch_attention_parts.h"
#include "kernel/row.h"
#include "kernel/softmax.h"
#include "product.h"

namespace attn {
namespace {

/// Row by row over as many columns as the sequence is long.
void softmax_rows(const std::vector<Index>& lengths, Block weights) {
  for (Index b = 0; b < weights.rows(); ++b) {
    const Index length = lengths[static_cast<std::size_t>(b)];
    Scalar* const row = weights.row(b).data();
    std::fill(row + length, row + weights.cols(), Scalar(0));
    const Scalar sum = kernel::exponentials(row, length, kernel::largest(row, length), 1);
    kernel::scale(row, length, 1 / sum, row);
  }
}

}  // namespace

void start_batch_attention(const Score& score, const View& K, std::span<const Index> lengths, Index queries, Index d_q,
                           BatchAttention& memory) {
  memory.lengths.assign(lengths.begin(), lengths.end());
  const Index batch = memory.batch();
  memory.keys = batch == 0 ? 0 : K.rows() / batch;
  grown(memory.weights, queries * batch, memory.keys);
  if (const auto* const general = std::get_if<General>(&score)) {
    set_product(grown(memory.key_part, K.rows(), d_q), K, general->W.transpose());
  } else if (is_additive(score)) {
    const Index d_a = weights_v(score).cols();
    set_product(grown(memory.key_part, K.rows(), d_a), K, key_weights<View>(score, K.cols()).transpose());
    grown(memory.query_part, queries * batch, d_a);
    grown(memory.hidden, queries * K.rows(), d_a);
  }
}

void batch_weights(const Score& score, const View& K, const View& Q, Index t, BatchAttention& memory) {
  const Index batch = memory.batch(), keys = memory.keys;
  Block weights = memory.weights_at(t);
  if (is_additive(score)) {
    auto query_part = memory.query_part.middleRows(t * batch, batch);
    set_product(query_part, Q, query_weights<View>(score, Q.cols()).transpose());
    auto hidden = memory.hidden.middleRows(t * keys * batch, keys * batch);
    for (Index i = 0; i < keys; ++i)
      hidden.middleRows(i * batch, batch) = memory.key_part.middleRows(i * batch, batch) + query_part;
    tanh_in_place(hidden);
    const Matrix& v = weights_v(score);
    for (Index i = 0; i < keys; ++i)
      for (Index b = 0; b < batch; ++b)
        weights(b, i) = kernel::dot(hidden.row(i * batch + b).data(), v.data(), v.cols());
  } else {
    const bool general = std::holds_alternative<General>(score);
    const View key_part = general ? View(memory.key_part.topRows(K.rows())) : K;
    const Scalar scale = dot_scale(score, K.cols());
    for (Index i = 0; i < keys; ++i)
      for (Index b = 0; b < batch; ++b)
        weights(b, i) = scale * kernel::dot(key_part.row(i * batch + b).data(), Q.row(b).data(), Q.cols());
  }
  softmax_rows(memory.lengths, weights);
}

void batch_context(const View& K, Index t, BatchAttention& memory, Block context) {
  const Index batch = memory.batch();
  const Block weights = memory.weights_at(t);
  context.setZero();
  for (Index i = 0; i < memory.keys; ++i)
    for (Index b = 0; b < batch; ++b)
      if (weights(b, i) != 0)
        kernel::add_scaled(context.row(b).data(), weights(b, i), K.row(i * batch + b).data(), K.cols());
}

}  // namespace attn
