// Sums over keys, once for all queries, or growing with them.

#include "attn/linear_attention.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "attn/error.h"
#include "product.h"

namespace attn {
namespace {

void check(const char* where, const View& Q, const View& K, const View& V) {
  require_same_columns(where, {"Q", Q}, {"K", K});
  require_same_rows(where, {"K", K}, {"V", V});
  require_keys(where, K.rows());
}

/// φ' from x and φ(x): 1 where x > 0; otherwise e^x, which is φ itself, or 0.
Matrix feature_map_backward(FeatureMap kind, const View& x, const Matrix& features, const Matrix& d_features) {
  const Matrix slope = kind == FeatureMap::relu ? Matrix::Zero(x.rows(), x.cols()) : features;
  return d_features.cwiseProduct(Matrix((x.array() > 0).select(1, slope)));
}

void check_state(const char* where, const LinearState& state) {
  require_shape(where, "z", state.z.rows(), state.z.cols(), 1, state.S.rows());
}

void write(LinearState& state, const View& features, const View& value) {
  add_product(state.S, features.transpose(), value);
  state.z += features.colwise().sum();
}

Matrix divided(const Matrix& sum, Scalar normaliser) {
  if (normaliser == 0) return Matrix::Zero(sum.rows(), sum.cols());
  return sum / normaliser;
}

/// How many keys query i sees.
Index seen(Index i, Index n_k, bool causal) { return causal ? std::min(i + 1, n_k) : n_k; }

}  // namespace

Matrix feature_map(FeatureMap kind, const View& x) {
  if (kind == FeatureMap::relu) return x.unaryExpr([](Scalar value) { return value < 0 ? 0 : value; });
  return x.unaryExpr([](Scalar value) { return value > 0 ? value + 1 : std::exp(value); });
}

LinearState empty_linear_state(Index d_k, Index d_v) {
  const char* const where = "empty_linear_state";
  require_whole(where, "d_k", static_cast<double>(d_k), 0, static_cast<double>(max_elements));
  require_whole(where, "d_v", static_cast<double>(d_v), 0, static_cast<double>(max_elements));
  require_size(where, d_k, d_v);
  return {Matrix::Zero(d_k, d_v), Matrix::Zero(1, d_k)};
}

void linear_attention_write(LinearState& state, const View& key, const View& value, FeatureMap kind) {
  const char* const where = "linear_attention_write";
  check_state(where, state);
  require_shape(where, "key", key.rows(), key.cols(), key.rows(), state.S.rows());
  require_shape(where, "value", value.rows(), value.cols(), key.rows(), state.S.cols());
  write(state, feature_map(kind, key), value);
}

Matrix linear_attention_read(const LinearState& state, const View& query, FeatureMap kind) {
  const char* const where = "linear_attention_read";
  check_state(where, state);
  require_shape(where, "query", query.rows(), query.cols(), 1, state.S.rows());
  const Matrix features = feature_map(kind, query);
  return divided(product(features, state.S), features.row(0).dot(state.z.row(0)));
}

LinearAttention linear_attention(const View& Q, const View& K, const View& V, const LinearOptions& options) {
  check("linear_attention", Q, K, V);
  LinearAttention result{feature_map(options.feature_map, Q), feature_map(options.feature_map, K),
                         empty_linear_state(K.cols(), V.cols()), Matrix(Q.rows(), 1), Matrix(Q.rows(), V.cols())};
  Index written = 0;
  const auto write_until = [&](Index end) {
    if (end > written)
      write(result.state, result.key_features.middleRows(written, end - written), V.middleRows(written, end - written));
    written = std::max(written, end);
  };
  for (Index i = 0; i < Q.rows(); ++i) {
    write_until(seen(i, K.rows(), options.causal));
    result.normalisers(i) = result.query_features.row(i).dot(result.state.z.row(0));
    result.context.row(i) = divided(product(result.query_features.row(i), result.state.S), result.normalisers(i));
  }
  write_until(K.rows());
  return result;
}

LinearAttentionGradient linear_attention_backward(const View& Q, const View& K, const View& V,
                                                  const LinearAttention& forward, const View& d_context,
                                                  const LinearOptions& options) {
  const char* const where = "linear_attention_backward";
  check(where, Q, K, V);
  const auto& [phi_q, phi_k, last, normalisers, context] = forward;
  require_shape(where, "query_features", phi_q.rows(), phi_q.cols(), Q.rows(), Q.cols());
  require_shape(where, "key_features", phi_k.rows(), phi_k.cols(), K.rows(), K.cols());
  require_shape(where, "normalisers", normalisers.rows(), normalisers.cols(), Q.rows(), 1);
  require_shape(where, "context", context.rows(), context.cols(), Q.rows(), V.cols());
  require_shape(where, "d_context", d_context.rows(), d_context.cols(), Q.rows(), V.cols());

  // context_i = a_i / b_i with a_i = φ(q_i) S and b_i = φ(q_i)·z.
  const Index n_q = Q.rows(), n_k = K.rows();
  Matrix d_a(n_q, V.cols()), d_b(n_q, 1), d_phi_q(n_q, Q.cols()), d_phi_k(n_k, K.cols()), dV(n_k, V.cols());
  for (Index i = 0; i < n_q; ++i) {
    d_a.row(i) = divided(d_context.row(i), normalisers(i));
    d_b(i) = -d_a.row(i).dot(context.row(i));
  }
  LinearState state = empty_linear_state(K.cols(), V.cols());
  for (Index i = 0, written = 0; i < n_q; ++i) {
    const Index end = seen(i, n_k, options.causal);
    if (end > written) write(state, phi_k.middleRows(written, end - written), V.middleRows(written, end - written));
    written = end;
    d_phi_q.row(i) = product(d_a.row(i), state.S.transpose()) + d_b(i) * state.z;
  }
  // The gradient of (S, z) as key j wrote it: the sum over the queries that read it, from the last one back.
  LinearState d_state = empty_linear_state(K.cols(), V.cols());
  for (Index j = n_k - 1, read = n_q; j >= 0; --j) {
    const Index first = options.causal ? std::min(j, n_q) : 0;
    if (first < read) {
      add_product(d_state.S, phi_q.middleRows(first, read - first).transpose(), d_a.middleRows(first, read - first));
      add_product(d_state.z, d_b.middleRows(first, read - first).transpose(), phi_q.middleRows(first, read - first));
    }
    read = first;
    d_phi_k.row(j) = product(V.row(j), d_state.S.transpose()) + d_state.z;
    dV.row(j) = product(phi_k.row(j), d_state.S);
  }
  return {feature_map_backward(options.feature_map, Q, phi_q, d_phi_q),
          feature_map_backward(options.feature_map, K, phi_k, d_phi_k), std::move(dV)};
}

Matrix linear_attention_weights(const View& Q, const View& K, const LinearOptions& options) {
  const char* const where = "linear_attention_weights";
  check(where, Q, K, K);
  require_size(where, Q.rows(), K.rows());
  const Matrix phi_q = feature_map(options.feature_map, Q), phi_k = feature_map(options.feature_map, K);
  Matrix weights = product(phi_q, phi_k.transpose());
  for (Index i = 0; i < weights.rows(); ++i) {
    weights.row(i).tail(K.rows() - seen(i, K.rows(), options.causal)).setZero();
    weights.row(i) = divided(weights.row(i), weights.row(i).sum());
  }
  return weights;
}

}  // namespace attn
