// Long short-term memory. State = [h c], gates = [i f g o tanh(c')].

#include "attn/cell_lstm.h"

#include <utility>

#include "activation.h"
#include "cell_parts.h"
#include "product.h"

namespace attn {
namespace {

Matrix side_by_side(const char* where, Named h, Named c) {
  require_shape(where, c.name, c.matrix.rows(), c.matrix.cols(), h.matrix.rows(), h.matrix.cols());
  Matrix state(h.matrix.rows(), 2 * h.matrix.cols());
  state << h.matrix, c.matrix;
  return state;
}

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
  const auto h = state.leftCols(n), c = state.rightCols(n);
  auto h_next = next.leftCols(n), c_next = next.rightCols(n);
  auto i = gates.leftCols(n), f = gates.middleCols(n, n), g = gates.middleCols(2 * n, n),
       o = gates.middleCols(3 * n, n), tanh_c = gates.rightCols(n);
  const bool peeks = cell.peepholes.size() > 0;
  add_product(gates.leftCols(4 * n), h, cell.W_h.transpose());
  if (peeks) i.array() += c.array().rowwise() * cell.peepholes.row(0).array();
  if (peeks) f.array() += c.array().rowwise() * cell.peepholes.row(1).array();
  sigmoid_in_place(gates.leftCols(2 * n));
  tanh_in_place(g);
  c_next = f.cwiseProduct(c) + i.cwiseProduct(g);
  if (peeks) o.array() += c_next.array().rowwise() * cell.peepholes.row(2).array();
  sigmoid_in_place(o);
  tanh_c = c_next;
  tanh_in_place(tanh_c);
  h_next = o.cwiseProduct(tanh_c);
}

void step_backward(const LstmCell& cell, const View& gates, const View& state, const View&, const View& d_next,
                   Block d_gates, Block d_state) {
  const Index n = cell.W_h.cols();
  const auto i = gates.leftCols(n).array(), f = gates.middleCols(n, n).array(), g = gates.middleCols(2 * n, n).array(),
             o = gates.middleCols(3 * n, n).array(), tanh_c = gates.rightCols(n).array(),
             c = state.rightCols(n).array(), dh_next = d_next.leftCols(n).array(),
             dc_next = d_next.rightCols(n).array();
  auto di = d_gates.leftCols(n).array(), df = d_gates.middleCols(n, n).array(),
       dg = d_gates.middleCols(2 * n, n).array(), d_o = d_gates.middleCols(3 * n, n).array(),
       d_memory = d_gates.rightCols(n).array(), dc = d_state.rightCols(n).array();
  const bool peeks = cell.peepholes.size() > 0;
  // σ' = σ (1 - σ), tanh' = 1 - tanh²; d_memory is the whole gradient of c'.
  d_o = dh_next * tanh_c * o * (1 - o);
  d_memory = dc_next + dh_next * o * (1 - tanh_c.square());
  if (peeks) d_memory += d_o.rowwise() * cell.peepholes.row(2).array();
  di = d_memory * g * i * (1 - i);
  df = d_memory * c * f * (1 - f);
  dg = d_memory * i * (1 - g.square());
  dc = d_memory * f;
  if (peeks) dc += di.rowwise() * cell.peepholes.row(0).array() + df.rowwise() * cell.peepholes.row(1).array();
  set_product(d_state.leftCols(n), d_gates.leftCols(4 * n), cell.W_h);
}

void add_state_gradient(const Rows& rows, LstmCell& d_cell) {
  const Index n = d_cell.W_h.cols();
  const auto d_gates = rows.d_gates.leftCols(4 * n);
  add_selecting_product(d_cell.W_h, d_gates.transpose(), rows.state.leftCols(n));
  d_cell.b += d_gates.colwise().sum();
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
