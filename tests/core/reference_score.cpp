// Bahdanau's and Luong's scores against PyTorch, with the gradients of all their parameters.

#include "attn/attention.h"
#include "conformance.h"

namespace attn::test {
namespace {

Score score_of(const Case& c) {
  if (c.op == "bahdanau") return Additive{c.input("Ws"), c.input("Wh"), c.input("v")};
  if (c.op == "luong_general") return General{c.input("Wa")};
  if (c.op == "luong_concat") return Concat{c.input("Wa"), c.input("va")};
  return Dot{};
}

/// Luong's attentional state h~ = tanh(W_c [c; s]), which the losses of his three scores look at.
struct Attentional {
  Matrix both, state;  ///< [c s], h~
  Attentional(const Matrix& context, const Matrix& s, const Matrix& W_c) : both(1, context.cols() + s.cols()) {
    both << context, s;
    state = (both * W_c.transpose()).array().tanh();
  }
  Matrix d_sum(const Matrix& d_state) const { return d_state.array() * (1 - state.array().square()); }
};

/// Gradients by name, added up over the sequences.
struct Gradients {
  std::map<std::string, Matrix> sums;
  void add(const char* name, const Matrix& gradient) {
    auto& sum = sums.try_emplace(name, Matrix::Zero(gradient.rows(), gradient.cols())).first->second;
    sum += gradient;
  }
  void add_score(const Score& d_score) {
    if (const auto* d = std::get_if<General>(&d_score)) add("d_Wa", d->W);
    if (const auto* d = std::get_if<Concat>(&d_score)) add("d_Wa", d->W), add("d_va", d->v);
    if (const auto* d = std::get_if<Additive>(&d_score)) add("d_Ws", d->W_q), add("d_Wh", d->W_k), add("d_v", d->v);
  }
};

}  // namespace

/// One query a sequence, whose keys are its values too.
void check_scores(const Case& c) {
  const Score score = score_of(c);
  const Matrix s = c.input("s"), G = c.input("G");
  const Tensor& h = c.inputs.at("h");
  const Index batch = s.rows(), n = h.rows();
  Matrix e(batch, n), alpha(batch, n), context(batch, h.cols()), attentional(batch, G.cols()),
      d_s = Matrix::Zero(batch, s.cols());
  Gradients gradients;
  for (Index b = 0; b < batch; ++b) {
    const Matrix query = s.row(b), keys = h.matrix(b);
    const Index length = c.inputs.contains("lengths") ? static_cast<Index>(c.input("lengths")(b)) : n;
    const auto forward = attention(score, query, keys, keys, padding_mask(1, n, length));
    e.row(b) = forward.scores.values;
    alpha.row(b) = forward.weights;
    context.row(b) = forward.context;

    Matrix d_context = G.row(b);
    if (c.inputs.contains("Wc")) {
      const Matrix W_c = c.input("Wc");
      const Attentional luong(forward.context, query, W_c);
      attentional.row(b) = luong.state;
      const Matrix d_sum = luong.d_sum(G.row(b)), d_both = d_sum * W_c;
      gradients.add("d_Wc", d_sum.transpose() * luong.both);
      d_context = d_both.leftCols(keys.cols());
      d_s.row(b) += d_both.rightCols(s.cols());
    }
    const auto gradient = attention_backward(score, query, keys, keys, forward, d_context);
    d_s.row(b) += gradient.dQ;
    gradients.add_score(gradient.d_score);
    c.check("d_h", gradient.dK + gradient.dV, b);
  }
  c.check("e", e);
  c.check("alpha", alpha);
  c.check("context", context);
  c.check("d_s", d_s);
  if (c.outputs.contains("attentional")) c.check("attentional", attentional);
  for (const auto& [name, gradient] : gradients.sums) c.check(name, gradient);
}

}  // namespace attn::test
