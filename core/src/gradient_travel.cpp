// One mini-batch of sequences through each kind of layer, and back.

#include "attn/gradient_travel.h"

#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "attn/attention.h"
#include "attn/error.h"
#include "attn/sequence.h"
#include "product.h"

namespace attn {
namespace {

constexpr Index sequences = 5;
constexpr std::size_t at(Index i) { return static_cast<std::size_t>(i); }

/// Rows of dX, time by time, as norms by distance. In double: squares of what float can hold do not fit a float.
Matrix norms_of(const View& dX, Index batch) {
  const Index n = dX.rows() / batch;
  Matrix norms(batch, n);
  for (Index t = 0; t < n; ++t)
    for (Index b = 0; b < batch; ++b) {
      const double norm = dX.row(t * batch + b).cast<double>().norm();
      norms(b, n - 1 - t) = std::isnan(norm) ? std::numeric_limits<Scalar>::infinity() : static_cast<Scalar>(norm);
    }
  return norms;
}

/// The steps of X.
Index steps_of(const char* where, const View& X, Index width, Index batch) {
  require_positive(where, "batch", static_cast<double>(batch));
  const Index n = X.rows() / batch;
  require_shape(where, "X", X.rows(), X.cols(), n * batch, width);
  return n;
}

Matrix scaled_normal(Index rows, Index cols, Rng& rng) {
  return rng.normal_matrix(rows, cols) / std::sqrt(static_cast<Scalar>(cols));
}

/// Every square block of W_h is `gain` times an orthogonal matrix; biases are 0 but for the one that keeps the state.
Cell random_cell(CellKind kind, const GradientTravelOptions& options, Rng& rng) {
  const Index n = options.hidden;
  Cell cell = cell_of(kind, n, n);
  const auto [W_x, W_h, b] = std::visit([](auto& one) { return std::array{&one.W_x, &one.W_h, &one.b}; }, cell);
  *W_x = scaled_normal(W_x->rows(), n, rng);
  for (Index row = 0; row < W_h->rows(); row += n)
    W_h->middleRows(row, n) = static_cast<Scalar>(options.gain) * random_orthogonal(n, rng);
  if (kind != CellKind::rnn) b->middleCols(n, n).setConstant(static_cast<Scalar>(options.forget_bias));
  return cell;
}

Travel summary(const Matrix& norms) {
  Travel result{norms.row(0), norms.row(0), norms.row(0)};
  for (Index k = 0; k < norms.cols(); ++k) {
    std::array<Scalar, sequences> column;
    for (Index b = 0; b < sequences; ++b) {  // each goes to its place among those before
      Index place = b;
      for (; place > 0 && column[at(place - 1)] > norms(b, k); --place) column[at(place)] = column[at(place - 1)];
      column[at(place)] = norms(b, k);
    }
    result.median(k) = column[sequences / 2];
    result.least(k) = column.front();
    result.most(k) = column.back();
  }
  return result;
}

}  // namespace

Matrix gradient_by_distance(const Cell& cell, const View& X, const View& d_output) {
  const char* const where = "gradient_by_distance";
  const CellSizes sizes = cell_sizes(cell);
  const Index batch = d_output.rows(), n = steps_of(where, X, sizes.input, batch);
  require_shape(where, "d_output", batch, d_output.cols(), batch, sizes.hidden);
  // By the steps themselves: run_sequence_backward would gather the gradients of the weights too.
  const std::vector<Index> lengths(at(batch), n);
  Matrix gates(X.rows(), sizes.gates), states = Matrix::Zero(X.rows() + batch, sizes.state),
                                       outputs(X.rows(), sizes.hidden), d_state = Matrix::Zero(batch, sizes.state);
  cell_input(cell, X, gates);
  sequence_steps(cell, lengths, Direction::forward, gates, states, outputs);
  outputs.setZero();  // from here on their gradients
  d_state.leftCols(sizes.hidden) = d_output;
  Matrix d_gates(X.rows(), sizes.gates), d_next = d_state, dX(X.rows(), sizes.input);
  sequence_steps_backward(cell, lengths, Direction::forward, gates, states, outputs, d_gates, d_state, d_next);
  cell_input_backward(cell, 0, d_gates, dX);
  return norms_of(dX, batch);
}

Matrix gradient_by_distance(const SelfAttention& layer, const View& X, const View& d_output) {
  const Index batch = d_output.rows(), d = X.cols();
  const Index n = steps_of("gradient_by_distance", X, layer.W_q.cols(), batch);
  Matrix dX(X.rows(), d);
  for (Index b = 0; b < batch; ++b) {
    const auto stride = Eigen::OuterStride<>(batch * X.outerStride());
    const Eigen::Map<const Matrix, 0, Eigen::OuterStride<>> x(X.row(b).data(), n, d, stride);
    Eigen::Map<Matrix, 0, Eigen::OuterStride<>> dx(dX.row(b).data(), n, d, Eigen::OuterStride<>(batch * d));
    // The other queries' outputs have no gradient, so that the last one is enough.
    const auto last = x.bottomRows(1);
    const Matrix Q = product(last, layer.W_q.transpose()), K = product(x, layer.W_k.transpose()),
                 V = product(x, layer.W_v.transpose());
    const Mask mask(1, n);
    const Attention forward = scaled_dot_product_attention(Q, K, V, mask);
    const auto [dQ, dK, dV] = scaled_dot_product_attention_backward(Q, K, V, forward, d_output.row(b));
    set_product(dx, dK, layer.W_k);
    add_product(dx, dV, layer.W_v);
    add_product(dx.bottomRows(1), dQ, layer.W_q);
  }
  return norms_of(dX, batch);
}

Matrix random_orthogonal(Index n, Rng& rng) {
  Matrix rows = rng.normal_matrix(n, n);
  for (Index i = 0; i < n; ++i) {
    auto row = rows.row(i);
    // Gram and Schmidt, twice round: the second time takes away what rounding left in the first.
    for (Index j = 0; j < 2 * i; ++j) row -= row.dot(rows.row(j % i)) * rows.row(j % i);
    row /= row.norm();
  }
  return rows;
}

GradientTravel gradient_travel(const GradientTravelOptions& options) {
  const char* const where = "gradient_travel";
  const auto& [n, hidden, gain, forget_bias, seed] = options;
  require_whole(where, "n", static_cast<double>(n), 2, 512);
  require_whole(where, "hidden", static_cast<double>(hidden), 1, 64);
  require_range(where, "gain", gain, 0, 10);
  require_range(where, "forget_bias", forget_bias, -10, 10);
  Rng rng(seed);
  Matrix d_output = rng.normal_matrix(sequences, hidden), X(n * sequences, hidden);
  for (Index b = 0; b < sequences; ++b) d_output.row(b) /= d_output.row(b).norm();
  // The last position first: a longer sequence begins earlier, and its end is as it was.
  for (Index i = X.size(); i-- > 0;) X.data()[i] = static_cast<Scalar>(rng.normal());
  Rng weights(seed + 1);
  const auto through = [&](CellKind kind) {
    return summary(gradient_by_distance(random_cell(kind, options, weights), X, d_output));
  };
  const auto projection = [&] { return scaled_normal(options.hidden, options.hidden, weights); };
  GradientTravel result;
  result.rnn = through(CellKind::rnn);
  result.lstm = through(CellKind::lstm);
  result.gru = through(CellKind::gru);
  SelfAttention layer;
  for (Matrix* W : {&layer.W_q, &layer.W_k, &layer.W_v}) *W = projection();
  result.attention = summary(gradient_by_distance(layer, X, d_output));
  return result;
}

}  // namespace attn
