// ONNX's LSTM, GRU and RNN, forward in one direction, as far as its node tests go.

#include <vector>

#include "attn/sequence.h"
#include "conformance.h"
#include "time_major.h"

namespace attn::test {
namespace {

/// Blocks of rows in another order: block k of the result is block order[k] of x.
Matrix reordered(const Matrix& x, const std::vector<Index>& order) {
  const auto blocks = static_cast<Index>(order.size());
  const Index rows = x.rows() / blocks;
  Matrix result(x.rows(), x.cols());
  for (Index k = 0; k < blocks; ++k)
    result.middleRows(k * rows, rows) = x.middleRows(order[static_cast<std::size_t>(k)] * rows, rows);
  return result;
}

/// Half 0 (of the products with x) or 1 (with h) of the biases, as a column.
Matrix bias(const Case& c, Index half, Index rows) {
  if (!c.has("B")) return Matrix::Zero(rows, 1);
  return c.input("B").middleCols(half * rows, rows).transpose();
}

Cell cell_of(const Case& c) {
  const Matrix W = c.input("W"), R = c.input("R"), b_x = bias(c, 0, W.rows()), b_h = bias(c, 1, W.rows());
  const Index n = R.cols();
  if (c.op == "RNN") return RnnCell{W, R, (b_x + b_h).transpose()};
  if (c.op == "GRU") {
    const std::vector<Index> order{1, 0, 2};  // z, r, h to r, z, n
    GruCell cell{reordered(W, order), reordered(R, order), reordered(b_x, order).transpose(),
                 b_h.bottomRows(n).transpose(), c.attribute("linear_before_reset", 0) == 0};
    cell.b.leftCols(2 * n) += reordered(b_h, order).transpose().leftCols(2 * n);
    return cell;
  }
  const std::vector<Index> order{0, 2, 3, 1};  // i, o, f, c to i, f, g, o
  LstmCell cell{reordered(W, order), reordered(R, order), reordered(b_x + b_h, order).transpose(), {}};
  if (c.has("P")) cell.peepholes = reordered(c.input("P").reshaped<Eigen::RowMajor>(3, n), {0, 2, 1});  // i, o, f
  return cell;
}

/// (1, batch, n) as a matrix; 0 if it is not there.
Matrix state(const Case& c, const char* name, Index batch, Index n) {
  return c.has(name) ? c.input(name) : Matrix(Matrix::Zero(batch, n));
}

}  // namespace

void check_onnx_recurrent(const Case& c) {
  const bool batch_first = c.attribute("layout", 0) != 0;
  const Tensor& x = c.inputs.at("X");
  const Index batch = batch_first ? x.matrices() : x.rows(), steps = batch_first ? x.rows() : x.matrices();
  const Matrix X = batch_first ? time_major(x) : Eigen::Map<const Matrix>(x.data.data(), steps * batch, x.cols());
  const Cell cell = cell_of(c);
  const CellSizes sizes = cell_sizes(cell);
  Matrix initial = state(c, "initial_h", batch, sizes.hidden);
  if (sizes.state > sizes.hidden) initial = side_by_side(initial, state(c, "initial_c", batch, sizes.hidden));
  std::vector<Index> lengths(static_cast<std::size_t>(batch), steps);
  if (c.has("sequence_lens"))
    for (std::size_t b = 0; b < lengths.size(); ++b)
      lengths[b] = static_cast<Index>(c.inputs.at("sequence_lens").data[b]);

  const Sequence run = run_sequence(cell, X, initial, lengths);
  const Matrix h = run.last.leftCols(sizes.hidden);
  if (!batch_first) return c.check("Y_h", h);
  for (Index b = 0; b < batch; ++b) {
    c.check("Y_h", h.row(b), b);
    for (Index t = 0; t < steps; ++t) c.check("Y", run.outputs.row(t * batch + b), b * steps + t);
  }
}

}  // namespace attn::test
