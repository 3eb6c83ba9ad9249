// Decay, correct, write, read, one token after the other.

#include "attn/linear_recurrence.h"

#include <cmath>
#include <utility>

#include "attn/error.h"

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

}  // namespace

Recurrence linear_recurrence(const View& Q, const View& K, const View& V, const RecurrenceOptions& options) {
  check("linear_recurrence", Q, K, V, options);
  const Scalar scale = options.scale ? *options.scale : 1 / std::sqrt(static_cast<Scalar>(K.cols()));
  Recurrence result{Matrix(Q.rows(), V.cols()), options.past ? *options.past : Matrix::Zero(K.cols(), V.cols())};
  Matrix& S = result.state;
  for (Index t = 0; t < Q.rows(); ++t) {
    if (const auto& g = options.log_decay)
      for (Index i = 0; i < S.rows(); ++i) S.row(i) *= std::exp((*g)(t, g->cols() == 1 ? 0 : i));
    Vector v = V.row(t);
    if (options.beta) v = (*options.beta)(t) * (v - K.row(t) * S);
    S += K.row(t).transpose() * v;
    result.output.row(t) = scale * (Q.row(t) * S);
  }
  return result;
}

}  // namespace attn
