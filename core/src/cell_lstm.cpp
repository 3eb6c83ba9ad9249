// Long short-term memory. State = [h c], gates = [i f g o tanh(c')].

#include "attn/cell_lstm.h"

#include <algorithm>
#include <utility>

#include "cell_parts.h"
#include "kernel/activation.h"
#include "kernel/gates.h"
#include "kernel/row.h"
#include "product.h"

namespace attn {
namespace {

Matrix side_by_side(const char* where, Named h, Named c) {
  require_shape(where, c.name, c.matrix.rows(), c.matrix.cols(), h.matrix.rows(), h.matrix.cols());
  Matrix state(h.matrix.rows(), 2 * h.matrix.cols());
  state << h.matrix, c.matrix;
  return state;
}

const Scalar* peephole(const LstmCell& cell, Index gate) { return cell.peepholes.row(gate).data(); }

}  // namespace

LstmCell lstm_cell(Index input, Index hidden) {
  return {Matrix::Zero(4 * hidden, input), Matrix::Zero(4 * hidden, hidden), Matrix::Zero(1, 4 * hidden), {}};
}

void add_parameters(Parameters& list, const std::string& prefix, LstmCell& cell, LstmCell& gradient) {
  list.push_back({prefix + "W_x", &cell.W_x, &gradient.W_x});
  list.push_back({prefix + "W_h", &cell.W_h, &gradient.W_h});
  list.push_back({prefix + "b", &cell.b, &gradient.b});
  if (cell.peepholes.size() > 0) list.push_back({prefix + "peepholes", &cell.peepholes, &gradient.peepholes});
}

CellSizes sizes_of(const LstmCell& cell) {
  const char* const where = "lstm_cell";
  const Index n = cell.W_h.cols(), d = cell.W_x.cols();
  require_shape(where, "W_x", cell.W_x.rows(), d, 4 * n, d);
  require_shape(where, "W_h", cell.W_h.rows(), n, 4 * n, n);
  require_shape(where, "b", cell.b.rows(), cell.b.cols(), 1, 4 * n);
  if (cell.peepholes.size() > 0) require_shape(where, "peepholes", cell.peepholes.rows(), cell.peepholes.cols(), 3, n);
  return {d, n, 2 * n, 5 * n};
}

void bias(const LstmCell& cell, Block gates) { gates.leftCols(cell.W_h.rows()).rowwise() = cell.b.row(0); }

void step(const LstmCell& cell, Block gates, const View& state, Block next) {
  const Index n = cell.W_h.cols();
  const bool peeks = cell.peepholes.size() > 0;
  add_product(gates.leftCols(4 * n), state.leftCols(n), cell.W_h.transpose());
  for (Index b = 0; b < gates.rows(); ++b) {
    Scalar *const i = gates.row(b).data(), *const o = i + 3 * n, *const tanh_c = i + 4 * n;
    Scalar *const h_next = next.row(b).data(), *const c_next = h_next + n;
    const Scalar* const c = state.row(b).data() + n;
    if (peeks) kernel::add_multiplied(i, c, peephole(cell, 0), n);
    if (peeks) kernel::add_multiplied(i + n, c, peephole(cell, 1), n);
    kernel::sigmoid(i, 2 * n);
    kernel::tanh(i + 2 * n, n);
    kernel::lstm_memory(i, c, n, c_next);
    if (peeks) kernel::add_multiplied(o, c_next, peephole(cell, 2), n);
    kernel::sigmoid(o, n);
    std::copy_n(c_next, n, tanh_c);
    kernel::tanh(tanh_c, n);
    kernel::multiply(o, tanh_c, n, h_next);
  }
}

void step_backward(const LstmCell& cell, const View& gates, const View& state, const View&, const View& d_next,
                   Block d_gates, Block d_state) {
  const Index n = cell.W_h.cols();
  const bool peeks = cell.peepholes.size() > 0;
  for (Index b = 0; b < gates.rows(); ++b) {
    const Scalar *const dh_next = d_next.row(b).data(), *const c = state.row(b).data() + n;
    Scalar *const di = d_gates.row(b).data(), *const dc = d_state.row(b).data() + n;
    kernel::lstm_backward(gates.row(b).data(), c, dh_next, dh_next + n, peeks ? peephole(cell, 2) : nullptr, n, di, dc);
    if (peeks) kernel::add_multiplied(dc, di, peephole(cell, 0), n);
    if (peeks) kernel::add_multiplied(dc, di + n, peephole(cell, 1), n);
  }
  set_product(d_state.leftCols(n), d_gates.leftCols(4 * n), cell.W_h);
}

void add_state_gradient(const Rows& rows, LstmCell& d_cell) {
  const Index n = d_cell.W_h.cols();
  const auto d_gates = rows.d_gates.leftCols(4 * n);
  add_selecting_product(d_cell.W_h, d_gates.transpose(), rows.state.leftCols(n));
  add_rows(d_cell.b, d_gates);
  if (d_cell.peepholes.size() == 0) return;
  const auto c = rows.state.rightCols(n), c_next = rows.next.rightCols(n);
  d_cell.peepholes.row(0) += d_gates.leftCols(n).cwiseProduct(c).colwise().sum();
  d_cell.peepholes.row(1) += d_gates.middleCols(n, n).cwiseProduct(c).colwise().sum();
  d_cell.peepholes.row(2) += d_gates.rightCols(n).cwiseProduct(c_next).colwise().sum();
}

LstmStep lstm_step(const LstmCell& cell, const View& x, const View& h, const View& c) {
  const char* const where = "lstm_step";
  const Index n = cell.W_h.cols();
  auto [gates, next] = run_step(where, cell, x, side_by_side(where, {"h", h}, {"c", c}));
  return {std::move(gates), next.leftCols(n), next.rightCols(n)};
}

LstmStepGradient lstm_step_backward(const LstmCell& cell, const View& x, const View& h, const View& c,
                                    const LstmStep& forward, const View& d_h, const View& d_c) {
  const char* const where = "lstm_step_backward";
  const Index n = cell.W_h.cols();
  auto [dx, d_state, d_cell] = run_step_backward(where, cell, x, side_by_side(where, {"h", h}, {"c", c}), forward.gates,
                                                 side_by_side(where, {"h'", forward.h}, {"c'", forward.c}),
                                                 side_by_side(where, {"d_h", d_h}, {"d_c", d_c}));
  return {std::move(dx), d_state.leftCols(n), d_state.rightCols(n), std::move(d_cell)};
}

}  // namespace attn
