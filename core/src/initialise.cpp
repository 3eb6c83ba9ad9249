// Random parameters.

#include "attn/initialise.h"

#include <cmath>

namespace attn {

void initialise(const Parameters& parameters, Rng& rng) {
  for (const auto& [name, value, gradient] : parameters) {
    const bool bias = name[name.rfind('.') + 1] == 'b';
    const double bound = bias ? 0 : 1 / std::sqrt(static_cast<double>(value->cols()));
    for (Index i = 0; i < value->size(); ++i)
      value->data()[i] = bias ? 0 : static_cast<Scalar>((2 * rng.uniform() - 1) * bound);
  }
}

}  // namespace attn
