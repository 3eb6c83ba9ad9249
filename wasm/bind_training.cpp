// Layers, losses and optimisers. The core changes parameters in place; here new ones come back.

#include "attn/embedding.h"
#include "attn/error.h"
#include "bind.h"
#include "fields_training.h"

namespace attn::js {

struct OptimiserStep {
  std::vector<Matrix> values;
  OptimiserState state;
};
template <>
inline constexpr std::tuple fields<OptimiserStep>{Field{"values", &OptimiserStep::values},
                                                  Field{"state", &OptimiserStep::state}};
struct ClippedGradients {
  std::vector<Matrix> gradients;
  double norm;
};
template <>
inline constexpr std::tuple fields<ClippedGradients>{Field{"gradients", &ClippedGradients::gradients},
                                                     Field{"norm", &ClippedGradients::norm}};

namespace {

Parameters paired(std::vector<Matrix>& values, std::vector<Matrix>& gradients) {
  Parameters list;
  for (std::size_t i = 0; i < values.size(); ++i)
    list.push_back({"gradients." + std::to_string(i), &values[i], &gradients[i]});
  return list;
}

OptimiserStep stepped(const Optimiser& optimiser, const std::optional<OptimiserState>& state,
                      const std::vector<Matrix>& values, const std::vector<Matrix>& gradients) {
  require_shape("optimiserStep", "gradients", 1, static_cast<Index>(gradients.size()), 1,
                static_cast<Index>(values.size()));
  OptimiserStep next{values, state.value_or(OptimiserState{})};
  std::vector<Matrix> read = gradients;
  optimiser_step(optimiser, next.state, paired(next.values, read));
  return next;
}

double norm_of(const std::vector<Matrix>& gradients) {
  std::vector<Matrix> read = gradients;
  return gradient_norm(paired(read, read));
}

ClippedGradients clipped(const std::vector<Matrix>& gradients, double max_norm) {
  ClippedGradients result{gradients, 0};
  result.norm = clip_gradient_norm(paired(result.gradients, result.gradients), max_norm);
  return result;
}

}  // namespace

EMSCRIPTEN_BINDINGS(attn_training) {
  bind<embedding>("embedding", "table", "tokens");
  bind<embedding_backward>("embeddingBackward", "vocabulary", "tokens", "d_output");
  bind<dense>("dense", "layer", "X");
  bind<dense_backward>("denseBackward", "layer", "X", "dY");
  bind<layer_norm>("layerNorm", "layer", "X");
  bind<layer_norm_backward>("layerNormBackward", "layer", "forward", "d_output");

  bind<log_softmax>("logSoftmax", "x");
  bind<log_softmax_backward>("logSoftmaxBackward", "values", "d_values");
  bind<cross_entropy>("crossEntropy", "logits", "targets", "options");
  bind<cross_entropy_backward>("crossEntropyBackward", "forward", "targets", "options");

  bind<norm_of>("gradientNorm", "gradients");
  bind<clipped>("clipGradientNorm", "gradients", "maxNorm");
  bind<stepped>("optimiserStep", "optimiser", "state", "values", "gradients");
}

}  // namespace attn::js
