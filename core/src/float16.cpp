// Rounding to float16, and attention rounded at every step.

#include "attn/float16.h"

#include <cmath>
#include <utility>

#include "activation.h"
#include "attention_parts.h"
#include "attn/error.h"
#include "attn/softmax.h"
#include "half_float.h"
#include "product.h"

namespace attn {
namespace {

/// Exponentials, their sums and their quotients, each rounded.
Matrix softmax_float16(const Softmax& wide) {
  const Matrix exponentials = to_float16(wide.exponentials);
  Matrix weights = exponentials;
  for (Index i = 0; i < weights.rows(); ++i) {
    const Scalar sum = to_float16(exponentials.row(i).sum());
    if (sum != 0) weights.row(i) /= sum;
  }
  return to_float16(weights);
}

}  // namespace

Scalar to_float16(Scalar x) {
  return static_cast<Scalar>(static_cast<float>(half_float::half_cast<half_float::half>(x)));
}

Matrix to_float16(const View& x) {
  return x.unaryExpr([](Scalar value) { return to_float16(value); });
}

Attention scaled_dot_product_attention_float16(const View& Q, const View& K, const View& V, const Mask& mask,
                                               const AttentionOptions& options, bool wide_softmax) {
  const char* const where = "scaled_dot_product_attention_float16";
  require_size(where, Q.rows(), K.rows());
  check_attention(where, Q, K, V, mask, options);
  const Scalar scale = scale_of(where, K.cols(), options), c = options.softcap;
  if (scale != 0) require_positive(where, "scale", scale);

  const Scalar root = to_float16(std::sqrt(scale));
  const Matrix q = to_float16(root * to_float16(Q)), k = to_float16(root * to_float16(K));
  Matrix scores = to_float16(product(q, k.transpose()));
  if (c > 0) {
    scores /= c;
    tanh_in_place(scores);
    scores = to_float16(c * to_float16(scores));
  }
  const bool biased = options.bias.size() > 0;
  const Softmax wide = masked_softmax(biased ? to_float16(scores + options.bias) : scores,
                                      biased ? with_bias(mask, options.bias) : mask, options.temperature);
  Matrix weights = wide_softmax ? to_float16(wide.weights) : softmax_float16(wide);
  Matrix context = to_float16(selecting_product(weights, to_float16(V)));
  return {std::move(scores), std::move(weights), std::move(context)};
}

}  // namespace attn
