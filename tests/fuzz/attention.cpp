// Scores, softmax, attention plain and in float16, the explanation of a cell.

#include "attn/attention.h"

#include <array>

#include "attn/explain.h"
#include "attn/float16.h"
#include "attn/log_softmax.h"
#include "attn/softmax.h"
#include "targets.h"

namespace attn::fuzz {
namespace {

void expect(const Attention& a, const Tokens& t) {
  fuzz::expect("scores", a.scores, t.Q.rows(), t.K.rows());
  fuzz::expect("weights", a.weights, t.Q.rows(), t.K.rows());
  fuzz::expect("context", a.context, t.Q.rows(), t.V.cols());
}

void scaled_dot_product(Source& s) {
  const Tokens t(s);
  const Mask mask = s.mask(t.n_q, t.n_k);
  const AttentionOptions options = s.attention_options(t.n_q, t.n_k);
  Attention forward = scaled_dot_product_attention(t.Q, t.K, t.V, mask, options);
  expect(forward, t);
  s.spoil(forward.scores), s.spoil(forward.weights), s.spoil(forward.context);
  const Matrix d_context = s.matrix(t.n_q, t.d_v);
  const auto d = scaled_dot_product_attention_backward(t.Q, t.K, t.V, forward, d_context, options);
  fuzz::expect("dQ", d.dQ, t.Q.rows(), t.Q.cols());
  fuzz::expect("dK", d.dK, t.K.rows(), t.K.cols());
  fuzz::expect("dV", d.dV, t.V.rows(), t.V.cols());
}

void float16(Source& s) {
  const Tokens t(s);
  const Mask mask = s.mask(t.n_q, t.n_k);
  const AttentionOptions options = s.attention_options(t.n_q, t.n_k);
  expect(scaled_dot_product_attention_float16(t.Q, t.K, t.V, mask, options, s.flag()), t);
  fuzz::expect("rounded", to_float16(t.Q), t.Q.rows(), t.Q.cols());
}

Score any_score(Source& s, const Tokens& t, Index d_q) {
  const Index d_a = s.size();
  switch (s.below(5)) {
    case 0:
      return Dot{};
    case 1:
      return ScaledDot{s.maybe_real()};
    case 2:
      return General{s.matrix(d_q, t.d_k)};
    case 3:
      return Concat{s.matrix(d_a, d_q + t.d_k), s.matrix(1, d_a)};
    default:
      return Additive{s.matrix(d_a, d_q), s.matrix(d_a, t.d_k), s.matrix(1, d_a)};
  }
}

void any_attention(Source& s) {
  Tokens t(s);
  const Index d_q = s.flag() ? s.size() : t.d_k;
  t.Q = s.matrix(t.n_q, d_q);
  const Score score = any_score(s, t, d_q);
  const Mask mask = s.mask(t.n_q, t.n_k);
  ScoredAttention forward = attention(score, t.Q, t.K, t.V, mask);
  fuzz::expect("context", forward.context, t.Q.rows(), t.V.cols());
  score_bound(score);
  s.spoil(forward.scores.query_part), s.spoil(forward.scores.key_part), s.spoil(forward.scores.hidden);
  s.spoil(forward.scores.values), s.spoil(forward.weights);
  const Matrix d_context = s.matrix(t.n_q, t.d_v);
  const auto d = attention_backward(score, t.Q, t.K, t.V, forward, d_context);
  fuzz::expect("dQ", d.dQ, t.Q.rows(), t.Q.cols());
  fuzz::expect("dK", d.dK, t.K.rows(), t.K.cols());
  fuzz::expect("dV", d.dV, t.V.rows(), t.V.cols());
}

void softmax(Source& s) {
  const Index n = s.size(), m = s.size();
  const Matrix x = s.matrix(n, m);
  const Mask mask = s.mask(n, m);
  const auto temperature = static_cast<Scalar>(s.real(1));
  const Softmax forward = masked_softmax(x, mask, temperature);
  fuzz::expect("weights", forward.weights, x.rows(), x.cols());
  const Matrix d_weights = s.matrix(n, m);
  fuzz::expect("dx", masked_softmax_backward(forward.weights, d_weights, temperature), x.rows(), x.cols());
}

void log_of_softmax(Source& s) {
  const Index n = s.size(), m = s.size();
  const Matrix x = s.matrix(n, m), d = s.matrix(n, m);
  const LogSoftmax forward = log_softmax(x);
  fuzz::expect("logsumexp", forward.logsumexp, x.rows(), 1);
  fuzz::expect("dx", log_softmax_backward(forward.values, d), x.rows(), x.cols());
}

void explanation(Source& s) {
  const Index n = s.size(), m = s.size(), d = s.size();
  const Matrix A = s.matrix(n, d), B = s.flag() ? s.matrix(d, m) : s.matrix(m, d);
  const Index row = s.whole(0), column = s.whole(0);
  const DotTerms terms = s.flag() ? product_terms(A, B, row, column) : product_transposed_terms(A, B, row, column);
  fuzz::expect("products", terms.products, 1, A.cols());
}

}  // namespace

std::span<const Target> attention_targets() {
  static constexpr std::array<Target, 6> all{scaled_dot_product, float16,    any_attention, softmax,
                                             log_of_softmax,     explanation};
  return all;
}

}  // namespace attn::fuzz
