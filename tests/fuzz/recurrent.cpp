// Cells, a step at a time and over sequences.

#include <array>

#include "attn/gradient_travel.h"
#include "attn/sequence.h"
#include "targets.h"

namespace attn::fuzz {
namespace {

RnnCell rnn(Source& s, Index d, Index n) { return {s.matrix(n, d), s.matrix(n, n), s.matrix(1, n)}; }
GruCell gru(Source& s, Index d, Index n) {
  return {s.matrix(3 * n, d), s.matrix(3 * n, n), s.matrix(1, 3 * n), s.matrix(1, n), s.flag()};
}
LstmCell lstm(Source& s, Index d, Index n) {
  return {s.matrix(4 * n, d), s.matrix(4 * n, n), s.matrix(1, 4 * n), s.flag() ? s.matrix(3, n) : Matrix()};
}
Cell any_cell(Source& s, Index d, Index n) {
  switch (s.below(3)) {
    case 0:
      return rnn(s, d, n);
    case 1:
      return gru(s, d, n);
    default:
      return lstm(s, d, n);
  }
}

void rnn_steps(Source& s) {
  const Index batch = s.size(), d = s.size(), n = s.size();
  const RnnCell cell = rnn(s, d, n);
  const Matrix x = s.matrix(batch, d), h = s.matrix(batch, n);
  RnnStep forward = rnn_step(cell, x, h);
  s.spoil(forward.h);
  expect("dx", rnn_step_backward(cell, x, h, forward, s.matrix(batch, n)).dx, x.rows(), x.cols());
}

void gru_steps(Source& s) {
  const Index batch = s.size(), d = s.size(), n = s.size();
  const GruCell cell = gru(s, d, n);
  const Matrix x = s.matrix(batch, d), h = s.matrix(batch, n);
  GruStep forward = gru_step(cell, x, h);
  s.spoil(forward.gates), s.spoil(forward.h);
  expect("dx", gru_step_backward(cell, x, h, forward, s.matrix(batch, n)).dx, x.rows(), x.cols());
}

void lstm_steps(Source& s) {
  const Index batch = s.size(), d = s.size(), n = s.size();
  const LstmCell cell = lstm(s, d, n);
  const Matrix x = s.matrix(batch, d), h = s.matrix(batch, n), c = s.matrix(batch, n);
  LstmStep forward = lstm_step(cell, x, h, c);
  s.spoil(forward.gates), s.spoil(forward.h), s.spoil(forward.c);
  const Matrix d_h = s.matrix(batch, n), d_c = s.matrix(batch, n);
  expect("dx", lstm_step_backward(cell, x, h, c, forward, d_h, d_c).dx, x.rows(), x.cols());
}

void spoil(Source& s, Sequence& run) {
  s.spoil(run.gates), s.spoil(run.states), s.spoil(run.outputs), s.spoil(run.last);
}

void sequences(Source& s) {
  const Index batch = s.size(), d = s.size(), n = s.size(), steps = s.size();
  const Cell cell = any_cell(s, d, n);
  const Index state = std::holds_alternative<LstmCell>(cell) ? 2 * n : n;
  const Matrix X = s.matrix(steps * batch, d), initial = s.matrix(batch, state);
  const std::vector<Index> lengths = s.list(batch, steps);
  const Direction direction = s.choice({Direction::forward, Direction::reverse});
  Sequence forward = run_sequence(cell, X, initial, lengths, direction);
  expect("last", forward.last, initial.rows(), initial.cols());
  spoil(s, forward);
  const Matrix d_outputs = s.matrix(steps * batch, n), d_last = s.matrix(batch, state);
  const auto gradient = run_sequence_backward(cell, X, lengths, forward, d_outputs, d_last, direction);
  expect("dX", gradient.dX, X.rows(), X.cols());
}

void both_ways(Source& s) {
  const Index batch = s.size(), d = s.size(), n = s.size(), m = s.size(), steps = s.size();
  const BidirectionalCell cell{rnn(s, d, n), gru(s, d, m)};
  const Matrix X = s.matrix(steps * batch, d), ahead = s.matrix(batch, n), back = s.matrix(batch, m);
  const std::vector<Index> lengths = s.list(batch, steps);
  BidirectionalSequence forward = run_bidirectional(cell, X, ahead, back, lengths);
  spoil(s, forward.forward), spoil(s, forward.reverse), s.spoil(forward.outputs);
  const Matrix d_outputs = s.matrix(steps * batch, n + m), d_ahead = s.matrix(batch, n), d_back = s.matrix(batch, m);
  const auto gradient = run_bidirectional_backward(cell, X, lengths, forward, d_outputs, d_ahead, d_back);
  expect("dX", gradient.dX, X.rows(), X.cols());
}

void travels(Source& s) {
  const Index n = s.whole(s.size() + 2), hidden = s.whole(s.size());
  const double gain = s.real(1), forget_bias = s.real(3);
  const auto travel = gradient_travel({n, hidden, gain, forget_bias, s.byte()});
  expect("median", travel.rnn.median, 1, n);
  expect("most", travel.attention.most, 1, n);
}

}  // namespace

std::span<const Target> recurrent_targets() {
  static constexpr std::array<Target, 6> all{rnn_steps, gru_steps, lstm_steps, sequences, both_ways, travels};
  return all;
}

}  // namespace attn::fuzz
