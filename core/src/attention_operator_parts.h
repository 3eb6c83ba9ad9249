#pragma once

// The operator's shapes, its heads as matrices, and what its mask, window and lengths leave visible.

#include "attn/attention_operator.h"
#include "attn/mask.h"

namespace attn {

/// A tensor as batch · heads matrices.
struct HeadShape {
  Index batch, heads, rows, cols;
  bool packed;  ///< three dimensions: (batch, rows, heads · cols)

  std::vector<Index> tensor_shape() const;
  Index start(Index sequence, Index head) const;
  Eigen::OuterStride<> stride() const { return Eigen::OuterStride<>(packed ? heads * cols : cols); }
};

/// A tensor that holds nothing may have sizes beyond all bounds beside its 0, whose products would overflow:
/// "too-large", and "not-in-range" for a negative one.
void require_bounds(const char* where, const char* name, const std::vector<Index>& sizes);

/// `heads` is needed if x has three dimensions, and read off it if it has four.
HeadShape head_shape(const char* where, const char* name, const Tensor& x, const char* heads_name, Index heads);

using HeadView = Eigen::Map<const Matrix, 0, Eigen::OuterStride<>>;
HeadView head(const Tensor& x, const HeadShape& shape, Index sequence, Index head);
Eigen::Map<Matrix, 0, Eigen::OuterStride<>> head(Tensor& x, const HeadShape& shape, Index sequence, Index head);

struct OperatorSizes {
  Index batch, q_heads, n_q, n_k, past;
};

/// Mask, lengths and windows fit the sizes, or an Error says what does not.
void check_visibility(const char* where, const OperatorInputs& inputs, const OperatorOptions& options,
                      const OperatorSizes& sizes);
Mask visible_pairs(const OperatorInputs& inputs, const OperatorOptions& options, const OperatorSizes& sizes,
                   Index sequence, Index head);
/// What the mask adds to this head's scores; empty if it adds nothing.
Matrix added_bias(const OperatorInputs& inputs, const OperatorSizes& sizes, Index sequence, Index head);

}  // namespace attn
