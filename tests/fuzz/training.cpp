// Layers, losses and optimisers.

#include <array>

#include "attn/cross_entropy.h"
#include "attn/dense.h"
#include "attn/embedding.h"
#include "attn/layer_norm.h"
#include "attn/optimiser.h"
#include "targets.h"

namespace attn::fuzz {
namespace {

void embeddings(Source& s) {
  const Index vocabulary = s.size(), d = s.size(), n = s.size();
  const Matrix table = s.matrix(vocabulary, d), d_output = s.matrix(n, d);
  const std::vector<Index> tokens = s.list(n, vocabulary - 1);
  expect("rows", embedding(table, tokens), static_cast<Index>(tokens.size()), table.cols());
  embedding_backward(s.whole(vocabulary), tokens, d_output);
}

void dense_layers(Source& s) {
  const Index n = s.size(), d_in = s.size(), d_out = s.size();
  const Dense layer{s.matrix(d_out, d_in), s.matrix(1, d_out)};
  const Matrix X = s.matrix(n, d_in);
  expect("Y", dense(layer, X), X.rows(), layer.W.rows());
  expect("dX", dense_backward(layer, X, s.matrix(n, d_out)).dX, X.rows(), X.cols());
}

void layer_norms(Source& s) {
  const Index n = s.size(), d = s.size();
  const LayerNorm layer{s.matrix(1, d), s.matrix(1, d), s.real(1e-5)};
  const Matrix X = s.matrix(n, d);
  Normalised forward = layer_norm(layer, X);
  expect("output", forward.output, X.rows(), X.cols());
  s.spoil(forward.means), s.spoil(forward.scales), s.spoil(forward.normalised), s.spoil(forward.output);
  layer_norm_backward(layer, forward, s.matrix(n, d));
}

void losses(Source& s) {
  const Index n = s.size(), classes = s.size();
  const Matrix logits = s.matrix(n, classes);
  const std::vector<Index> targets = s.list(n, classes - 1);
  const CrossEntropyOptions options{s.whole(-100), s.real(0.1)};
  CrossEntropy forward = cross_entropy(logits, targets, options);
  expect("losses", forward.losses, logits.rows(), 1);
  s.spoil(forward.log_probabilities), s.spoil(forward.losses);
  forward.counted = s.whole(forward.counted);
  cross_entropy_backward(forward, targets, options);
}

Optimiser any_optimiser(Source& s) {
  switch (s.below(3)) {
    case 0:
      return Sgd{s.real(0.1), s.real(0.9), s.real(0)};
    case 1:
      return Adam{s.real(0.1), s.real(0.9), s.real(0.99), s.real(1e-8), s.real(0), s.flag()};
    default:
      return AdamW{s.real(0.1), s.real(0.9), s.real(0.99), s.real(1e-8), s.real(0), s.flag()};
  }
}

void optimisers(Source& s) {
  const Optimiser optimiser = any_optimiser(s);
  OptimiserState state;
  Matrix value = s.matrix(2, 3), gradient = s.matrix(2, 3);
  const Parameters parameters{{"W", &value, &gradient}};
  for (Index step = s.size(); step > 0; --step) {
    clip_gradient_norm(parameters, s.real(1));
    optimiser_step(optimiser, state, parameters);
    if (!state.first.empty()) s.spoil(state.first[0]);
    if (!state.second.empty()) s.spoil(state.second[0]);
    s.spoil(gradient);
  }
}

}  // namespace

std::span<const Target> training_targets() {
  static constexpr std::array<Target, 5> all{embeddings, dense_layers, layer_norms, losses, optimisers};
  return all;
}

}  // namespace attn::fuzz
