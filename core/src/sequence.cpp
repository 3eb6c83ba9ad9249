// Steps in order, with the rows of sequences that have ended carried over.

#include "attn/sequence.h"

#include <utility>

#include "attn/error.h"

namespace attn {
namespace {

/// Where the steps of a mini-batch lie.
struct Layout {
  Index steps, batch;
  std::span<const Index> lengths;
  Direction direction;

  Index time(Index step) const { return direction == Direction::forward ? step : steps - 1 - step; }
  /// First rows of the blocks that step at time t reads and writes.
  Index before(Index t) const { return (direction == Direction::forward ? t : t + 1) * batch; }
  Index after(Index t) const { return (direction == Direction::forward ? t + 1 : t) * batch; }
  /// Of the blocks that the first step reads and the last one writes.
  Index first() const { return direction == Direction::forward ? 0 : steps * batch; }
  Index last() const { return direction == Direction::forward ? steps * batch : 0; }
  bool ended(Index sequence, Index t) const { return t >= lengths[static_cast<std::size_t>(sequence)]; }
};

Layout layout_of(const View& outputs, std::span<const Index> lengths, Direction direction) {
  const auto batch = static_cast<Index>(lengths.size());
  return {batch == 0 ? 0 : outputs.rows() / batch, batch, lengths, direction};
}

Layout checked_layout(const char* where, const CellSizes& sizes, const View& X, const View& initial,
                      std::span<const Index> lengths, Direction direction) {
  const Index batch = initial.rows(), steps = batch == 0 ? 0 : X.rows() / batch;
  require_shape(where, "X", X.rows(), X.cols(), steps * batch, sizes.input);
  require_shape(where, "initial", batch, initial.cols(), batch, sizes.state);
  require_shape(where, "lengths", 1, static_cast<Index>(lengths.size()), 1, batch);
  require_size(where, (steps + 1) * batch, sizes.gates);
  for (const Index length : lengths)
    require_range(where, "length", static_cast<double>(length), 0, static_cast<double>(steps));
  return {steps, batch, lengths, direction};
}

Matrix joined(const View& left, const View& right) {
  require_same_rows("run_bidirectional", {"left", left}, {"right", right});
  Matrix both(left.rows(), left.cols() + right.cols());
  both << left, right;
  return both;
}

}  // namespace

void sequence_steps(const Cell& cell, std::span<const Index> lengths, Direction direction, Block gates, Block states,
                    Block outputs) {
  const Layout at = layout_of(outputs, lengths, direction);
  const Index batch = at.batch;
  for (Index step = 0; step < at.steps; ++step) {
    const Index t = at.time(step);
    const auto state = states.middleRows(at.before(t), batch);
    auto next = states.middleRows(at.after(t), batch);
    auto output = outputs.middleRows(t * batch, batch);
    cell_step(cell, gates.middleRows(t * batch, batch), state, next);
    output = next.leftCols(outputs.cols());
    for (Index b = 0; b < batch; ++b) {
      if (!at.ended(b, t)) continue;
      next.row(b) = state.row(b);
      output.row(b).setZero();
    }
  }
}

void sequence_steps_backward(const Cell& cell, std::span<const Index> lengths, Direction direction, const View& gates,
                             const View& states, const View& d_outputs, Block d_gates, Block d_state, Block d_next) {
  const Layout at = layout_of(d_outputs, lengths, direction);
  const Index batch = at.batch;
  for (Index step = at.steps - 1; step >= 0; --step) {
    const Index t = at.time(step), row = t * batch;
    d_next = d_state;
    for (Index b = 0; b < batch; ++b)
      if (!at.ended(b, t)) d_next.row(b).head(d_outputs.cols()) += d_outputs.row(row + b);
    auto d_gates_here = d_gates.middleRows(row, batch);
    cell_step_backward(cell, gates.middleRows(row, batch), states.middleRows(at.before(t), batch),
                       states.middleRows(at.after(t), batch), d_next, d_gates_here, d_state);
    for (Index b = 0; b < batch; ++b) {
      if (!at.ended(b, t)) continue;
      d_gates_here.row(b).setZero();
      d_state.row(b) = d_next.row(b);
    }
  }
}

void add_sequence_state_gradient(Direction direction, const View& gates, const View& states, const View& d_gates,
                                 Cell& d_cell) {
  const Index rows = gates.rows();
  const auto earlier = states.topRows(rows), later = states.bottomRows(rows);
  if (direction == Direction::forward)
    add_cell_state_gradient(earlier, later, gates, d_gates, d_cell);
  else
    add_cell_state_gradient(later, earlier, gates, d_gates, d_cell);
}

Sequence run_sequence(const Cell& cell, const View& X, const View& initial, std::span<const Index> lengths,
                      Direction direction) {
  const CellSizes sizes = cell_sizes(cell);
  const Layout at = checked_layout("run_sequence", sizes, X, initial, lengths, direction);
  Sequence result{
      Matrix(X.rows(), sizes.gates), Matrix(X.rows() + at.batch, sizes.state), Matrix(X.rows(), sizes.hidden), {}};
  cell_input(cell, X, result.gates);
  result.states.middleRows(at.first(), at.batch) = initial;
  sequence_steps(cell, lengths, direction, result.gates, result.states, result.outputs);
  result.last = result.states.middleRows(at.last(), at.batch);
  return result;
}

SequenceGradient run_sequence_backward(const Cell& cell, const View& X, std::span<const Index> lengths,
                                       const Sequence& forward, const View& d_outputs, const View& d_last,
                                       Direction direction) {
  const char* const where = "run_sequence_backward";
  const CellSizes sizes = cell_sizes(cell);
  const Layout at = checked_layout(where, sizes, X, forward.last, lengths, direction);
  const Index rows = X.rows();
  const auto& [gates, states, outputs, last] = forward;
  require_shape(where, "gates", gates.rows(), gates.cols(), rows, sizes.gates);
  require_shape(where, "states", states.rows(), states.cols(), rows + at.batch, sizes.state);
  require_shape(where, "d_outputs", d_outputs.rows(), d_outputs.cols(), rows, sizes.hidden);
  require_shape(where, "d_last", d_last.rows(), d_last.cols(), at.batch, sizes.state);

  Matrix d_gates(rows, sizes.gates), d_next(at.batch, sizes.state);
  SequenceGradient result{Matrix(rows, sizes.input), d_last,
                          std::visit([](const auto& kind) { return Cell{zeros_like(kind)}; }, cell)};
  sequence_steps_backward(cell, lengths, direction, gates, states, d_outputs, d_gates, result.d_initial, d_next);
  cell_input_backward(cell, 0, d_gates, result.dX);
  add_cell_input_gradient(0, X, d_gates, result.d_cell);
  add_sequence_state_gradient(direction, gates, states, d_gates, result.d_cell);
  return result;
}

void add_parameters(Parameters& list, const std::string& prefix, BidirectionalCell& cell, BidirectionalCell& gradient) {
  add_parameters(list, prefix + "forward.", cell.forward, gradient.forward);
  add_parameters(list, prefix + "reverse.", cell.reverse, gradient.reverse);
}

BidirectionalSequence run_bidirectional(const BidirectionalCell& cell, const View& X, const View& initial_forward,
                                        const View& initial_reverse, std::span<const Index> lengths) {
  Sequence forward = run_sequence(cell.forward, X, initial_forward, lengths);
  Sequence reverse = run_sequence(cell.reverse, X, initial_reverse, lengths, Direction::reverse);
  Matrix outputs = joined(forward.outputs, reverse.outputs);
  return {std::move(forward), std::move(reverse), std::move(outputs)};
}

BidirectionalGradient run_bidirectional_backward(const BidirectionalCell& cell, const View& X,
                                                 std::span<const Index> lengths, const BidirectionalSequence& forward,
                                                 const View& d_outputs, const View& d_last_forward,
                                                 const View& d_last_reverse) {
  const Index n = forward.forward.outputs.cols();
  require_shape("run_bidirectional_backward", "d_outputs", d_outputs.rows(), d_outputs.cols(), X.rows(),
                n + forward.reverse.outputs.cols());
  auto ahead = run_sequence_backward(cell.forward, X, lengths, forward.forward, d_outputs.leftCols(n), d_last_forward);
  auto back = run_sequence_backward(cell.reverse, X, lengths, forward.reverse,
                                    d_outputs.rightCols(d_outputs.cols() - n), d_last_reverse, Direction::reverse);
  return {ahead.dX + back.dX,
          std::move(ahead.d_initial),
          std::move(back.d_initial),
          {std::move(ahead.d_cell), std::move(back.d_cell)}};
}

}  // namespace attn
