// A whole small translator as PyTorch computes it: LSTM encoder, Bahdanau's attention, LSTM decoder, cross-entropy, and
// the gradient of every parameter. Built here from the core's parts.

#include <vector>

#include "attn/attention.h"
#include "attn/cross_entropy.h"
#include "attn/dense.h"
#include "attn/embedding.h"
#include "attn/sequence.h"
#include "conformance.h"
#include "time_major.h"

namespace attn::test {
namespace {

/// Tokens (batch, steps) step by step, from column `first` on, `steps` of them.
std::vector<Index> tokens_of(const Case& c, const char* name, Index first, Index steps) {
  const Matrix all = c.input(name);
  std::vector<Index> tokens;
  for (Index t = first; t < first + steps; ++t)
    for (Index b = 0; b < all.rows(); ++b) tokens.push_back(static_cast<Index>(all(b, t)));
  return tokens;
}

LstmCell lstm_of(const Case& c, const std::string& part) {
  return {c.input(part + "_w_ih"), c.input(part + "_w_hh"), c.input(part + "_b_ih") + c.input(part + "_b_hh"), {}};
}

void check_lstm(const Case& c, const std::string& part, const LstmCell& gradient) {
  c.check("d_" + part + "_w_ih", gradient.W_x);
  c.check("d_" + part + "_w_hh", gradient.W_h);
  c.check("d_" + part + "_b_ih", gradient.b);
  c.check("d_" + part + "_b_hh", gradient.b);
}

}  // namespace

void check_seq2seq(const Case& c) {
  const Matrix src = c.input("src"), emb_src = c.input("emb_src"), emb_tgt = c.input("emb_tgt");
  const Index batch = src.rows(), n = src.cols(), steps = c.input("tgt").cols() - 1, d = emb_tgt.cols();
  const auto source = tokens_of(c, "src", 0, n), fed = tokens_of(c, "tgt", 0, steps),
             wanted = tokens_of(c, "tgt", 1, steps);
  std::vector<Index> lengths;
  for (const Scalar length : c.inputs.at("src_len").data) lengths.push_back(static_cast<Index>(length));
  const Cell encoder = lstm_of(c, "enc"), decoder = lstm_of(c, "dec");
  const Score score = Additive{c.input("Ws"), c.input("Wh"), c.input("v")};
  const Dense out{c.input("out_w"), c.input("out_b")};
  const CellSizes sizes = cell_sizes(decoder);
  const Index h = sizes.hidden;

  // Forward. Block t of states is the state before step t; [emb c] and [h c] are the rows of inputs and of read.
  const Matrix X = embedding(emb_src, source);
  const Sequence encoded = run_sequence(encoder, X, Matrix::Zero(batch, sizes.state), lengths);
  std::vector<Matrix> keys;
  for (Index b = 0; b < batch; ++b) {
    keys.push_back(sequence_rows(encoded.outputs, batch, b));
    c.check("encoder_states", keys.back(), b);
  }
  Matrix inputs(steps * batch, sizes.input), gates(steps * batch, sizes.gates), read(steps * batch, 2 * h),
      states((steps + 1) * batch, sizes.state);
  inputs.leftCols(d) = embedding(emb_tgt, fed);
  states.topRows(batch) = encoded.last;
  std::vector<ScoredAttention> looks;
  for (Index t = 0; t < steps; ++t) {
    const Index row = t * batch;
    for (Index b = 0; b < batch; ++b) {
      const Matrix& key = keys[static_cast<std::size_t>(b)];
      const Mask mask = padding_mask(1, n, lengths[static_cast<std::size_t>(b)]);
      looks.push_back(attention(score, states.row(row + b).leftCols(h), key, key, mask));
      inputs.row(row + b).rightCols(h) = looks.back().context;
    }
    cell_input(decoder, inputs.middleRows(row, batch), gates.middleRows(row, batch));
    cell_step(decoder, gates.middleRows(row, batch), states.middleRows(row, batch),
              states.middleRows(row + batch, batch));
  }
  read << states.bottomRows(steps * batch).leftCols(h), inputs.rightCols(h);
  const Matrix logits = dense(out, read);
  const CrossEntropy loss = cross_entropy(logits, wanted);
  c.check("loss", Matrix::Constant(1, 1, static_cast<Scalar>(loss.loss)));
  for (Index b = 0; b < batch; ++b) {
    Matrix alpha(steps, n);
    for (Index t = 0; t < steps; ++t) alpha.row(t) = looks[static_cast<std::size_t>(t * batch + b)].weights;
    c.check("alpha", alpha, b);
    c.check("logits", sequence_rows(logits, batch, b), b);
  }

  // Backward.
  const auto [d_read, d_out] = dense_backward(out, read, cross_entropy_backward(loss, wanted));
  Matrix d_inputs(steps * batch, sizes.input), d_gates(steps * batch, sizes.gates),
      d_next = Matrix::Zero(batch, sizes.state), d_state(batch, sizes.state), d_encoded = Matrix::Zero(n * batch, h);
  const Matrix W_s = c.input("Ws"), W_h = c.input("Wh");
  Additive d_score{0 * W_s, 0 * W_h, Matrix::Zero(1, W_s.rows())};
  for (Index t = steps - 1; t >= 0; --t) {
    const Index row = t * batch;
    d_next.leftCols(h) += d_read.middleRows(row, batch).leftCols(h);
    cell_step_backward(decoder, gates.middleRows(row, batch), states.middleRows(row, batch),
                       states.middleRows(row + batch, batch), d_next, d_gates.middleRows(row, batch), d_state);
    cell_input_backward(decoder, d_gates.middleRows(row, batch), d_inputs.middleRows(row, batch));
    for (Index b = 0; b < batch; ++b) {
      const Matrix &key = keys[static_cast<std::size_t>(b)],
                   d_context = d_inputs.row(row + b).rightCols(h) + d_read.row(row + b).rightCols(h);
      const auto back = attention_backward(score, states.row(row + b).leftCols(h), key, key,
                                           looks[static_cast<std::size_t>(row + b)], d_context);
      d_state.row(b).leftCols(h) += back.dQ;
      for (Index i = 0; i < n; ++i) d_encoded.row(i * batch + b) += back.dK.row(i) + back.dV.row(i);
      const auto& part = std::get<Additive>(back.d_score);
      d_score.W_q += part.W_q;
      d_score.W_k += part.W_k;
      d_score.v += part.v;
    }
    d_next.swap(d_state);
  }
  Cell d_decoder = zeros_like(std::get<LstmCell>(decoder));
  add_cell_gradient(decoder, inputs, states.topRows(steps * batch), states.bottomRows(steps * batch), gates, d_gates,
                    d_decoder);
  const auto d_encoder = run_sequence_backward(encoder, X, lengths, encoded, d_encoded, d_next);
  check_lstm(c, "enc", std::get<LstmCell>(d_encoder.d_cell));
  check_lstm(c, "dec", std::get<LstmCell>(d_decoder));
  c.check("d_emb_src", embedding_backward(emb_src.rows(), source, d_encoder.dX));
  c.check("d_emb_tgt", embedding_backward(emb_tgt.rows(), fed, d_inputs.leftCols(d)));
  c.check("d_Ws", d_score.W_q);
  c.check("d_Wh", d_score.W_k);
  c.check("d_v", d_score.v);
  c.check("d_out_w", d_out.W);
  c.check("d_out_b", d_out.b);
}

}  // namespace attn::test
