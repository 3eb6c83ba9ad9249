// A whole small translator as PyTorch computes it: LSTM encoder, Bahdanau's attention, LSTM decoder, cross-entropy, and
// the gradient of every parameter.

#include "attn/seq2seq.h"
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

Cell lstm_of(const Case& c, const std::string& part) {
  return LstmCell{
      c.input(part + "_w_ih"), c.input(part + "_w_hh"), c.input(part + "_b_ih") + c.input(part + "_b_hh"), {}};
}

void check_lstm(const Case& c, const std::string& part, const Cell& cell) {
  const auto& gradient = std::get<LstmCell>(cell);
  c.check("d_" + part + "_w_ih", gradient.W_x);
  c.check("d_" + part + "_w_hh", gradient.W_h);
  c.check("d_" + part + "_b_ih", gradient.b);
  c.check("d_" + part + "_b_hh", gradient.b);
}

}  // namespace

void check_seq2seq(const Case& c) {
  const Index n = c.input("src").cols(), steps = c.input("tgt").cols() - 1;
  Words source{tokens_of(c, "src", 0, n), {}};
  for (const Scalar length : c.inputs.at("src_len").data) source.lengths.push_back(static_cast<Index>(length));
  const Targets targets{tokens_of(c, "tgt", 0, steps), tokens_of(c, "tgt", 1, steps)};
  const Seq2Seq model{{c.input("emb_src"), lstm_of(c, "enc"), {}},
                      {c.input("emb_tgt"), {}, lstm_of(c, "dec"), {}, {c.input("out_w"), c.input("out_b")}},
                      Additive{c.input("Ws"), c.input("Wh"), c.input("v")}};
  require_seq2seq(model);

  Seq2SeqMemory memory;
  Seq2Seq gradient = zeros_like(model);
  const double loss = seq2seq_loss(model, source, targets, memory);
  c.check("loss", Matrix::Constant(1, 1, static_cast<Scalar>(loss)));
  const Index batch = source.batch();
  for (Index b = 0; b < batch; ++b) {
    c.check("encoder_states", sequence_rows(memory.encoder.outputs, batch, b), b);
    c.check("alpha", sequence_rows(memory.attention.weights, batch, b), b);
    c.check("logits", sequence_rows(memory.logits, batch, b), b);
  }

  seq2seq_backward(model, source, targets, memory, gradient);
  const auto& d_score = std::get<Additive>(*gradient.score);
  check_lstm(c, "enc", gradient.encoder.forward);
  check_lstm(c, "dec", gradient.decoder.cell);
  c.check("d_emb_src", gradient.encoder.table);
  c.check("d_emb_tgt", gradient.decoder.table);
  c.check("d_Ws", d_score.W_q);
  c.check("d_Wh", d_score.W_k);
  c.check("d_v", d_score.v);
  c.check("d_out_w", gradient.decoder.output.W);
  c.check("d_out_b", gradient.decoder.output.b);
}

}  // namespace attn::test
