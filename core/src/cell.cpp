// Any recurrent cell: each function asks the kind that is there.

#include "attn/cell.h"

#include "cell_parts.h"

namespace attn {

Cell cell_of(CellKind kind, Index input, Index hidden) {
  if (kind == CellKind::rnn) return rnn_cell(input, hidden);
  if (kind == CellKind::gru) return gru_cell(input, hidden);
  return lstm_cell(input, hidden);
}

CellSizes cell_sizes(const Cell& cell) {
  return std::visit([](const auto& kind) { return sizes_of(kind); }, cell);
}

void add_parameters(Parameters& list, const std::string& prefix, Cell& cell, Cell& gradient) {
  std::visit([&]<class Kind>(Kind& kind) { add_parameters(list, prefix, kind, std::get<Kind>(gradient)); }, cell);
}

void cell_input(const Cell& cell, const View& x, Block gates) {
  cell_bias(cell, gates);
  add_cell_input(cell, 0, x, gates);
}

void cell_bias(const Cell& cell, Block gates) {
  std::visit([&](const auto& kind) { bias(kind, gates); }, cell);
}

void add_cell_input(const Cell& cell, Index first, const View& x, Block gates) {
  std::visit([&](const auto& kind) { add_input(kind, first, x, gates); }, cell);
}

void cell_step(const Cell& cell, Block gates, const View& state, Block next) {
  std::visit([&](const auto& kind) { step(kind, gates, state, next); }, cell);
}

void cell_step_backward(const Cell& cell, const View& gates, const View& state, const View& next, const View& d_next,
                        Block d_gates, Block d_state) {
  std::visit([&](const auto& kind) { step_backward(kind, gates, state, next, d_next, d_gates, d_state); }, cell);
}

void cell_input_backward(const Cell& cell, Index first, const View& d_gates, Block dx) {
  std::visit([&](const auto& kind) { input_backward(kind, first, d_gates, dx); }, cell);
}

void add_cell_input_gradient(Index first, const View& x, const View& d_gates, Cell& d_cell) {
  std::visit([&](auto& kind) { add_input_gradient(first, x, d_gates, kind); }, d_cell);
}

void add_cell_state_gradient(const View& state, const View& next, const View& gates, const View& d_gates,
                             Cell& d_cell) {
  std::visit([&](auto& kind) { add_state_gradient({state, next, gates, d_gates}, kind); }, d_cell);
}

}  // namespace attn
