#pragma once

// Learned matrices by name, each beside its gradient: the list that optimisers walk over. A gradient has the type of
// what it is the gradient of, so a model and its gradient are two structs alike, and add_parameters pairs them up.

#include <string>
#include <utility>
#include <vector>

#include "attn/types.h"

namespace attn {

/// Points into a model and its gradient, which must stay where they are as long as the list is used.
struct Parameter {
  std::string name;
  Matrix* value;
  Matrix* gradient;
};
using Parameters = std::vector<Parameter>;

/// How many numbers are learned.
Index parameter_count(const Parameters& parameters);

void zero_gradients(const Parameters& parameters);

/// ‖g‖ of all gradients as one vector, added up in double.
double gradient_norm(const Parameters& parameters);

/// Every gradient times min(1, max_norm / (‖g‖ + 10⁻⁶)); returns ‖g‖ as it was (Pascanu et al. 2013, and PyTorch's
/// clip_grad_norm_). A NaN in one gradient becomes NaN in all: clip before it happens. "not-positive" for max_norm.
double clip_gradient_norm(const Parameters& parameters, double max_norm);

/// A struct of matrices as large as those of `model`, all 0: where its gradient is gathered.
template <class Model>
Model zeros_like(const Model& model) {
  Model zeros = model;
  Parameters list;
  add_parameters(list, "", zeros, zeros);
  zero_gradients(list);
  return zeros;
}

}  // namespace attn
