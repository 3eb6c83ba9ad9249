// The additive score. W_q q and W_k k are computed once a query and once a key, not once a pair.

#include "score_additive.h"

#include "activation.h"
#include "attn/error.h"
#include "product.h"

namespace attn {

Scores additive_scores(const AdditiveView& score, const View& Q, const View& K) {
  const auto& [W_q, W_k, v] = score;
  const Index n_q = Q.rows(), n_k = K.rows();
  require_size("attention_scores", n_q * n_k, v.cols());

  Scores result{product(Q, W_q.transpose()), product(K, W_k.transpose()), Matrix(n_q * n_k, v.cols()),
                Matrix(n_q, n_k)};
  for (Index i = 0; i < n_q; ++i) {
    auto hidden = result.hidden.middleRows(i * n_k, n_k);
    hidden = result.key_part.rowwise() + result.query_part.row(i);
    tanh_in_place(hidden);
  }
  result.values = product(result.hidden, v.transpose()).reshaped<Eigen::RowMajor>(n_q, n_k);
  return result;
}

AdditiveGradient additive_scores_backward(const AdditiveView& score, const View& Q, const View& K,
                                          const Scores& forward, const View& d_values) {
  const auto& [W_q, W_k, v] = score;
  const Index n_q = Q.rows(), n_k = K.rows(), d_a = v.cols();
  const char* const where = "attention_scores_backward";
  require_shape(where, "hidden", forward.hidden.rows(), forward.hidden.cols(), n_q * n_k, d_a);

  Matrix d_query_part = Matrix::Zero(n_q, d_a), d_key_part = Matrix::Zero(n_k, d_a), dv = Matrix::Zero(1, d_a);
  for (Index i = 0; i < n_q; ++i) {
    for (Index j = 0; j < n_k; ++j) {
      const Scalar d = d_values(i, j);
      if (d == 0) continue;  // a hidden pair, whose tanh may be NaN
      const auto hidden = forward.hidden.row(i * n_k + j);
      const Vector d_sum = d * v.array() * (1 - hidden.array().square());  // tanh' = 1 - tanh²
      d_query_part.row(i) += d_sum;
      d_key_part.row(j) += d_sum;
      dv += d * hidden;
    }
  }
  return {selecting_product(d_query_part, W_q),
          selecting_product(d_key_part, W_k),
          {selecting_product(d_query_part.transpose(), Q), selecting_product(d_key_part.transpose(), K), dv}};
}

}  // namespace attn
