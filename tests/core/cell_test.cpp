#include "attn/cell.h"

#include <doctest/doctest.h>

#include "caught.h"
#include "recurrent.h"

using namespace attn;
using namespace attn::test;

TEST_SUITE("recurrent cells") {
  TEST_CASE("a plain cell by hand: tanh(0.5 · 2 + 0.25 · (-1) + 0.25) = tanh 1") {
    const RnnCell cell{Matrix{{0.5}}, Matrix{{0.25}}, Matrix{{0.25}}};
    CHECK(rnn_step(cell, Matrix{{2}}, Matrix{{-1}}).h(0) == doctest::Approx(0.761594).epsilon(1e-6));
  }

  TEST_CASE("an LSTM whose parameters are 0 halves its memory: c' = c / 2, h' = tanh(c') / 2") {
    const LstmStep step = lstm_step(lstm_cell(3, 1), Matrix{{7, 8, 9}}, Matrix{{5}}, Matrix{{2}});
    CHECK(difference(step.gates, Matrix{{0.5, 0.5, 0, 0.5, std::tanh(Scalar(1))}}) < rounding);
    CHECK(step.c(0) == doctest::Approx(1));
    CHECK(step.h(0) == doctest::Approx(0.380797).epsilon(1e-6));
  }

  TEST_CASE("an open forget gate and a closed input gate keep the memory as it is") {
    LstmCell cell = randomised(lstm_cell(2, 3), 1);
    cell.b.leftCols(3).setConstant(-1000);
    cell.b.middleCols(3, 3).setConstant(1000);
    const Matrix c = random(4, 3, 2);
    CHECK(difference(lstm_step(cell, random(4, 2, 3), random(4, 3, 4), c).c, c) < 1e-30);
  }

  TEST_CASE("peepholes let the gates see the memory: i and f the old, o the new") {
    LstmCell cell = lstm_cell(1, 1);
    cell.peepholes = Matrix{{2}, {3}, {4}};
    cell.b = Matrix{{0, 0, 1, 0}};
    const LstmStep step = lstm_step(cell, Matrix{{0}}, Matrix{{0}}, Matrix{{0.5}});
    const auto sigma = [](double x) { return 1 / (1 + std::exp(-x)); };
    const double c = sigma(1.5) * 0.5 + sigma(1) * std::tanh(1);
    CHECK(step.c(0) == doctest::Approx(c));
    CHECK(step.h(0) == doctest::Approx(sigma(4 * c) * std::tanh(c)));
  }

  TEST_CASE("a GRU whose parameters are 0 halves its state; a full update gate keeps it") {
    GruCell cell = gru_cell(3, 2);
    const Matrix x{{7, 8, 9}}, h{{2, -4}};
    CHECK(difference(gru_step(cell, x, h).h, h / 2) < rounding);
    cell.b.middleCols(2, 2).setConstant(1000);
    CHECK(difference(gru_step(cell, x, h).h, h) < 1e-30);
  }

  TEST_CASE("the reset gate: after the product it scales W_h h + b_hn, before it h alone") {
    GruCell cell = gru_cell(1, 1);
    cell.b = Matrix{{0, -1000, 0}};  // z = 0: h' = n; r = 1/2
    cell.W_h = Matrix{{0}, {0}, {3}};
    cell.b_hn = Matrix{{1}};
    const Matrix x{{0}}, h{{2}};
    CHECK(gru_step(cell, x, h).h(0) == doctest::Approx(std::tanh(0.5 * (3 * 2 + 1))));
    cell.reset_before = true;
    CHECK(gru_step(cell, x, h).h(0) == doctest::Approx(std::tanh(3 * (0.5 * 2) + 1)));
  }

  TEST_CASE("rows are sequences of their own: a NaN in one stays in that one") {
    for (const Cell& cell : random_cells(2, 3)) {
      const CellSizes sizes = cell_sizes(cell);
      const Matrix state = random(3, sizes.state, 1);
      Matrix x = random(3, 2, 2), gates(3, sizes.gates), next(3, sizes.state), clean = next;
      cell_input(cell, x, gates);
      cell_step(cell, gates, state, clean);
      x(1, 0) = not_a_number;
      cell_input(cell, x, gates);
      cell_step(cell, gates, state, next);
      CHECK(difference(next.row(0), clean.row(0)) == 0);
      CHECK(difference(next.row(2), clean.row(2)) == 0);
      CHECK(next.row(1).array().isNaN().all());
    }
  }

  TEST_CASE("what does not fit is named") {
    LstmCell cell = lstm_cell(2, 3);
    const Matrix x(4, 2), h(4, 3);
    CHECK(caught([&] { lstm_step(cell, Matrix(4, 5), h, h); }).message == "lstm_step: x (4, 5) must be (4, 2)");
    CHECK(caught([&] { lstm_step(cell, x, h, Matrix(4, 2)); }).message == "lstm_step: c (4, 2) must be (4, 3)");
    CHECK(caught([&] { lstm_step(cell, x, Matrix(1, 3), Matrix(1, 3)); }).code == "shape-expected");
    cell.b = Matrix::Zero(1, 3);
    CHECK(caught([&] { lstm_step(cell, x, h, h); }).message == "lstm_cell: b (1, 3) must be (1, 12)");
    const GruCell gru = gru_cell(2, 3);
    CHECK(caught([&] {
            gru_step_backward(gru, x, h, {Matrix(4, 12), h}, x);
          }).message == "gru_step_backward: d_next (4, 2) must be (4, 3)");
    CHECK(caught([&] {
            cell_sizes(RnnCell{Matrix(3, 2), Matrix(3, 4), Matrix(1, 4)});
          }).message == "rnn_cell: W_x (3, 2) must be (4, 2)");
  }
}
