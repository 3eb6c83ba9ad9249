// Projections, heads, and back together.

#include "attn/multi_head.h"

#include <utility>

#include "attn/error.h"
#include "product.h"

namespace attn {
namespace {

void check_row(const char* where, const char* name, const Matrix& row, Index columns) {
  if (row.size() > 0) require_shape(where, name, row.rows(), row.cols(), 1, columns);
}

void check_model(const char* where, const MultiHeadAttention& m) {
  require_whole(where, "heads", static_cast<double>(m.heads), 1, static_cast<double>(max_elements));
  require_whole(where, "kv_heads", static_cast<double>(m.kv_heads), 1, static_cast<double>(max_elements));
  require_multiple(where, "heads", m.heads, "kv_heads", m.kv_heads);
  require_multiple(where, "rows of W_q", m.W_q.rows(), "heads", m.heads);
  require_multiple(where, "rows of W_v", m.W_v.rows(), "kv_heads", m.kv_heads);
  const Index d_k = m.W_q.rows() / m.heads, d_v = m.W_v.rows() / m.kv_heads;
  require_shape(where, "W_k", m.W_k.rows(), m.W_k.cols(), m.kv_heads * d_k, m.W_k.cols());
  require_shape(where, "W_o", m.W_o.rows(), m.W_o.cols(), m.W_o.rows(), m.heads * d_v);
  check_row(where, "b_q", m.b_q, m.W_q.rows());
  check_row(where, "b_k", m.b_k, m.W_k.rows());
  check_row(where, "b_v", m.b_v, m.W_v.rows());
  check_row(where, "b_o", m.b_o, m.W_o.rows());
  check_row(where, "extra_key", m.extra_key, m.W_k.rows());
  check_row(where, "extra_value", m.extra_value, m.W_v.rows());
  require_shape(where, "extra_value", m.extra_value.rows(), m.extra_value.cols(), m.extra_key.rows(),
                m.extra_key.size() > 0 ? m.W_v.rows() : 0);
}

void check_inputs(const char* where, const MultiHeadAttention& m, const View& queries, const View& keys,
                  const View& values) {
  check_model(where, m);
  require_same_columns(where, {"queries", queries}, {"W_q", m.W_q});
  require_same_columns(where, {"keys", keys}, {"W_k", m.W_k});
  require_same_columns(where, {"values", values}, {"W_v", m.W_v});
  require_same_rows(where, {"keys", keys}, {"values", values});
}

/// X Wᵀ + b, then the extra row, then a row of zeros.
Matrix projected(const View& X, const Matrix& W, const Matrix& b, const Matrix& extra, bool zero) {
  Matrix Y = Matrix::Zero(X.rows() + extra.rows() + zero, W.rows());
  set_product(Y.topRows(X.rows()), X, W.transpose());
  if (b.size() > 0) Y.topRows(X.rows()).rowwise() += b.row(0);
  if (extra.size() > 0) Y.row(X.rows()) = extra;
  return Y;
}

/// Every query sees the extra keys too.
Mask widened(const Mask& mask, Index keys) {
  Mask result(mask.queries(), keys);
  for (Index i = 0; i < mask.queries(); ++i)
    for (Index j = 0; j < mask.keys(); ++j) result.set(i, j, mask(i, j));
  return result;
}

Matrix widened(const Matrix& bias, Index keys) {
  Matrix result = Matrix::Zero(bias.rows(), keys);
  result.leftCols(bias.cols()) = bias;
  return result;
}

/// The gradient of one projection from that of its rows, the extra one included.
struct Projection {
  Matrix dX, dW, db, d_extra;
};

Projection projected_backward(const View& X, const Matrix& W, const Matrix& b, const Matrix& extra, const Matrix& dY) {
  const View d = dY.topRows(X.rows());
  Matrix db = b.size() > 0 ? Matrix(d.colwise().sum()) : Matrix();
  Matrix d_extra = extra.size() > 0 ? Matrix(dY.row(X.rows())) : Matrix();
  return {product(d, W), selecting_product(d.transpose(), X), std::move(db), std::move(d_extra)};
}

void add(Parameters& list, const std::string& name, Matrix& value, Matrix& gradient) {
  if (value.size() > 0) list.push_back({name, &value, &gradient});
}

}  // namespace

void add_parameters(Parameters& list, const std::string& prefix, MultiHeadAttention& m, MultiHeadAttention& d) {
  add(list, prefix + "W_q", m.W_q, d.W_q);
  add(list, prefix + "W_k", m.W_k, d.W_k);
  add(list, prefix + "W_v", m.W_v, d.W_v);
  add(list, prefix + "W_o", m.W_o, d.W_o);
  add(list, prefix + "b_q", m.b_q, d.b_q);
  add(list, prefix + "b_k", m.b_k, d.b_k);
  add(list, prefix + "b_v", m.b_v, d.b_v);
  add(list, prefix + "b_o", m.b_o, d.b_o);
  add(list, prefix + "extra_key", m.extra_key, d.extra_key);
  add(list, prefix + "extra_value", m.extra_value, d.extra_value);
}

MultiHead multi_head_attention(const MultiHeadAttention& m, const View& queries, const View& keys, const View& values,
                               const Mask& mask, const std::vector<Matrix>& biases) {
  const char* const where = "multi_head_attention";
  check_inputs(where, m, queries, keys, values);
  require_shape(where, "mask", mask.queries(), mask.keys(), queries.rows(), keys.rows());
  if (const auto count = static_cast<Index>(biases.size()); count > 1)
    require_shape(where, "biases", count, 1, m.heads, 1);
  for (const Matrix& bias : biases) require_shape(where, "bias", bias.rows(), bias.cols(), mask.queries(), mask.keys());

  MultiHead result{projected(queries, m.W_q, m.b_q, {}, false),
                   projected(keys, m.W_k, m.b_k, m.extra_key, m.zero_key),
                   projected(values, m.W_v, m.b_v, m.extra_value, m.zero_key),
                   {},
                   {},
                   {}};
  const Index n_k = result.K.rows(), d_k = m.W_q.rows() / m.heads, d_v = m.W_v.rows() / m.kv_heads;
  const Mask visible = widened(mask, n_k);
  result.concat.resize(queries.rows(), m.heads * d_v);
  for (Index h = 0; h < m.heads; ++h) {
    const Index kv = h * m.kv_heads / m.heads;
    AttentionOptions options;
    if (!biases.empty()) options.bias = widened(biases[biases.size() == 1 ? 0 : static_cast<std::size_t>(h)], n_k);
    result.heads.push_back(scaled_dot_product_attention(result.Q.middleCols(h * d_k, d_k),
                                                        result.K.middleCols(kv * d_k, d_k),
                                                        result.V.middleCols(kv * d_v, d_v), visible, options));
    result.concat.middleCols(h * d_v, d_v) = result.heads.back().context;
  }
  result.output = projected(result.concat, m.W_o, m.b_o, {}, false);
  return result;
}

MultiHeadGradient multi_head_attention_backward(const MultiHeadAttention& m, const View& queries, const View& keys,
                                                const View& values, const MultiHead& forward, const View& d_output) {
  const char* const where = "multi_head_attention_backward";
  check_inputs(where, m, queries, keys, values);
  require_shape(where, "d_output", d_output.rows(), d_output.cols(), queries.rows(), m.W_o.rows());
  require_shape(where, "heads", static_cast<Index>(forward.heads.size()), 1, m.heads, 1);
  require_shape(where, "concat", forward.concat.rows(), forward.concat.cols(), queries.rows(), m.W_o.cols());

  const auto& [Q, K, V, heads, concat, output] = forward;
  const Index n_k = keys.rows() + m.extra_key.rows() + m.zero_key;
  require_shape(where, "Q", Q.rows(), Q.cols(), queries.rows(), m.W_q.rows());
  require_shape(where, "K", K.rows(), K.cols(), n_k, m.W_k.rows());
  require_shape(where, "V", V.rows(), V.cols(), n_k, m.W_v.rows());
  auto [d_concat, dW_o, db_o, none] = projected_backward(concat, m.W_o, m.b_o, {}, d_output);
  Matrix dQ(Q.rows(), Q.cols()), dK = Matrix::Zero(K.rows(), K.cols()), dV = Matrix::Zero(V.rows(), V.cols());
  const Index d_k = m.W_q.rows() / m.heads, d_v = m.W_v.rows() / m.kv_heads;
  for (Index h = 0; h < m.heads; ++h) {
    const Index kv = h * m.kv_heads / m.heads;
    const AttentionGradient d = scaled_dot_product_attention_backward(
        Q.middleCols(h * d_k, d_k), K.middleCols(kv * d_k, d_k), V.middleCols(kv * d_v, d_v),
        heads[static_cast<std::size_t>(h)], d_concat.middleCols(h * d_v, d_v));
    dQ.middleCols(h * d_k, d_k) = d.dQ;
    dK.middleCols(kv * d_k, d_k) += d.dK;
    dV.middleCols(kv * d_v, d_v) += d.dV;
  }
  auto q = projected_backward(queries, m.W_q, m.b_q, {}, dQ);
  auto k = projected_backward(keys, m.W_k, m.b_k, m.extra_key, dK);
  auto v = projected_backward(values, m.W_v, m.b_v, m.extra_value, dV);
  return {std::move(q.dX),
          std::move(k.dX),
          std::move(v.dX),
          {m.heads, m.kv_heads, std::move(q.dW), std::move(k.dW), std::move(v.dW), std::move(dW_o), std::move(q.db),
           std::move(k.db), std::move(v.db), std::move(db_o), std::move(k.d_extra), std::move(v.d_extra), m.zero_key}};
}

}  // namespace attn
