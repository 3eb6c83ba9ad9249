#pragma once

// A recurrent cell over a padded mini-batch of sequences, in one direction or both (Schuster and Paliwal 1997).
// Time by time: row t · batch + b of X and of outputs is step t of sequence b, so that a step is one block of rows and
// sequence b is every batch-th row. Past a sequence's length nothing counts: X may hold anything there, the state is
// carried over, the output is 0. In reverse a sequence starts at its own last step.

#include <span>

#include "attn/cell.h"
#include "attn/types.h"

namespace attn {

enum class Direction { forward, reverse };

struct Sequence {
  Matrix gates;   ///< (steps · batch, gates)  what each step keeps for its backward
  Matrix states;  ///< ((steps + 1) · batch, state)  forward: block t before step t, t + 1 after it; reverse: the other
                  ///< way about
  Matrix outputs;  ///< (steps · batch, n)  h, or 0 past a sequence's length
  Matrix last;     ///< (batch, state)  after the last step taken
};

struct SequenceGradient {
  Matrix dX, d_initial;
  Cell d_cell;
};

/// `initial` is (batch, state), `lengths` holds batch numbers from 0 to steps. "shape-expected" for X, initial or
/// lengths, "not-in-range" for a length, "too-large".
Sequence run_sequence(const Cell& cell, const View& X, const View& initial, std::span<const Index> lengths,
                      Direction direction = Direction::forward);

/// `forward` is what run_sequence returned for the same arguments; d_outputs and d_last are of its outputs and last.
SequenceGradient run_sequence_backward(const Cell& cell, const View& X, std::span<const Index> lengths,
                                       const Sequence& forward, const View& d_outputs, const View& d_last,
                                       Direction direction = Direction::forward);

// The steps themselves, in place on blocks of the caller's own and without allocation; shapes as in Sequence,
// unchecked.

/// `gates` comes in from cell_input, the state to begin with in the first block that a step reads: block 0 of states
/// forward, block `steps` in reverse.
void sequence_steps(const Cell& cell, std::span<const Index> lengths, Direction direction, Block gates, Block states,
                    Block outputs);
/// d_state comes in as the gradient of the last state and goes out as that of the first; d_next is scratch, as large.
void sequence_steps_backward(const Cell& cell, std::span<const Index> lengths, Direction direction, const View& gates,
                             const View& states, const View& d_outputs, Block d_gates, Block d_state, Block d_next);
/// Adds to the gradient of everything but W_x.
void add_sequence_state_gradient(Direction direction, const View& gates, const View& states, const View& d_gates,
                                 Cell& d_cell);

/// One cell for each direction.
struct BidirectionalCell {
  Cell forward, reverse;
};
struct BidirectionalSequence {
  Sequence forward, reverse;
  Matrix outputs;  ///< (steps · batch, n + n')  forward's, then reverse's
};
struct BidirectionalGradient {
  Matrix dX, d_initial_forward, d_initial_reverse;
  BidirectionalCell d_cell;
};

void add_parameters(Parameters& list, const std::string& prefix, BidirectionalCell& cell, BidirectionalCell& gradient);

BidirectionalSequence run_bidirectional(const BidirectionalCell& cell, const View& X, const View& initial_forward,
                                        const View& initial_reverse, std::span<const Index> lengths);
BidirectionalGradient run_bidirectional_backward(const BidirectionalCell& cell, const View& X,
                                                 std::span<const Index> lengths, const BidirectionalSequence& forward,
                                                 const View& d_outputs, const View& d_last_forward,
                                                 const View& d_last_reverse);

}  // namespace attn
