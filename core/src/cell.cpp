// Any recurrent cell: each function asks the kind that is there.

#include "attn/cell.h"

#include "cell_parts.h"

namespace attn {

CellSizes cell_sizes(const Cell& cell) {
  return std::visit([](const auto& kind) { return sizes_of(kind); }, cell);
}

void add_parameters(Parameters& list, const std::string& prefix, Cell& cell, Cell& gradient) {
  std::visit([&]<class Kind>(Kind& kind) { add_parameters(list, prefix, kind, std::get<Kind>(gradient)); }, cell);
}

void cell_input(const Cell& cell, const View& x, Block gates) {
  std::visit([&](const auto& kind) { input(kind, x, gates); }, cell);
}

void cell_step(const Cell& cell, Block gates, const View& state, Block next) {
  std::visit([&](const auto& kind) { step(kind, gates, state, next); }, cell);
}

void cell_step_backward(const Cell& cell, const View& gates, const View& state, const View& next, const View& d_next,
                        Block d_gates, Block d_state) {
  std::visit([&](const auto& kind) { step_backward(kind, gates, state, next, d_next, d_gates, d_state); }, cell);
}

void cell_input_backward(const Cell& cell, const View& d_gates, Block dx) {
  std::visit([&](const auto& kind) { input_backward(kind, d_gates, dx); }, cell);
}

void add_cell_gradient(const Cell& cell, const View& x, const View& state, const View& next, const View& gates,
                       const View& d_gates, Cell& d_cell) {
  std::visit(
      [&]<class Kind>(const Kind& kind) {
        add_gradient(kind, {x, state, next, gates, d_gates}, std::get<Kind>(d_cell));
      },
      cell);
}

}  // namespace attn
