#pragma once

// Cells with random parameters, and central differences with respect to every parameter of a model.

#include <doctest/doctest.h>

#include <vector>

#include "attn/cell.h"
#include "gradient_check.h"

namespace attn::test {

/// Fills every parameter with normal numbers.
template <class Model>
Model randomised(Model model, std::uint64_t seed) {
  Rng rng(seed);
  Parameters list;
  add_parameters(list, "", model, model);
  for (const Parameter& parameter : list)
    *parameter.value = rng.normal_matrix(parameter.value->rows(), parameter.value->cols()) / 2;
  return model;
}

/// One of each kind: plain, LSTM without and with peepholes, GRU with the reset after and before the product.
inline std::vector<Cell> random_cells(Index input, Index hidden) {
  LstmCell peeking = lstm_cell(input, hidden);
  peeking.peepholes = Matrix::Zero(3, hidden);
  GruCell before = gru_cell(input, hidden);
  before.reset_before = true;
  return {randomised(rnn_cell(input, hidden), 1), randomised(lstm_cell(input, hidden), 2), randomised(peeking, 3),
          randomised(gru_cell(input, hidden), 4), randomised(before, 5)};
}

/// CHECKs every gradient of `gradient`, which is d loss(model).
template <class Model, class Loss>
void check_parameter_gradients(Model model, Model gradient, const Loss& loss) {
  Parameters list;
  add_parameters(list, "", model, gradient);
  for (const Parameter& parameter : list) {
    const Matrix here = *parameter.value;
    const auto moved_loss = [&](const Matrix& moved) {
      *parameter.value = moved;
      const double value = loss(model);
      *parameter.value = here;
      return value;
    };
    INFO(parameter.name);
    CHECK(gradient_error(*parameter.gradient, moved_loss, here) < gradient_tolerance);
  }
}

}  // namespace attn::test
