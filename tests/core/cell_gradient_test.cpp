#include <doctest/doctest.h>

#include "attn/cell.h"
#include "recurrent.h"

using namespace attn;
using namespace attn::test;

namespace {

Matrix next_state(const Cell& cell, const Matrix& x, const Matrix& state) {
  const CellSizes sizes = cell_sizes(cell);
  Matrix gates(x.rows(), sizes.gates), next(x.rows(), sizes.state);
  cell_input(cell, x, gates);
  cell_step(cell, gates, state, next);
  return next;
}

}  // namespace

TEST_SUITE("gradients of recurrent cells") {
  TEST_CASE("of every kind agree with central differences: x, state and every parameter") {
    for (const Cell& cell : random_cells(3, 2)) {
      CAPTURE(cell.index());
      const CellSizes sizes = cell_sizes(cell);
      const Matrix x = random(4, 3, 6), state = random(4, sizes.state, 7), d_next = random(4, sizes.state, 8);
      Matrix gates(4, sizes.gates), next(4, sizes.state), d_gates(4, sizes.gates), d_state(4, sizes.state), dx(4, 3);
      cell_input(cell, x, gates);
      cell_step(cell, gates, state, next);
      cell_step_backward(cell, gates, state, next, d_next, d_gates, d_state);
      cell_input_backward(cell, 0, d_gates, dx);
      Cell d_cell = std::visit([](const auto& kind) { return Cell{zeros_like(kind)}; }, cell);
      add_cell_input_gradient(0, x, d_gates, d_cell);
      add_cell_state_gradient(state, next, gates, d_gates, d_cell);

      const auto loss = [&](const Matrix& moved) { return weighted_sum(next_state(cell, moved, state), d_next); };
      CHECK(gradient_error(dx, loss, x) < gradient_tolerance);
      const auto of_state = [&](const Matrix& moved) { return weighted_sum(next_state(cell, x, moved), d_next); };
      CHECK(gradient_error(d_state, of_state, state) < gradient_tolerance);
      check_parameter_gradients(cell, d_cell,
                                [&](const Cell& moved) { return weighted_sum(next_state(moved, x, state), d_next); });

      Cell twice = d_cell;
      add_cell_input_gradient(0, x, d_gates, twice);
      add_cell_state_gradient(state, next, gates, d_gates, twice);
      Parameters list;
      add_parameters(list, "", twice, d_cell);
      for (const auto& [name, two, one] : list) CHECK(difference(*two, 2 * *one) < rounding * 100);
    }
  }

  TEST_CASE("a step by itself gives the same, in parts") {
    const LstmCell lstm = randomised(lstm_cell(3, 2), 1);
    const Matrix x = random(4, 3, 2), h = random(4, 2, 3), c = random(4, 2, 4), d_h = random(4, 2, 5);
    const LstmStep forward = lstm_step(lstm, x, h, c);
    const auto gradient = lstm_step_backward(lstm, x, h, c, forward, d_h, 0 * d_h);
    const auto loss = [&](const Matrix& moved) { return weighted_sum(lstm_step(lstm, x, h, moved).h, d_h); };
    CHECK(gradient_error(gradient.dc, loss, c) < gradient_tolerance);
    check_parameter_gradients(lstm, gradient.d_cell,
                              [&](const LstmCell& moved) { return weighted_sum(lstm_step(moved, x, h, c).h, d_h); });

    const GruCell gru = randomised(gru_cell(3, 2), 6);
    const auto d_gru = gru_step_backward(gru, x, h, gru_step(gru, x, h), d_h);
    CHECK(gradient_error(
              d_gru.dh, [&](const Matrix& at) { return weighted_sum(gru_step(gru, x, at).h, d_h); }, h) <
          gradient_tolerance);
    const RnnCell rnn = randomised(rnn_cell(3, 2), 7);
    const auto d_rnn = rnn_step_backward(rnn, x, h, rnn_step(rnn, x, h), d_h);
    CHECK(gradient_error(
              d_rnn.dx, [&](const Matrix& at) { return weighted_sum(rnn_step(rnn, at, h).h, d_h); }, x) <
          gradient_tolerance);
  }
}
