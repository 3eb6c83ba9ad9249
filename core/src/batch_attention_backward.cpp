// Attention in a mini-batch, backward.

#include "attn/batch_attention.h"
#include "attn/grown.h"
#include "batch_attention_parts.h"
#include "kernel/row.h"
#include "kernel/softmax.h"
#include "product.h"

namespace attn {
void start_batch_attention_backward(const Score& score, BatchAttention& memory) {
  const bool additive = is_additive(score);
  const Index keys = memory.keys * memory.batch(), d_a = memory.key_part.cols();
  grown(memory.d_weights, memory.batch(), memory.keys);
  if (additive || std::holds_alternative<General>(score)) grown(memory.d_key_part, keys, d_a).setZero();
  if (!additive) return;
  grown(memory.d_query_part, memory.query_part.rows(), d_a);
  grown(memory.d_v, 1, weights_v(score).cols()).setZero();
}

void batch_attention_backward(const Score& score, const View& K, const View& Q, Index t, const View& d_context,
                              BatchAttention& memory, Block dQ, Block dK) {
  const Index batch = memory.batch(), keys = memory.keys;
  const Block weights = memory.weights_at(t);
  Block d_scores = memory.d_weights.topLeftCorner(batch, keys);
  for (Index i = 0; i < keys; ++i)
    for (Index b = 0; b < batch; ++b) {
      const Index row = i * batch + b;
      d_scores(b, i) = kernel::dot(d_context.row(b).data(), K.row(row).data(), K.cols());
      kernel::add_scaled(dK.row(row).data(), weights(b, i), d_context.row(b).data(), K.cols());
    }
  for (Index b = 0; b < batch; ++b) {
    Scalar* const d_row = d_scores.row(b).data();
    kernel::softmax_backward(weights.row(b).data(), d_row, keys, 1, d_row);
  }

  if (is_additive(score)) {
    auto d_query_part = memory.d_query_part.middleRows(t * batch, batch);
    const Matrix& v = weights_v(score);
    d_query_part.setZero();
    for (Index i = 0; i < keys; ++i)
      for (Index b = 0; b < batch; ++b)
        kernel::tanh_dot_backward(d_scores(b, i), v.data(), memory.hidden.row((t * keys + i) * batch + b).data(),
                                  v.cols(), memory.d_v.data(), d_query_part.row(b).data(),
                                  memory.d_key_part.row(i * batch + b).data());
    add_product(dQ, d_query_part, query_weights<View>(score, dQ.cols()));
    return;
  }
  const bool general = std::holds_alternative<General>(score);
  const View key_part = general ? View(memory.key_part.topRows(K.rows())) : K;
  Block d_key_part = general ? Block(memory.d_key_part.topRows(K.rows())) : dK;
  d_scores *= dot_scale(score, K.cols());
  for (Index i = 0; i < keys; ++i)
    for (Index b = 0; b < batch; ++b) {
      const Index row = i * batch + b;
      kernel::add_scaled(dQ.row(b).data(), d_scores(b, i), key_part.row(row).data(), Q.cols());
      kernel::add_scaled(d_key_part.row(row).data(), d_scores(b, i), Q.row(b).data(), Q.cols());
    }
}

void finish_batch_attention_backward(const Score& score, const View& K, const View& Q, BatchAttention& memory, Block dK,
                                     Score& d_score) {
  if (!is_additive(score) && !std::holds_alternative<General>(score)) return;  // the others have no parameters
  const auto d_key_part = memory.d_key_part.topRows(K.rows());
  if (const auto* const general = std::get_if<General>(&score)) {
    add_product(dK, d_key_part, general->W);
    add_product(std::get<General>(d_score).W, d_key_part.transpose(), K);
  } else if (is_additive(score)) {
    const auto d_query_part = memory.d_query_part.topRows(Q.rows());
    add_product(dK, d_key_part, key_weights<View>(score, K.cols()));
    add_product(key_weights<Block>(d_score, K.cols()), d_key_part.transpose(), K);
    add_product(query_weights<Block>(d_score, Q.cols()), d_query_part.transpose(), Q);
    weights_v(d_score) += memory.d_v;
  }
}

}  // namespace attn
