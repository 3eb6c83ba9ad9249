#pragma once

// How gradients g become steps, with PyTorch's order of operations. w are the values, η the learning rate.
//   Sgd    u = μ u + g + λ w                                    w -= η u
//   Adam   m = β₁ m + (1 - β₁) g, v = β₂ v + (1 - β₂) g²        w -= η m̂ / (√v̂ + ε), m̂ = m / (1 - β₁ᵗ), v̂ = v / (1 -
//   β₂ᵗ)
//          (Kingma and Ba 2015), with λ w added to g first: L2
//   AdamW  the same without that; w -= η λ w beforehand (Loshchilov and Hutter 2019)
// amsgrad: the largest v so far takes v's place (Reddi et al. 2018).

#include <cstdint>
#include <variant>
#include <vector>

#include "attn/parameter.h"
#include "attn/types.h"

namespace attn {

struct Sgd {
  double learning_rate = 0.1;
  double momentum = 0;      ///< μ
  double weight_decay = 0;  ///< λ
};
struct Adam {
  double learning_rate = 1e-3;
  double beta1 = 0.9, beta2 = 0.999, epsilon = 1e-8;
  double weight_decay = 0;  ///< λ
  bool amsgrad = false;
};
struct AdamW {
  double learning_rate = 1e-3;
  double beta1 = 0.9, beta2 = 0.999, epsilon = 1e-8;
  double weight_decay = 0.01;  ///< λ
  bool amsgrad = false;
};
using Optimiser = std::variant<Sgd, Adam, AdamW>;

/// What is remembered from step to step: one matrix a parameter, in the list's order, made at the first step.
struct OptimiserState {
  std::uint64_t steps = 0;
  std::vector<Matrix> first;    ///< u, or m
  std::vector<Matrix> second;   ///< v
  std::vector<Matrix> largest;  ///< the largest v, with amsgrad
};

/// One step of every value along its gradient. "not-finite" for η or λ, "not-in-range" for μ or a β, "not-positive" for
/// ε, "shape-expected" when the parameters are no longer those of the steps before.
void optimiser_step(const Optimiser& optimiser, OptimiserState& state, const Parameters& parameters);

}  // namespace attn
