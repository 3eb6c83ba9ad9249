// What is done to all gradients at once.

#include "attn/parameter.h"

#include <cmath>

#include "attn/error.h"

namespace attn {

Index parameter_count(const Parameters& parameters) {
  Index count = 0;
  for (const Parameter& parameter : parameters) count += parameter.value->size();
  return count;
}

void zero_gradients(const Parameters& parameters) {
  for (const Parameter& parameter : parameters) parameter.gradient->setZero();
}

double gradient_norm(const Parameters& parameters) {
  double sum = 0;
  for (const Parameter& parameter : parameters) {
    const Scalar* const numbers = parameter.gradient->data();
    for (Index i = 0; i < parameter.gradient->size(); ++i) {
      const auto number = static_cast<double>(numbers[i]);
      sum += number * number;
    }
  }
  return std::sqrt(sum);
}

double clip_gradient_norm(const Parameters& parameters, double max_norm) {
  require_positive("clip_gradient_norm", "max_norm", max_norm);
  const double norm = gradient_norm(parameters), factor = max_norm / (norm + 1e-6);
  if (factor >= 1) return norm;
  for (const Parameter& parameter : parameters) *parameter.gradient *= static_cast<Scalar>(factor);
  return norm;
}

}  // namespace attn
