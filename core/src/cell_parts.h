#pragma once

// What each kind of cell does for cell.h, one overload a kind.

#include "attn/cell.h"
#include "attn/error.h"
#include "cell_input.h"

namespace attn {

CellSizes sizes_of(const RnnCell& cell);
CellSizes sizes_of(const GruCell& cell);
CellSizes sizes_of(const LstmCell& cell);

void bias(const RnnCell& cell, Block gates);
void bias(const GruCell& cell, Block gates);
void bias(const LstmCell& cell, Block gates);

void step(const RnnCell& cell, Block gates, const View& state, Block next);
void step(const GruCell& cell, Block gates, const View& state, Block next);
void step(const LstmCell& cell, Block gates, const View& state, Block next);

void step_backward(const RnnCell& cell, const View& gates, const View& state, const View& next, const View& d_next,
                   Block d_gates, Block d_state);
void step_backward(const GruCell& cell, const View& gates, const View& state, const View& next, const View& d_next,
                   Block d_gates, Block d_state);
void step_backward(const LstmCell& cell, const View& gates, const View& state, const View& next, const View& d_next,
                   Block d_gates, Block d_state);

/// The rows that a gradient is gathered from.
struct Rows {
  const View &state, &next, &gates, &d_gates;
};
void add_state_gradient(const Rows& rows, RnnCell& d_cell);
void add_state_gradient(const Rows& rows, GruCell& d_cell);
void add_state_gradient(const Rows& rows, LstmCell& d_cell);

/// One step by itself, shapes checked: "shape-expected" or "rows-differ".
struct Stepped {
  Matrix gates, next;
};
template <class AnyCell>
Stepped run_step(const char* where, const AnyCell& cell, const View& x, const View& state) {
  const CellSizes sizes = sizes_of(cell);
  require_shape(where, "x", x.rows(), x.cols(), x.rows(), sizes.input);
  require_shape(where, "state", state.rows(), state.cols(), x.rows(), sizes.state);
  Stepped result{Matrix(x.rows(), sizes.gates), Matrix(x.rows(), sizes.state)};
  bias(cell, result.gates);
  add_input(cell, 0, x, result.gates);
  step(cell, result.gates, state, result.next);
  return result;
}

template <class AnyCell>
struct SteppedBack {
  Matrix dx, d_state;
  AnyCell d_cell;
};
template <class AnyCell>
SteppedBack<AnyCell> run_step_backward(const char* where, const AnyCell& cell, const View& x, const View& state,
                                       const View& gates, const View& next, const View& d_next) {
  const CellSizes sizes = sizes_of(cell);
  require_shape(where, "x", x.rows(), x.cols(), x.rows(), sizes.input);
  require_shape(where, "state", state.rows(), state.cols(), x.rows(), sizes.state);
  require_shape(where, "gates", gates.rows(), gates.cols(), x.rows(), sizes.gates);
  require_shape(where, "next state", next.rows(), next.cols(), x.rows(), sizes.state);
  require_shape(where, "d_next", d_next.rows(), d_next.cols(), x.rows(), sizes.state);
  Matrix d_gates(x.rows(), sizes.gates);
  SteppedBack<AnyCell> result{Matrix(x.rows(), sizes.input), Matrix(x.rows(), sizes.state), zeros_like(cell)};
  step_backward(cell, gates, state, next, d_next, d_gates, result.d_state);
  input_backward(cell, 0, d_gates, result.dx);
  add_input_gradient(0, x, d_gates, result.d_cell);
  add_state_gradient({state, next, gates, d_gates}, result.d_cell);
  return result;
}

}  // namespace attn
