#include "attn/gradient_travel.h"

#include <doctest/doctest.h>

#include "attn/attention.h"
#include "attn/sequence.h"
#include "caught.h"
#include "recurrent.h"

using namespace attn;
using namespace attn::test;

namespace {

constexpr Index n = 4, width = 3, batch = 2;

/// tanh is the identity where everything is 0, so that a plain cell without inputs is linear.
Matrix through_linear(const Matrix& W_h, Index steps, const Matrix& d_output) {
  RnnCell cell = rnn_cell(width, width);
  cell.W_x.setIdentity();
  cell.W_h = W_h;
  return gradient_by_distance(cell, Matrix::Zero(steps * d_output.rows(), width), d_output);
}

/// Of central differences of `output`, rows time by time, as norms by distance.
template <class Output>
Matrix numerical_norms(const Output& output, const Matrix& X, const Matrix& d_output) {
  const Matrix dX = numerical_gradient([&](const Matrix& x) { return weighted_sum(output(x), d_output); }, X);
  Matrix norms(batch, n);
  for (Index t = 0; t < n; ++t)
    for (Index b = 0; b < batch; ++b) norms(b, n - 1 - t) = dX.row(t * batch + b).norm();
  return norms;
}

}  // namespace

TEST_SUITE("how far a gradient travels") {
  const Matrix X = random(n * batch, width, 1), d_output = random(batch, width, 2);

  TEST_CASE("a linear RNN with an orthogonal matrix keeps its length exactly, over 512 steps") {
    Rng rng(3);
    const Matrix norms = through_linear(random_orthogonal(width, rng), 512, d_output);
    for (Index b = 0; b < batch; ++b)
      CHECK(difference(norms.row(b) / d_output.row(b).norm(), Matrix::Ones(1, 512)) < 500 * rounding);
  }

  TEST_CASE("at twice an orthogonal matrix it doubles with each step, at half of one it halves") {
    Rng rng(4);
    const Matrix Q = random_orthogonal(width, rng), grown = through_linear(2 * Q, 6, d_output),
                 shrunk = through_linear(Q / 2, 6, d_output);
    CHECK(difference(grown.rightCols(5), 2 * grown.leftCols(5)) < 200 * rounding);
    CHECK(difference(2 * shrunk.rightCols(5), shrunk.leftCols(5)) < 10 * rounding);
  }

  TEST_CASE("what does not fit a number is infinite or 0, and never NaN") {
    const Matrix far = through_linear(10 * Matrix::Identity(width, width), 512, d_output);
    CHECK(far(0, 511) == infinity);
    CHECK(far.array().isNaN().count() == 0);
    CHECK(through_linear(Matrix::Identity(width, width) / 10, 512, d_output)(1, 511) == 0);
  }

  TEST_CASE("through every kind of cell it agrees with central differences") {
    for (const Cell& cell : random_cells(width, width)) {
      const std::vector<Index> lengths(batch, n);
      const auto output = [&](const Matrix& x) {
        return Matrix(
            run_sequence(cell, x, Matrix::Zero(batch, cell_sizes(cell).state), lengths).outputs.bottomRows(batch));
      };
      CHECK(difference(gradient_by_distance(cell, X, d_output), numerical_norms(output, X, d_output)) <
            gradient_tolerance);
    }
  }

  TEST_CASE("through self-attention it agrees with central differences of the whole layer's last output") {
    const SelfAttention layer{random(width, width, 5), random(width, width, 6), random(width, width, 7)};
    const auto output = [&](const Matrix& x) {
      Matrix last(batch, width);
      for (Index b = 0; b < batch; ++b) {
        Matrix own(n, width);
        for (Index t = 0; t < n; ++t) own.row(t) = x.row(t * batch + b);
        const Matrix Q = own * layer.W_q.transpose(), K = own * layer.W_k.transpose(), V = own * layer.W_v.transpose();
        last.row(b) = scaled_dot_product_attention(Q, K, V, Mask(n, n)).context.bottomRows(1);
      }
      return last;
    };
    CHECK(difference(gradient_by_distance(layer, X, d_output), numerical_norms(output, X, d_output)) <
          gradient_tolerance);
  }

  TEST_CASE("to self-attention distance means nothing: moved inputs take their gradients along") {
    const SelfAttention layer{random(width, width, 5), random(width, width, 6), random(width, width, 7)};
    Matrix moved = X;
    moved.topRows(batch) = X.middleRows(2 * batch, batch);
    moved.middleRows(2 * batch, batch) = X.topRows(batch);
    const Matrix before = gradient_by_distance(layer, X, d_output),
                 after = gradient_by_distance(layer, moved, d_output);
    CHECK(difference(before.col(3), after.col(1)) < rounding);
    CHECK(difference(before.col(1), after.col(3)) < rounding);
  }

  TEST_CASE("without recurrent weights nothing goes through an RNN, but an LSTM's and a GRU's memory goes on") {
    const auto [rnn, lstm, gru, attention] = gradient_travel({32, 8, 0, 5, 1});
    CHECK(rnn.most(0) > 0);
    CHECK(rnn.most.rightCols(31).maxCoeff() == 0);
    CHECK(lstm.least(31) > 1e-3);
    CHECK(gru.least(31) > 1e-4);
    CHECK(attention.least(31) > 1e-4);
  }

  TEST_CASE("the median lies between the least and the largest; a seed says all, and the gain nothing of attention") {
    const auto first = gradient_travel({16, 4, 1, 1, 7}), again = gradient_travel({16, 4, 1, 1, 7}),
               other = gradient_travel({16, 4, 1, 1, 8}), wide = gradient_travel({16, 4, 3, 1, 7});
    for (const auto& [median, least, most] : {first.rnn, first.lstm, first.gru, first.attention}) {
      CHECK((least.array() <= median.array()).all());
      CHECK((median.array() <= most.array()).all());
    }
    CHECK(first.gru.median == again.gru.median);
    CHECK(first.gru.median != other.gru.median);
    CHECK(first.attention.median == wide.attention.median);
    CHECK(first.rnn.median != wide.rnn.median);
  }

  TEST_CASE("options out of range, and shapes that do not fit, are refused") {
    CHECK(caught([] { gradient_travel({1}); }).message ==
          "gradient_travel: n must be a whole number from 2 to 512, not 1");
    CHECK(caught([] { gradient_travel({8, 65}); }).arguments.at(1) == "hidden");
    CHECK(caught([] { gradient_travel({8, 4, not_a_number}); }).arguments.at(1) == "gain");
    CHECK(caught([] { gradient_travel({8, 4, 1, 11}); }).arguments.at(1) == "forget_bias");
    CHECK(caught([] { gradient_by_distance(rnn_cell(3, 2), Matrix(4, 3), Matrix(2, 3)); }).code == "shape-expected");
    CHECK(caught([] { gradient_by_distance(rnn_cell(3, 2), Matrix(4, 3), Matrix(0, 2)); }).code == "not-positive");
  }
}
