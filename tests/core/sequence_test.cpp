#include "attn/sequence.h"

#include <doctest/doctest.h>

#include <vector>

#include "caught.h"
#include "recurrent.h"
#include "time_major.h"

using namespace attn;
using namespace attn::test;

namespace {

constexpr Index steps = 4, batch = 3, width = 2;
const std::vector<Index> lengths{4, 2, 0};

/// X with NaN wherever a sequence has ended.
Matrix with_poison(Matrix X) {
  for (Index t = 0; t < steps; ++t)
    for (Index b = 0; b < batch; ++b)
      if (t >= lengths[static_cast<std::size_t>(b)]) X.row(t * batch + b).setConstant(not_a_number);
  return X;
}

/// The first `length` steps of sequence b alone.
Matrix alone(const Matrix& X, Index b, Index length) { return sequence_rows(X, batch, b).topRows(length); }

}  // namespace

TEST_SUITE("sequences") {
  TEST_CASE("each sequence of a padded batch is what it is alone, in both directions, whatever the padding holds") {
    const Matrix X = with_poison(random(steps * batch, width, 1));
    for (const Cell& cell : random_cells(width, 3)) {
      const Matrix initial = random(batch, cell_sizes(cell).state, 2);
      for (const Direction direction : {Direction::forward, Direction::reverse}) {
        const Sequence run = run_sequence(cell, X, initial, lengths, direction);
        for (Index b = 0; b < batch; ++b) {
          const Index length = lengths[static_cast<std::size_t>(b)];
          const Sequence one = run_sequence(cell, alone(X, b, length), initial.row(b), std::vector{length}, direction);
          const Matrix outputs = sequence_rows(run.outputs, batch, b);
          CHECK(difference(outputs.topRows(length), one.outputs) < rounding);
          CHECK(difference(outputs.bottomRows(steps - length), Matrix::Zero(steps - length, 3)) == 0);
          CHECK(difference(run.last.row(b), one.last) < rounding);
        }
        CHECK(difference(run.last.row(2), initial.row(2)) == 0);
      }
    }
  }

  TEST_CASE("padding gets no gradient and gives none") {
    const Matrix clean = random(steps * batch, width, 1), X = with_poison(clean),
                 d_outputs = random(steps * batch, 3, 3);
    for (const Cell& cell : random_cells(width, 3)) {
      const Matrix initial = random(batch, cell_sizes(cell).state, 2),
                   d_last = random(batch, cell_sizes(cell).state, 4);
      for (const Direction direction : {Direction::forward, Direction::reverse}) {
        const auto backward = [&](const Matrix& at) {
          return run_sequence_backward(cell, at, lengths, run_sequence(cell, at, initial, lengths, direction),
                                       d_outputs, d_last, direction);
        };
        auto poisoned = backward(X), plain = backward(clean);
        CHECK(difference(poisoned.dX, plain.dX) < rounding);
        CHECK(difference(sequence_rows(poisoned.dX, batch, 2), Matrix::Zero(steps, width)) == 0);
        CHECK(difference(poisoned.d_initial.row(2), d_last.row(2)) == 0);
        Parameters list;
        add_parameters(list, "", poisoned.d_cell, plain.d_cell);
        for (const auto& [name, a, b] : list) CHECK(difference(*a, *b) < rounding * 10);
      }
    }
  }

  TEST_CASE("reverse is forward over the steps in reverse") {
    const Matrix X = random(steps, width, 1);
    const std::vector<Index> whole{steps};
    for (const Cell& cell : random_cells(width, 3)) {
      const Matrix initial = random(1, cell_sizes(cell).state, 2);
      const Sequence back = run_sequence(cell, X, initial, whole, Direction::reverse);
      const Sequence ahead = run_sequence(cell, X.colwise().reverse(), initial, whole);
      CHECK(difference(back.outputs, ahead.outputs.colwise().reverse()) < rounding);
      CHECK(difference(back.last, ahead.last) < rounding);
    }
  }

  TEST_CASE("no steps leave the initial state") {
    const std::vector<Index> none{0, 0};
    const Cell cell = randomised(gru_cell(width, 3), 1);
    const Matrix initial = random(2, 3, 2);
    const Sequence run = run_sequence(cell, Matrix(0, width), initial, none);
    CHECK(difference(run.last, initial) == 0);
    CHECK(run.outputs.rows() == 0);
    const auto gradient = run_sequence_backward(cell, Matrix(0, width), none, run, Matrix(0, 3), initial);
    CHECK(difference(gradient.d_initial, initial) == 0);
    CHECK(difference(std::get<GruCell>(gradient.d_cell).W_x, Matrix::Zero(9, width)) == 0);
  }

  TEST_CASE("what does not fit is named") {
    const Cell cell = rnn_cell(width, 3);
    const Matrix X(steps * batch, width), initial(batch, 3);
    const auto message = [&](const Matrix& x, const Matrix& state, const std::vector<Index>& given) {
      return caught([&] { run_sequence(cell, x, state, given); }).message;
    };
    CHECK(message(Matrix(13, 2), initial, lengths) == "run_sequence: X (13, 2) must be (12, 2)");
    CHECK(message(Matrix(12, 3), initial, lengths) == "run_sequence: X (12, 3) must be (12, 2)");
    CHECK(message(X, Matrix(3, 6), lengths) == "run_sequence: initial (3, 6) must be (3, 3)");
    CHECK(message(X, initial, {4, 4}) == "run_sequence: lengths (1, 2) must be (1, 3)");
    CHECK(message(X, initial, {4, 5, 4}) == "run_sequence: length must be a number from 0 to 4, not 5");
    CHECK(message(X, initial, {4, -1, 4}) == "run_sequence: length must be a number from 0 to 4, not -1");
  }
}
