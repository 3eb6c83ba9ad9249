// The five scores: for each kind its check, its forward and its backward side by side.

#include "attn/score.h"

#include <cmath>
#include <limits>
#include <utility>

#include "attn/error.h"
#include "product.h"
#include "score_additive.h"

namespace attn {
namespace {

// Shapes, as each kind needs them.

void check(const char* where, const Dot&, const View& Q, const View& K) {
  require_same_columns(where, {"Q", Q}, {"K", K});
}

void check(const char* where, const ScaledDot& score, const View& Q, const View& K) {
  require_same_columns(where, {"Q", Q}, {"K", K});
  if (score.scale)
    require_finite(where, "scale", *score.scale);
  else
    require_positive(where, "d_k", static_cast<double>(K.cols()));
}

void check(const char* where, const General& score, const View& Q, const View& K) {
  require_shape(where, "W", score.W.rows(), score.W.cols(), Q.cols(), K.cols());
}

void check(const char* where, const Concat& score, const View& Q, const View& K) {
  require_shape(where, "W", score.W.rows(), score.W.cols(), score.W.rows(), Q.cols() + K.cols());
  require_shape(where, "v", score.v.rows(), score.v.cols(), 1, score.W.rows());
}

void check(const char* where, const Additive& score, const View& Q, const View& K) {
  require_same_columns(where, {"W_q", score.W_q}, {"Q", Q});
  require_same_columns(where, {"W_k", score.W_k}, {"K", K});
  require_same_rows(where, {"W_q", score.W_q}, {"W_k", score.W_k});
  require_shape(where, "v", score.v.rows(), score.v.cols(), 1, score.W_q.rows());
}

// dot: q·k

Scores forward_of(const Dot&, const View& Q, const View& K) { return {{}, {}, {}, product(Q, K.transpose())}; }

ScoreGradient backward_of(const Dot&, const View& Q, const View& K, const Scores&, const View& d_values) {
  return {selecting_product(d_values, K), selecting_product(d_values.transpose(), Q), Dot{}};
}

// scaled: q·k / √d_k. The scale is an option, not a parameter: it has no gradient.

Scalar scale_of(const ScaledDot& score, const View& K) {
  return score.scale ? *score.scale : 1 / std::sqrt(static_cast<Scalar>(K.cols()));
}

Scores forward_of(const ScaledDot& score, const View& Q, const View& K) {
  return {{}, {}, {}, product(Q, K.transpose(), scale_of(score, K))};
}

ScoreGradient backward_of(const ScaledDot& score, const View& Q, const View& K, const Scores&, const View& d_values) {
  const Matrix d_dots = scale_of(score, K) * d_values;
  return {selecting_product(d_dots, K), selecting_product(d_dots.transpose(), Q), score};
}

// general: q W kᵀ

Scores forward_of(const General& score, const View& Q, const View& K) {
  Matrix query_part = product(Q, score.W), values = product(query_part, K.transpose());
  return {std::move(query_part), {}, {}, std::move(values)};
}

ScoreGradient backward_of(const General& score, const View& Q, const View& K, const Scores& forward,
                          const View& d_values) {
  require_shape("attention_scores_backward", "query_part", forward.query_part.rows(), forward.query_part.cols(),
                Q.rows(), K.cols());
  const Matrix d_query_part = selecting_product(d_values, K);
  return {selecting_product(d_query_part, score.W.transpose()),
          selecting_product(d_values.transpose(), forward.query_part),
          General{selecting_product(Q.transpose(), d_query_part)}};
}

// concat: v·tanh(W [q; k]), which is additive with W = [W_q W_k]

Scores forward_of(const Concat& score, const View& Q, const View& K) {
  return additive_scores({score.W.leftCols(Q.cols()), score.W.rightCols(K.cols()), score.v}, Q, K);
}

ScoreGradient backward_of(const Concat& score, const View& Q, const View& K, const Scores& forward,
                          const View& d_values) {
  auto [dQ, dK, d_score] = additive_scores_backward({score.W.leftCols(Q.cols()), score.W.rightCols(K.cols()), score.v},
                                                    Q, K, forward, d_values);
  Matrix dW(score.W.rows(), score.W.cols());
  dW << d_score.W_q, d_score.W_k;
  return {std::move(dQ), std::move(dK), Concat{std::move(dW), std::move(d_score.v)}};
}

// additive: v·tanh(W_q q + W_k k)

Scores forward_of(const Additive& score, const View& Q, const View& K) {
  return additive_scores({score.W_q, score.W_k, score.v}, Q, K);
}

ScoreGradient backward_of(const Additive& score, const View& Q, const View& K, const Scores& forward,
                          const View& d_values) {
  auto [dQ, dK, d_score] = additive_scores_backward({score.W_q, score.W_k, score.v}, Q, K, forward, d_values);
  return {std::move(dQ), std::move(dK), std::move(d_score)};
}

// Only tanh keeps a score from growing with Q and K.

template <class Kind>
Scalar bound_of(const Kind&) {
  return std::numeric_limits<Scalar>::infinity();
}
Scalar bound_of(const Concat& score) { return score.v.cwiseAbs().sum(); }
Scalar bound_of(const Additive& score) { return score.v.cwiseAbs().sum(); }

void list_parameters(Parameters&, const std::string&, Dot&, Dot&) {}
void list_parameters(Parameters&, const std::string&, ScaledDot&, ScaledDot&) {}
void list_parameters(Parameters& list, const std::string& prefix, General& score, General& gradient) {
  list.push_back({prefix + "W", &score.W, &gradient.W});
}
void list_parameters(Parameters& list, const std::string& prefix, Concat& score, Concat& gradient) {
  list.push_back({prefix + "W", &score.W, &gradient.W});
  list.push_back({prefix + "v", &score.v, &gradient.v});
}
void list_parameters(Parameters& list, const std::string& prefix, Additive& score, Additive& gradient) {
  list.push_back({prefix + "W_q", &score.W_q, &gradient.W_q});
  list.push_back({prefix + "W_k", &score.W_k, &gradient.W_k});
  list.push_back({prefix + "v", &score.v, &gradient.v});
}

void check_any(const char* where, const Score& score, const View& Q, const View& K) {
  require_score(where, score, Q, K);
  require_keys(where, K.rows());
  require_size(where, Q.rows(), K.rows());
}

}  // namespace

void add_parameters(Parameters& list, const std::string& prefix, Score& score, Score& gradient) {
  std::visit([&]<class Kind>(Kind& kind) { list_parameters(list, prefix, kind, std::get<Kind>(gradient)); }, score);
}

void require_score(const char* where, const Score& score, const View& Q, const View& K) {
  std::visit([&](const auto& kind) { check(where, kind, Q, K); }, score);
}

Scores attention_scores(const Score& score, const View& Q, const View& K) {
  check_any("attention_scores", score, Q, K);
  return std::visit([&](const auto& kind) { return forward_of(kind, Q, K); }, score);
}

Scalar score_bound(const Score& score) {
  return std::visit([](const auto& kind) { return bound_of(kind); }, score);
}

ScoreGradient attention_scores_backward(const Score& score, const View& Q, const View& K, const Scores& forward,
                                        const View& d_values) {
  const char* const where = "attention_scores_backward";
  check_any(where, score, Q, K);
  require_shape(where, "d_values", d_values.rows(), d_values.cols(), Q.rows(), K.rows());
  return std::visit([&](const auto& kind) { return backward_of(kind, Q, K, forward, d_values); }, score);
}

}  // namespace attn
