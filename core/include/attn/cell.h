#pragma once

// Any recurrent cell, a step at a time in place: what sequences and decoders run on, without allocation.
// A state is (batch, n), or (batch, 2 n) = [h c] for LSTM. `gates` is what a step keeps for its backward.
//
// The products with x and the gradients of the parameters do not wait for one another, so they take any number of rows:
// all steps of a sequence at once, where all its inputs are known.

#include <variant>

#include "attn/cell_gru.h"
#include "attn/cell_lstm.h"
#include "attn/cell_rnn.h"
#include "attn/types.h"

namespace attn {

using Cell = std::variant<RnnCell, GruCell, LstmCell>;

enum class CellKind { rnn, gru, lstm };
/// A cell of the given kind and sizes, all 0.
Cell cell_of(CellKind kind, Index input, Index hidden);

/// Columns of x, of h, of a state, and of what a step keeps.
struct CellSizes {
  Index input, hidden, state, gates;
};
/// "shape-expected" if the cell's own matrices do not fit together.
CellSizes cell_sizes(const Cell& cell);

void add_parameters(Parameters& list, const std::string& prefix, Cell& cell, Cell& gradient);

// None of the functions below checks shapes: cell_sizes says them.

/// gates = x W_xᵀ + b, before a step completes them.
void cell_input(const Cell& cell, const View& x, Block gates);
/// The same in parts, for an input that lies in several places: b alone, then the columns of x from `first` on.
void cell_bias(const Cell& cell, Block gates);
void add_cell_input(const Cell& cell, Index first, const View& x, Block gates);
/// One step from `state` to `next`; `gates` comes in from cell_input.
void cell_step(const Cell& cell, Block gates, const View& state, Block next);
/// d_gates and d_state are overwritten. `gates`, `state` and `next` as cell_step left them.
void cell_step_backward(const Cell& cell, const View& gates, const View& state, const View& next, const View& d_next,
                        Block d_gates, Block d_state);
/// dx = d_gates W_x, for the columns of x from `first` on that dx has.
void cell_input_backward(const Cell& cell, Index first, const View& d_gates, Block dx);

// These add to the parameters' gradient, whose type is the cell's. All have the same number of rows. A row of d_gates
// that is 0 selects its row of x, state, next and gates out.

/// Of W_x, for the columns of x from `first` on.
void add_cell_input_gradient(Index first, const View& x, const View& d_gates, Cell& d_cell);
/// Of everything else.
void add_cell_state_gradient(const View& state, const View& next, const View& gates, const View& d_gates, Cell& d_cell);

}  // namespace attn
