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
  bool ended(Index sequence, Index t) const { return t >= lengths[static_cast<std::size_t>(sequence)]; }
};

Layout layout_of(const char* where, const CellSizes& sizes, const View& X, const View& initial,
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

Sequence run_sequence(const Cell& cell, const View& X, const View& initial, std::span<const Index> lengths,
                      Direction direction) {
  const CellSizes sizes = cell_sizes(cell);
  const Layout at = layout_of("run_sequence", sizes, X, initial, lengths, direction);
  const auto [steps, batch] = std::pair{at.steps, at.batch};
  Sequence result{Matrix(steps * batch, sizes.gates), Matrix((steps + 1) * batch, sizes.state),
                  Matrix(steps * batch, sizes.hidden), initial};
  cell_input(cell, X, result.gates);
  result.states.middleRows(steps == 0 ? 0 : at.before(at.time(0)), batch) = initial;
  for (Index step = 0; step < steps; ++step) {
    const Index t = at.time(step);
    const auto state = result.states.middleRows(at.before(t), batch);
    auto next = result.states.middleRows(at.after(t), batch);
    auto output = result.outputs.middleRows(t * batch, batch);
    cell_step(cell, result.gates.middleRows(t * batch, batch), state, next);
    output = next.leftCols(sizes.hidden);
    for (Index b = 0; b < batch; ++b) {
      if (!at.ended(b, t)) continue;
      next.row(b) = state.row(b);
      output.row(b).setZero();
    }
  }
  if (steps > 0) result.last = result.states.middleRows(at.after(at.time(steps - 1)), batch);
  return result;
}

SequenceGradient run_sequence_backward(const Cell& cell, const View& X, std::span<const Index> lengths,
                                       const Sequence& forward, const View& d_outputs, const View& d_last,
                                       Direction direction) {
  const char* const where = "run_sequence_backward";
  const CellSizes sizes = cell_sizes(cell);
  const Layout at = layout_of(where, sizes, X, forward.last, lengths, direction);
  const auto [steps, batch] = std::pair{at.steps, at.batch};
  const auto& [gates, states, outputs, last] = forward;
  require_shape(where, "gates", gates.rows(), gates.cols(), steps * batch, sizes.gates);
  require_shape(where, "states", states.rows(), states.cols(), (steps + 1) * batch, sizes.state);
  require_shape(where, "d_outputs", d_outputs.rows(), d_outputs.cols(), steps * batch, sizes.hidden);
  require_shape(where, "d_last", d_last.rows(), d_last.cols(), batch, sizes.state);

  Matrix d_gates(steps * batch, sizes.gates), d_next(batch, sizes.state), d_state = d_last;
  for (Index step = steps - 1; step >= 0; --step) {
    const Index t = at.time(step), row = t * batch;
    d_next.swap(d_state);
    for (Index b = 0; b < batch; ++b)
      if (!at.ended(b, t)) d_next.row(b).leftCols(sizes.hidden) += d_outputs.row(row + b);
    auto d_gates_here = d_gates.middleRows(row, batch);
    cell_step_backward(cell, gates.middleRows(row, batch), states.middleRows(at.before(t), batch),
                       states.middleRows(at.after(t), batch), d_next, d_gates_here, d_state);
    for (Index b = 0; b < batch; ++b) {
      if (!at.ended(b, t)) continue;
      d_gates_here.row(b).setZero();
      d_state.row(b) = d_next.row(b);
    }
  }

  SequenceGradient result{Matrix(steps * batch, sizes.input), std::move(d_state),
                          std::visit([](const auto& kind) { return Cell{zeros_like(kind)}; }, cell)};
  cell_input_backward(cell, d_gates, result.dX);
  const Index first = direction == Direction::forward ? 0 : batch, second = batch - first;
  add_cell_gradient(cell, X, states.middleRows(first, steps * batch), states.middleRows(second, steps * batch), gates,
                    d_gates, result.d_cell);
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
  require_shape("run_bidirectional_backward", "d_outputs", d_outputs.rows(), d_outputs.cols(), forward.outputs.rows(),
                forward.outputs.cols());
  auto ahead = run_sequence_backward(cell.forward, X, lengths, forward.forward, d_outputs.leftCols(n), d_last_forward);
  auto back = run_sequence_backward(cell.reverse, X, lengths, forward.reverse,
                                    d_outputs.rightCols(d_outputs.cols() - n), d_last_reverse, Direction::reverse);
  return {ahead.dX + back.dX,
          std::move(ahead.d_initial),
          std::move(back.d_initial),
          {std::move(ahead.d_cell), std::move(back.d_cell)}};
}

}  // namespace attn
