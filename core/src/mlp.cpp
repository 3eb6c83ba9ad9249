// A multilayer perceptron.

#include "attn/mlp.h"

#include "attn/cross_entropy.h"
#include "attn/grown.h"

namespace attn {
namespace {

constexpr Scalar leak = Scalar(0.1);

}  // namespace

void add_parameters(Parameters& list, const std::string& prefix, Mlp& model, Mlp& gradient) {
  add_parameters(list, prefix + "hidden.", model.hidden, gradient.hidden);
  add_parameters(list, prefix + "output.", model.output, gradient.output);
}

void run_mlp(const Mlp& model, const View& X, MlpMemory& memory) {
  Block units = grown(memory.units, X.rows(), model.hidden.W.rows());
  dense_into(model.hidden, X, units);
  for (Index i = 0; i < units.rows(); ++i)
    for (Scalar& unit : units.row(i)) unit = unit < 0 ? leak * unit : unit;  // NaN stays
  dense_into(model.output, units, grown(memory.logits, X.rows(), model.output.W.rows()));
}

double mlp_loss(const Mlp& model, const View& X, std::span<const Index> classes, MlpMemory& memory) {
  run_mlp(model, X, memory);
  constexpr Index none_ignored = -1;
  return cross_entropy_into(memory.logits.topRows(X.rows()), classes, none_ignored,
                            grown(memory.d_logits, X.rows(), model.output.W.rows()));
}

void mlp_backward(const Mlp& model, const View& X, MlpMemory& memory, Mlp& gradient) {
  const View units = memory.units.topRows(X.rows());
  Block d_units = grown(memory.d_units, X.rows(), units.cols());
  dense_backward_into(model.output, units, memory.d_logits.topRows(X.rows()), d_units, gradient.output);
  d_units.array() *= leak + (1 - leak) * (units.array() > 0).cast<Scalar>();
  dense_backward_into(model.hidden, X, d_units, grown(memory.d_X, X.rows(), X.cols()), gradient.hidden);
}

}  // namespace attn
