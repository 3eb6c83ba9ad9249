// Layer normalisation.

#include "attn/layer_norm.h"

#include <cmath>
#include <utility>

#include "attn/error.h"

namespace attn {
namespace {

void check(const char* where, const LayerNorm& layer, Index width) {
  require_positive(where, "d", static_cast<double>(width));
  require_positive(where, "epsilon", layer.epsilon);
  require_shape(where, "gain", layer.gain.rows(), layer.gain.cols(), 1, width);
  require_shape(where, "bias", layer.bias.rows(), layer.bias.cols(), 1, width);
}

}  // namespace

LayerNorm layer_norm_of(Index width) { return {Matrix::Ones(1, width), Matrix::Zero(1, width)}; }

void add_parameters(Parameters& list, const std::string& prefix, LayerNorm& layer, LayerNorm& gradient) {
  list.push_back({prefix + "gain", &layer.gain, &gradient.gain});
  list.push_back({prefix + "bias", &layer.bias, &gradient.bias});
}

Normalised layer_norm(const LayerNorm& layer, const View& X) {
  check("layer_norm", layer, X.cols());
  const auto d = static_cast<double>(X.cols());
  Normalised result{Matrix(X.rows(), 1), Matrix(X.rows(), 1), Matrix(X.rows(), X.cols()), Matrix(X.rows(), X.cols())};
  for (Index i = 0; i < X.rows(); ++i) {
    // In double: rounded to float, a mean far from 0 would move the whole row.
    const auto x = X.row(i).cast<double>();
    const double mean = x.sum() / d;
    auto row = result.normalised.row(i);
    row = (x.array() - mean).cast<Scalar>();
    result.means(i) = static_cast<Scalar>(mean);
    result.scales(i) = static_cast<Scalar>(1 / std::sqrt(row.cast<double>().squaredNorm() / d + layer.epsilon));
    row *= result.scales(i);
    result.output.row(i) = row.cwiseProduct(layer.gain) + layer.bias;
  }
  return result;
}

LayerNormGradient layer_norm_backward(const LayerNorm& layer, const Normalised& forward, const View& d_output) {
  const char* const where = "layer_norm_backward";
  const auto& [means, scales, normalised, output] = forward;
  check(where, layer, normalised.cols());
  require_shape(where, "d_output", d_output.rows(), d_output.cols(), normalised.rows(), normalised.cols());
  require_shape(where, "scales", scales.rows(), scales.cols(), normalised.rows(), 1);

  const auto d = static_cast<Scalar>(normalised.cols());
  Matrix dX(normalised.rows(), normalised.cols());
  for (Index i = 0; i < dX.rows(); ++i) {
    // What moves all numbers of a row alike, or along x̂, changes nothing.
    const auto x = normalised.row(i);
    const Matrix dx = d_output.row(i).cwiseProduct(layer.gain);
    dX.row(i) = scales(i) * (dx.array() - dx.sum() / d - x.array() * (dx.cwiseProduct(x).sum() / d)).matrix();
  }
  return {std::move(dX), {d_output.cwiseProduct(normalised).colwise().sum(), d_output.colwise().sum(), layer.epsilon}};
}

}  // namespace attn
