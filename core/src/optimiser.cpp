// Sgd, Adam and AdamW. Hyperparameters stay double to the last: 1 - 0.999 in float is off in its fifth digit.

#include "attn/optimiser.h"

#include <cmath>

#include "attn/error.h"

namespace attn {
namespace {

const char* const where = "optimiser_step";

/// β nearer to 1 than this would forget nothing.
constexpr double largest_beta = 0.999999;

/// base^exponent by products alone, which every platform rounds alike.
double power(double base, std::uint64_t exponent) {
  double result = 1;
  for (; exponent > 0; exponent >>= 1, base *= base)
    if ((exponent & 1) != 0) result *= base;
  return result;
}

/// A matrix of zeros for each parameter, unless they are there.
void prepare(std::vector<Matrix>& memory, const Parameters& parameters) {
  if (memory.empty())
    for (const Parameter& parameter : parameters)
      memory.push_back(Matrix::Zero(parameter.value->rows(), parameter.value->cols()));
  require_shape(where, "parameters", static_cast<Index>(parameters.size()), 1, static_cast<Index>(memory.size()), 1);
  for (std::size_t p = 0; p < memory.size(); ++p)
    require_shape(where, "value", parameters[p].value->rows(), parameters[p].value->cols(), memory[p].rows(),
                  memory[p].cols());
}

void check_rates(double learning_rate, double weight_decay) {
  require_finite(where, "learning_rate", learning_rate);
  require_finite(where, "weight_decay", weight_decay);
}

void step(const Sgd& sgd, OptimiserState& state, const Parameters& parameters) {
  check_rates(sgd.learning_rate, sgd.weight_decay);
  require_range(where, "momentum", sgd.momentum, 0, 1);
  prepare(state.first, parameters);
  const auto rate = static_cast<Scalar>(sgd.learning_rate), momentum = static_cast<Scalar>(sgd.momentum),
             decay = static_cast<Scalar>(sgd.weight_decay);
  for (std::size_t p = 0; p < parameters.size(); ++p) {
    Matrix &w = *parameters[p].value, &u = state.first[p];
    u = momentum * u + *parameters[p].gradient + decay * w;
    w -= rate * u;
  }
}

/// Adam and AdamW, which differ in where the decay comes in: λ w into the gradient, or straight into w.
template <class AnyAdam>
void adam_step(const AnyAdam& adam, OptimiserState& state, const Parameters& parameters, double into_gradient,
               double into_value) {
  check_rates(adam.learning_rate, adam.weight_decay);
  require_range(where, "beta1", adam.beta1, 0, largest_beta);
  require_range(where, "beta2", adam.beta2, 0, largest_beta);
  require_positive(where, "epsilon", adam.epsilon);
  prepare(state.first, parameters);
  prepare(state.second, parameters);
  if (adam.amsgrad) prepare(state.largest, parameters);

  const std::uint64_t t = state.steps + 1;
  const auto keep = static_cast<Scalar>(1 - adam.learning_rate * into_value), l2 = static_cast<Scalar>(into_gradient),
             beta1 = static_cast<Scalar>(adam.beta1), fresh1 = static_cast<Scalar>(1 - adam.beta1),
             beta2 = static_cast<Scalar>(adam.beta2), fresh2 = static_cast<Scalar>(1 - adam.beta2),
             epsilon = static_cast<Scalar>(adam.epsilon),
             rate = static_cast<Scalar>(adam.learning_rate / (1 - power(adam.beta1, t))),
             scale = static_cast<Scalar>(1 / std::sqrt(1 - power(adam.beta2, t)));
  for (std::size_t p = 0; p < parameters.size(); ++p) {
    auto w = parameters[p].value->array(), m = state.first[p].array(), v = state.second[p].array();
    const auto g = parameters[p].gradient->array() + l2 * w;
    m = beta1 * m + fresh1 * g;
    v = beta2 * v + fresh2 * g.square();
    if (adam.amsgrad) state.largest[p] = state.largest[p].array().max(v);
    const auto used = (adam.amsgrad ? state.largest[p] : state.second[p]).array();
    w = keep * w - rate * m / (used.sqrt() * scale + epsilon);
  }
}

void step(const Adam& adam, OptimiserState& state, const Parameters& parameters) {
  adam_step(adam, state, parameters, adam.weight_decay, 0);
}
void step(const AdamW& adam, OptimiserState& state, const Parameters& parameters) {
  adam_step(adam, state, parameters, 0, adam.weight_decay);
}

}  // namespace

void optimiser_step(const Optimiser& optimiser, OptimiserState& state, const Parameters& parameters) {
  for (const auto& [name, value, gradient] : parameters)
    require_shape(where, name.c_str(), gradient->rows(), gradient->cols(), value->rows(), value->cols());
  std::visit([&](const auto& kind) { step(kind, state, parameters); }, optimiser);
  ++state.steps;
}

}  // namespace attn
