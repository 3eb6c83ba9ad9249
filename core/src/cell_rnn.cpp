// The plain recurrent cell. gates = h'.

#include "attn/cell_rnn.h"

#include <utility>

#include "activation.h"
#include "cell_parts.h"
#include "kernel/gates.h"
#include "product.h"

namespace attn {

RnnCell rnn_cell(Index input, Index hidden) {
  return {Matrix::Zero(hidden, input), Matrix::Zero(hidden, hidden), Matrix::Zero(1, hidden)};
}

void add_parameters(Parameters& list, const std::string& prefix, RnnCell& cell, RnnCell& gradient) {
  list.push_back({prefix + "W_x", &cell.W_x, &gradient.W_x});
  list.push_back({prefix + "W_h", &cell.W_h, &gradient.W_h});
  list.push_back({prefix + "b", &cell.b, &gradient.b});
}

CellSizes sizes_of(const RnnCell& cell) {
  const char* const where = "rnn_cell";
  const Index n = cell.W_h.cols(), d = cell.W_x.cols();
  require_shape(where, "W_x", cell.W_x.rows(), d, n, d);
  require_shape(where, "W_h", cell.W_h.rows(), n, n, n);
  require_shape(where, "b", cell.b.rows(), cell.b.cols(), 1, n);
  return {d, n, n, n};
}

void bias(const RnnCell& cell, Block gates) { gates.rowwise() = cell.b.row(0); }

void step(const RnnCell& cell, Block gates, const View& state, Block next) {
  add_product(gates, state, cell.W_h.transpose());
  tanh_in_place(gates);
  next = gates;
}

void step_backward(const RnnCell& cell, const View& gates, const View&, const View&, const View& d_next, Block d_gates,
                   Block d_state) {
  for (Index b = 0; b < gates.rows(); ++b)
    kernel::tanh_backward(gates.row(b).data(), d_next.row(b).data(), gates.cols(), d_gates.row(b).data());
  set_product(d_state, d_gates, cell.W_h);
}

void add_state_gradient(const Rows& rows, RnnCell& d_cell) {
  add_selecting_product(d_cell.W_h, rows.d_gates.transpose(), rows.state);
  add_rows(d_cell.b, rows.d_gates);
}

RnnStep rnn_step(const RnnCell& cell, const View& x, const View& h) { return {run_step("rnn_step", cell, x, h).next}; }

RnnStepGradient rnn_step_backward(const RnnCell& cell, const View& x, const View& h, const RnnStep& forward,
                                  const View& d_next) {
  auto [dx, dh, d_cell] = run_step_backward("rnn_step_backward", cell, x, h, forward.h, forward.h, d_next);
  return {std::move(dx), std::move(dh), std::move(d_cell)};
}

}  // namespace attn
