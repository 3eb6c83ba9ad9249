#pragma once

// Layer normalisation (Ba et al. 2016): each row of X (rows, d) is shifted to mean 0 and scaled to variance 1, then
// y = gain · x̂ + bias, where x̂ = (x - mean) / √(variance + ε) and the variance divides by d.

#include "attn/parameter.h"
#include "attn/types.h"

namespace attn {

struct LayerNorm {
  Matrix gain, bias;      ///< (1, d) each
  double epsilon = 1e-5;  ///< what a row of equal numbers is divided by the root of
};

/// Gain 1, bias 0.
LayerNorm layer_norm_of(Index width);
void add_parameters(Parameters& list, const std::string& prefix, LayerNorm& layer, LayerNorm& gradient);

struct Normalised {
  Matrix means;       ///< (rows, 1)
  Matrix scales;      ///< (rows, 1)  1 / √(variance + ε)
  Matrix normalised;  ///< (rows, d)  x̂
  Matrix output;      ///< (rows, d)
};
struct LayerNormGradient {
  Matrix dX;
  LayerNorm d_layer;
};

/// "shape-expected" when layer and X do not fit, "not-positive" for ε or d.
Normalised layer_norm(const LayerNorm& layer, const View& X);
/// `forward` is what layer_norm returned for the same layer.
LayerNormGradient layer_norm_backward(const LayerNorm& layer, const Normalised& forward, const View& d_output);

}  // namespace attn
