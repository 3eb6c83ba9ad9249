// The operator: shapes, cache, then one head after the other.

#include "attn/attention_operator.h"

#include <limits>
#include <utility>

#include "attention_operator_parts.h"
#include "attention_parts.h"
#include "attn/attention.h"
#include "attn/error.h"
#include "attn/float16.h"
#include "product.h"

namespace attn {
namespace {

constexpr const char* where = "attention_operator";

/// The past's rows above the new ones, head by head.
Tensor present(const std::optional<Tensor>& past, const Tensor& added, const HeadShape& new_shape, Index past_rows) {
  const auto& [batch, heads, rows, cols, packed] = new_shape;
  Tensor result = zeros({batch, heads, past_rows + rows, cols});
  for (Index b = 0; b < batch; ++b)
    for (Index h = 0; h < heads; ++h) {
      auto both = result.matrix(b * heads + h);
      if (past) both.topRows(past_rows) = past->matrix(b * heads + h);
      both.bottomRows(rows) = head(added, new_shape, b, h);
    }
  return result;
}

Index past_length(const OperatorInputs& inputs, const HeadShape& K, const HeadShape& V) {
  const auto &past_key = inputs.past_key, &past_value = inputs.past_value;
  if (!past_key && !past_value) return 0;
  const Tensor none, &key = past_key ? *past_key : none, &value = past_value ? *past_value : none;
  const Index past = key.shape.size() == 4 ? key.shape[2] : 0;
  require_shape(where, "past_key", key, {K.batch, K.heads, past, K.cols});
  require_shape(where, "past_value", value, {V.batch, V.heads, past, V.cols});
  require_bounds(where, "past_key", key.shape);
  return past;
}

Matrix stage_of(ScoreStage stage, const Attention& attention, const Mask& mask, const View& Q, const View& K,
                const AttentionOptions& options, bool float16) {
  if (stage == ScoreStage::weights) return attention.weights;
  if (stage == ScoreStage::scaled && options.softcap > 0) {
    const Matrix scores = product(Q, K.transpose(), scale_of(where, K.cols(), options));
    return float16 ? to_float16(scores) : scores;
  }
  Matrix scores = attention.scores;
  if (stage != ScoreStage::masked) return scores;
  if (options.bias.size() > 0) scores += options.bias;
  for (Index i = 0; i < scores.rows(); ++i)
    for (Index j = 0; j < scores.cols(); ++j)
      if (!mask(i, j)) scores(i, j) = -std::numeric_limits<Scalar>::infinity();
  return scores;
}

}  // namespace

OperatorOutputs attention_operator(const OperatorInputs& inputs, const OperatorOptions& options) {
  const HeadShape Q = head_shape(where, "Q", inputs.Q, "q_num_heads", options.q_num_heads);
  HeadShape K = head_shape(where, "K", inputs.K, "kv_num_heads", options.kv_num_heads);
  HeadShape V = head_shape(where, "V", inputs.V, "kv_num_heads", options.kv_num_heads);
  require_shape(where, "K", inputs.K, HeadShape{Q.batch, K.heads, K.rows, Q.cols, Q.packed}.tensor_shape());
  require_shape(where, "V", inputs.V, HeadShape{Q.batch, K.heads, K.rows, V.cols, Q.packed}.tensor_shape());
  require_multiple(where, "q_num_heads", Q.heads, "kv_num_heads", K.heads);

  const Index past = past_length(inputs, K, V), n_k = past + K.rows;
  const OperatorSizes sizes{Q.batch, Q.heads, Q.rows, n_k, past};
  require_keys(where, n_k);
  require_size(where, Q.batch * Q.heads * Q.rows, n_k);
  check_visibility(where, inputs, options, sizes);

  const HeadShape out{Q.batch, Q.heads, Q.rows, V.cols, Q.packed};
  OperatorOutputs result{zeros(out.tensor_shape()), present(inputs.past_key, inputs.K, K, past),
                         present(inputs.past_value, inputs.V, V, past), zeros({Q.batch, Q.heads, Q.rows, n_k})};
  for (Index b = 0; b < Q.batch; ++b)
    for (Index h = 0; h < Q.heads; ++h) {
      const Index kv = b * K.heads + h * K.heads / Q.heads;
      const HeadView q = head(inputs.Q, Q, b, h);
      const auto k = std::as_const(result.present_key).matrix(kv), v = std::as_const(result.present_value).matrix(kv);
      const Mask mask = visible_pairs(inputs, options, sizes, b, h);
      const AttentionOptions one{
          .scale = options.scale, .softcap = options.softcap, .bias = added_bias(inputs, sizes, b, h)};
      const Attention attention = options.float16
                                      ? scaled_dot_product_attention_float16(q, k, v, mask, one, options.wide_softmax)
                                      : scaled_dot_product_attention(q, k, v, mask, one);
      head(result.Y, out, b, h) = attention.context;
      result.qk_matmul_output.matrix(b * Q.heads + h) =
          stage_of(options.qk_matmul_output_mode, attention, mask, q, k, one, options.float16);
    }
  return result;
}

}  // namespace attn
