#pragma once

// A multilayer perceptron with one hidden layer of leaky rectified units (Maas, Hannun and Ng 2013), which too long a
// step cannot put out for good: logits = W_2 f(W_1 x + b_1) + b_2, f(z) = max(z, z / 10). Rows are examples.

#include <span>

#include "attn/dense.h"

namespace attn {

struct Mlp {
  Dense hidden, output;
};
void add_parameters(Parameters& list, const std::string& prefix, Mlp& model, Mlp& gradient);

struct MlpMemory {
  Matrix units, logits;  ///< (n, …)  f(…), and the logits
  Matrix d_units, d_logits, d_X;
};

/// memory.logits, (n, classes).
void run_mlp(const Mlp& model, const View& X, MlpMemory& memory);
/// Runs, and returns the cross-entropy of the right classes, one a row.
double mlp_loss(const Mlp& model, const View& X, std::span<const Index> classes, MlpMemory& memory);
/// After mlp_loss with the same arguments, once; adds to `gradient`.
void mlp_backward(const Mlp& model, const View& X, MlpMemory& memory, Mlp& gradient);

}  // namespace attn
