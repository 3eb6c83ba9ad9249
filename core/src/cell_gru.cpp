// The gated recurrent unit. gates = [r z q n], where q = W_h h + b_hn, or r h if the reset comes before the product.

#include "attn/cell_gru.h"

#include <algorithm>
#include <utility>

#include "cell_parts.h"
#include "kernel/activation.h"
#include "kernel/gates.h"
#include "kernel/row.h"
#include "product.h"

namespace attn {

GruCell gru_cell(Index input, Index hidden) {
  return {Matrix::Zero(3 * hidden, input), Matrix::Zero(3 * hidden, hidden), Matrix::Zero(1, 3 * hidden),
          Matrix::Zero(1, hidden)};
}

void add_parameters(Parameters& list, const std::string& prefix, GruCell& cell, GruCell& gradient) {
  list.push_back({prefix + "W_x", &cell.W_x, &gradient.W_x});
  list.push_back({prefix + "W_h", &cell.W_h, &gradient.W_h});
  list.push_back({prefix + "b", &cell.b, &gradient.b});
  list.push_back({prefix + "b_hn", &cell.b_hn, &gradient.b_hn});
}

CellSizes sizes_of(const GruCell& cell) {
  const char* const where = "gru_cell";
  const Index n = cell.W_h.cols(), d = cell.W_x.cols();
  require_shape(where, "W_x", cell.W_x.rows(), d, 3 * n, d);
  require_shape(where, "W_h", cell.W_h.rows(), n, 3 * n, n);
  require_shape(where, "b", cell.b.rows(), cell.b.cols(), 1, 3 * n);
  require_shape(where, "b_hn", cell.b_hn.rows(), cell.b_hn.cols(), 1, n);
  return {d, n, n, 4 * n};
}

void bias(const GruCell& cell, Block gates) {
  const Index n = cell.W_h.cols();
  gates.leftCols(2 * n).rowwise() = cell.b.row(0).head(2 * n);
  gates.middleCols(2 * n, n).rowwise() = cell.b_hn.row(0);
  gates.rightCols(n).rowwise() = cell.b.row(0).tail(n);
}

void step(const GruCell& cell, Block gates, const View& state, Block next) {
  const Index n = cell.W_h.cols();
  if (cell.reset_before)
    add_product(gates.leftCols(2 * n), state, cell.W_h.topRows(2 * n).transpose());
  else
    add_product(gates.leftCols(3 * n), state, cell.W_h.transpose());
  for (Index b = 0; b < gates.rows(); ++b) {
    Scalar *const r = gates.row(b).data(), *const q = r + 2 * n, *const fresh = r + 3 * n;
    kernel::sigmoid(r, 2 * n);
    if (cell.reset_before) {
      kernel::add(fresh, q, n);  // b_hn
      kernel::multiply(r, state.row(b).data(), n, q);
    } else {
      kernel::add_multiplied(fresh, r, q, n);
    }
  }
  if (cell.reset_before)
    add_product(gates.rightCols(n), gates.middleCols(2 * n, n), cell.W_h.bottomRows(n).transpose());
  for (Index b = 0; b < gates.rows(); ++b) {
    Scalar* const r = gates.row(b).data();
    kernel::tanh(r + 3 * n, n);
    kernel::gru_next(r, state.row(b).data(), n, next.row(b).data());
  }
}

void step_backward(const GruCell& cell, const View& gates, const View& state, const View&, const View& d_next,
                   Block d_gates, Block d_state) {
  const Index n = cell.W_h.cols(), rows = gates.rows();
  auto dq = d_gates.middleCols(2 * n, n);
  for (Index b = 0; b < rows; ++b)
    kernel::gru_backward(gates.row(b).data(), state.row(b).data(), d_next.row(b).data(), n, d_gates.row(b).data(),
                         d_state.row(b).data());
  if (cell.reset_before) set_product(dq, d_gates.rightCols(n), cell.W_h.bottomRows(n));  // of r h
  for (Index b = 0; b < rows; ++b) {
    const Scalar *const r = gates.row(b).data(), *const q = r + 2 * n, *const h = state.row(b).data();
    Scalar *const dr = d_gates.row(b).data(), *const d_rh = dr + 2 * n, *const d_fresh = dr + 3 * n;
    if (cell.reset_before) {
      kernel::add_multiplied(d_state.row(b).data(), d_rh, r, n);
      kernel::gru_reset_backward(r, h, d_rh, n, dr, d_rh);
      std::copy_n(d_fresh, n, d_rh);  // of W_h (r h) + b_hn
    } else {
      kernel::gru_reset_backward(r, q, d_fresh, n, dr, d_rh);
    }
  }
  if (cell.reset_before)
    add_product(d_state, d_gates.leftCols(2 * n), cell.W_h.topRows(2 * n));
  else
    add_product(d_state, d_gates.leftCols(3 * n), cell.W_h);
}

void add_state_gradient(const Rows& rows, GruCell& d_cell) {
  const Index n = d_cell.W_h.cols();
  const auto d_rz = rows.d_gates.leftCols(2 * n), dq = rows.d_gates.middleCols(2 * n, n),
             d_fresh = rows.d_gates.rightCols(n);
  add_rows(d_cell.b.leftCols(2 * n), d_rz);
  add_rows(d_cell.b.rightCols(n), d_fresh);
  add_rows(d_cell.b_hn, dq);
  if (d_cell.reset_before) {
    add_selecting_product(d_cell.W_h.topRows(2 * n), d_rz.transpose(), rows.state);
    add_selecting_product(d_cell.W_h.bottomRows(n), dq.transpose(), rows.gates.middleCols(2 * n, n));
  } else {
    add_selecting_product(d_cell.W_h, rows.d_gates.leftCols(3 * n).transpose(), rows.state);
  }
}

GruStep gru_step(const GruCell& cell, const View& x, const View& h) {
  auto [gates, next] = run_step("gru_step", cell, x, h);
  return {std::move(gates), std::move(next)};
}

GruStepGradient gru_step_backward(const GruCell& cell, const View& x, const View& h, const GruStep& forward,
                                  const View& d_next) {
  auto [dx, dh, d_cell] = run_step_backward("gru_step_backward", cell, x, h, forward.gates, forward.h, d_next);
  return {std::move(dx), std::move(dh), std::move(d_cell)};
}

}  // namespace attn
