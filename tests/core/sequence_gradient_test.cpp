#include <doctest/doctest.h>

#include <vector>

#include "attn/sequence.h"
#include "recurrent.h"

using namespace attn;
using namespace attn::test;

namespace {

const std::vector<Index> lengths{3, 2};
constexpr Index rows = 3 * 2, width = 2, hidden = 2;

}  // namespace

TEST_SUITE("gradients of sequences") {
  TEST_CASE("of every kind of cell, in both directions, agree with central differences") {
    const Matrix X = random(rows, width, 1), d_outputs = random(rows, hidden, 2);
    for (const Cell& cell : random_cells(width, hidden)) {
      const Index state = cell_sizes(cell).state;
      const Matrix initial = random(2, state, 3), d_last = random(2, state, 4);
      for (const Direction direction : {Direction::forward, Direction::reverse}) {
        const auto loss = [&](const Cell& c, const Matrix& x, const Matrix& start) {
          const Sequence run = run_sequence(c, x, start, lengths, direction);
          return weighted_sum(run.outputs, d_outputs) + weighted_sum(run.last, d_last);
        };
        const Sequence forward = run_sequence(cell, X, initial, lengths, direction);
        const auto gradient = run_sequence_backward(cell, X, lengths, forward, d_outputs, d_last, direction);
        CHECK(gradient_error(
                  gradient.dX, [&](const Matrix& at) { return loss(cell, at, initial); }, X) < gradient_tolerance);
        CHECK(gradient_error(
                  gradient.d_initial, [&](const Matrix& at) { return loss(cell, X, at); }, initial) <
              gradient_tolerance);
        check_parameter_gradients(cell, gradient.d_cell, [&](const Cell& at) { return loss(at, X, initial); });
      }
    }
  }

  TEST_CASE("both ways: each half reads its own cell, and the inputs get both gradients") {
    const BidirectionalCell cell{randomised(lstm_cell(width, hidden), 1), randomised(gru_cell(width, 3), 2)};
    const Matrix X = random(rows, width, 3), zero_forward = Matrix::Zero(2, 2 * hidden),
                 zero_reverse = Matrix::Zero(2, 3), d_outputs = random(rows, hidden + 3, 4),
                 d_forward = random(2, 2 * hidden, 5), d_reverse = random(2, 3, 6);
    const auto loss = [&](const BidirectionalCell& c, const Matrix& x) {
      const auto run = run_bidirectional(c, x, zero_forward, zero_reverse, lengths);
      return weighted_sum(run.outputs, d_outputs) + weighted_sum(run.forward.last, d_forward) +
             weighted_sum(run.reverse.last, d_reverse);
    };
    const auto forward = run_bidirectional(cell, X, zero_forward, zero_reverse, lengths);
    CHECK(difference(forward.outputs.leftCols(hidden), forward.forward.outputs) == 0);
    CHECK(difference(forward.outputs.rightCols(3), forward.reverse.outputs) == 0);
    const auto gradient = run_bidirectional_backward(cell, X, lengths, forward, d_outputs, d_forward, d_reverse);
    CHECK(gradient_error(
              gradient.dX, [&](const Matrix& at) { return loss(cell, at); }, X) < gradient_tolerance);
    check_parameter_gradients(cell, gradient.d_cell, [&](const BidirectionalCell& at) { return loss(at, X); });
  }
}
