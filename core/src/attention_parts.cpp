// Checks, the default scale, and a bias as a mask.

#include "attention_parts.h"

#include <cmath>
#include <limits>

#include "activation.h"
#include "attn/error.h"

namespace attn {

void check_attention_options(const char* where, const AttentionOptions& options) {
  if (options.softcap != 0) require_positive(where, "softcap", options.softcap);
  require_positive(where, "temperature", options.temperature);
}

void check_attention(const char* where, const View& Q, const View& K, const View& V, const AttentionOptions& options) {
  require_same_columns(where, {"Q", Q}, {"K", K});
  require_same_rows(where, {"K", K}, {"V", V});
  require_keys(where, K.rows());
  const Matrix& bias = options.bias;
  if (bias.size() > 0) require_shape(where, "bias", bias.rows(), bias.cols(), Q.rows(), K.rows());
  check_attention_options(where, options);
}

void check_attention(const char* where, const View& Q, const View& K, const View& V, const Mask& mask,
                     const AttentionOptions& options) {
  check_attention(where, Q, K, V, options);
  require_shape(where, "mask", mask.queries(), mask.keys(), Q.rows(), K.rows());
}

Scalar scale_of(const char* where, Index d_k, const AttentionOptions& options) {
  if (!options.scale) {
    require_positive(where, "d_k", static_cast<double>(d_k));
    return 1 / std::sqrt(static_cast<Scalar>(d_k));
  }
  require_finite(where, "scale", *options.scale);
  return *options.scale;
}

void cap_in_place(Block x, Scalar c) {
  x /= c;
  tanh_in_place(x);
  x *= c;
}

Mask with_bias(const Mask& mask, const Matrix& bias) {
  Mask result = mask;
  for (Index i = 0; i < bias.rows(); ++i)
    for (Index j = 0; j < bias.cols(); ++j)
      if (bias(i, j) == -std::numeric_limits<Scalar>::infinity()) result.set(i, j, false);
  return result;
}

}  // namespace attn
