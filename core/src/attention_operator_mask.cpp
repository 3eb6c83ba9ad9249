// What the operator's mask, causal rule, window and lengths leave visible.

#include <algorithm>
#include <string>

#include "attention_operator_parts.h"
#include "attn/error.h"

namespace attn {
namespace {

/// Where row (sequence, head, query) of a mask starts; a dimension of 1 stretches.
const Scalar* mask_row(const Tensor& mask, Index sequence, Index head, Index query) {
  const Index at[] = {sequence, head, query};
  const std::size_t leading = mask.shape.size() - 1;
  Index row = 0;
  for (std::size_t d = 0; d < leading; ++d) row = row * mask.shape[d] + (mask.shape[d] == 1 ? 0 : at[3 - leading + d]);
  return mask.data.data() + row * mask.cols();
}

/// The position of query 0.
Index offset_of(const OperatorInputs& inputs, const OperatorSizes& sizes, std::size_t sequence) {
  if (inputs.past_key || inputs.nonpad_kv_seqlen.empty()) return sizes.past;
  return inputs.nonpad_kv_seqlen[sequence] - sizes.n_q;
}

void check_mask(const char* where, const Tensor& mask, const OperatorSizes& sizes) {
  const Index full[] = {sizes.batch, sizes.q_heads, sizes.n_q, sizes.n_k};
  const std::size_t rank = mask.shape.size();
  bool fits = rank >= 1 && rank <= 4;
  for (std::size_t d = 0; fits && d < rank; ++d) {
    const Index size = mask.shape[d], whole = full[4 - rank + d];
    fits = d + 1 == rank ? size >= 0 && size <= whole : size == 1 || size == whole;
  }
  if (fits) return require_shape(where, "mask", mask, mask.shape);
  fail("shape-expected", "$0: $1 $2 must be $3",
       {where, "mask", shape(mask.shape), shape({sizes.batch, sizes.q_heads, sizes.n_q, sizes.n_k})});
}

}  // namespace

void check_visibility(const char* where, const OperatorInputs& inputs, const OperatorOptions& options,
                      const OperatorSizes& sizes) {
  if (inputs.mask) check_mask(where, inputs.mask->values, sizes);
  const auto& lengths = inputs.nonpad_kv_seqlen;
  const auto count = static_cast<Index>(lengths.size());
  if (!lengths.empty()) require_shape(where, "nonpad_kv_seqlen", count, 1, sizes.batch, 1);
  for (const Index length : lengths)
    require_whole(where, "nonpad_kv_seqlen", static_cast<double>(length), 0, static_cast<double>(sizes.n_k));
  for (const auto& window : {options.left_window_size, options.right_window_size})
    if (window) require_whole(where, "window size", static_cast<double>(*window), 0, max_elements);
}

Mask visible_pairs(const OperatorInputs& inputs, const OperatorOptions& options, const OperatorSizes& sizes,
                   Index sequence, Index head) {
  const auto b = static_cast<std::size_t>(sequence);
  const Index offset = offset_of(inputs, sizes, b);
  const Index length = inputs.nonpad_kv_seqlen.empty() ? sizes.n_k : inputs.nonpad_kv_seqlen[b];
  const bool boolean = inputs.mask && inputs.mask->is_boolean;
  Mask mask(sizes.n_q, sizes.n_k, false);
  for (Index i = 0; i < sizes.n_q; ++i) {
    const Index p = i + offset;
    const Index first = options.left_window_size ? std::max<Index>(p - *options.left_window_size, 0) : 0;
    Index end = inputs.mask ? std::min(length, inputs.mask->values.cols()) : length;
    if (options.is_causal) end = std::min(end, p + 1);
    if (options.right_window_size) end = std::min(end, p + *options.right_window_size + 1);
    const Scalar* const row = boolean ? mask_row(inputs.mask->values, sequence, head, i) : nullptr;
    for (Index j = first; j < end; ++j)
      if (!row || row[j] != 0) mask.set(i, j, true);
  }
  return mask;
}

Matrix added_bias(const OperatorInputs& inputs, const OperatorSizes& sizes, Index sequence, Index head) {
  if (!inputs.mask || inputs.mask->is_boolean) return {};
  Matrix bias = Matrix::Zero(sizes.n_q, sizes.n_k);
  const Index cols = inputs.mask->values.cols();
  for (Index i = 0; i < sizes.n_q; ++i)
    bias.row(i).head(cols) = Eigen::Map<const Vector>(mask_row(inputs.mask->values, sequence, head, i), cols);
  return bias;
}

}  // namespace attn
