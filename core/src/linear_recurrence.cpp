// Decay, correct, write, read, one token after the other.

#include "attn/linear_recurrence.h"

#include <cmath>
#include <utility>
#include <vector>

#include "attn/error.h"
#include "product.h"

namespace attn {
namespace {

void check(const char* where, const View& Q, const View& K, const View& V, const RecurrenceOptions& options) {
  require_same_columns(where, {"Q", Q}, {"K", K});
  require_same_rows(where, {"Q", Q}, {"K", K});
  require_same_rows(where, {"K", K}, {"V", V});
  require_size(where, K.cols(), V.cols());
  if (const auto& g = options.log_decay)
    require_shape(where, "log_decay", g->rows(), g->cols(), K.rows(), g->cols() == 1 ? 1 : K.cols());
  if (const auto& beta = options.beta) require_shape(where, "beta", beta->rows(), beta->cols(), K.rows(), 1);
  if (const auto& past = options.past) require_shape(where, "past", past->rows(), past->cols(), K.cols(), V.cols());
  if (options.scale)
    require_finite(where, "scale", *options.scale);
  else
    require_positive(where, "d_k", static_cast<double>(K.cols()));
}

Scalar scale_of(const View& K, const RecurrenceOptions& options) {
  return options.scale ? *options.scale : 1 / std::sqrt(static_cast<Scalar>(K.cols()));
}

Matrix first_state(const View& K, const View& V, const RecurrenceOptions& options) {
  return options.past ? *options.past : Matrix::Zero(K.cols(), V.cols());
}

/// S times e^g of token t, row by row.
void fade(Matrix& S, const RecurrenceOptions& options, Index t) {
  if (const auto& g = options.log_decay)
    for (Index i = 0; i < S.rows(); ++i) S.row(i) *= std::exp((*g)(t, g->cols() == 1 ? 0 : i));
}

/// v - k S: what a faded S does not say of k yet.
Vector unsaid(const View& K, const View& V, const Matrix& S, Index t) { return V.row(t) - product(K.row(t), S); }

/// S of token t from that of the one before.
void advance(Matrix& S, const View& K, const View& V, const RecurrenceOptions& options, Index t) {
  fade(S, options, t);
  Vector v = V.row(t);
  if (options.beta) v = unsaid(K, V, S, t) * (*options.beta)(t);
  add_product(S, K.row(t).transpose(), v);
}

}  // namespace

Recurrence linear_recurrence(const View& Q, const View& K, const View& V, const RecurrenceOptions& options) {
  check("linear_recurrence", Q, K, V, options);
  const Scalar scale = scale_of(K, options);
  Recurrence result{Matrix(Q.rows(), V.cols()), first_state(K, V, options)};
  for (Index t = 0; t < Q.rows(); ++t) {
    advance(result.state, K, V, options, t);
    result.output.row(t) = product(Q.row(t), result.state, scale);
  }
  return result;
}

RecurrenceGradient linear_recurrence_backward(const View& Q, const View& K, const View& V, const View& d_output,
                                              const View& d_state, const RecurrenceOptions& options) {
  const char* const where = "linear_recurrence_backward";
  check(where, Q, K, V, options);
  const Index n = Q.rows();
  require_shape(where, "d_output", d_output.rows(), d_output.cols(), n, V.cols());
  require_shape(where, "d_state", d_state.rows(), d_state.cols(), K.cols(), V.cols());
  require_size(where, (n + 1) * K.cols(), V.cols());

  std::vector<Matrix> states{first_state(K, V, options)};  // of token t at t + 1
  for (Index t = 0; t < n; ++t) {
    Matrix S = states.back();
    advance(S, K, V, options, t);
    states.push_back(std::move(S));
  }
  const Scalar scale = scale_of(K, options);
  const auto &g = options.log_decay, &beta = options.beta;
  RecurrenceGradient d{Matrix(n, Q.cols()), Matrix(n, K.cols()), Matrix(n, V.cols()), {}, {}, d_state};
  if (g) d.d_log_decay = Matrix::Zero(n, g->cols());
  if (beta) d.d_beta = Matrix(n, 1);
  Matrix& dS = d.d_past;  // of the state before token t, once t is done
  for (Index t = n - 1; t >= 0; --t) {
    const auto at = static_cast<std::size_t>(t);
    Matrix faded = states[at];
    fade(faded, options, t);
    d.dQ.row(t) = product(d_output.row(t), states[at + 1].transpose(), scale);
    add_product(dS, Q.row(t).transpose(), d_output.row(t), scale);
    const Vector left = beta ? unsaid(K, V, faded, t) : Vector(V.row(t));
    const Scalar b = beta ? (*beta)(t) : Scalar(1);
    const Vector d_written = product(K.row(t), dS);
    d.dV.row(t) = b * d_written;
    d.dK.row(t) = product(left, dS.transpose(), b);
    if (beta) {
      (*d.d_beta)(t) = d_written.dot(left);
      add_product(d.dK.row(t), d.dV.row(t), faded.transpose(), -1);
      add_product(dS, K.row(t).transpose(), d.dV.row(t), -1);
    }
    if (!g) continue;
    for (Index i = 0; i < dS.rows(); ++i) {
      (*d.d_log_decay)(t, g->cols() == 1 ? 0 : i) += dS.row(i).dot(faded.row(i));
    }
    fade(dS, options, t);
  }
  return d;
}

}  // namespace attn
