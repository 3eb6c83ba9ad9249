#pragma once

// The masked softmax row by row, for all who take rows of scores to weights.

#include "attn/mask.h"
#include "attn/types.h"

namespace attn {

struct SoftmaxRow {
  Scalar max, sum;  ///< both 0 where the mask hides every key
};

/// e^((x - max) / T) of the scores that `query` sees, 0 for the others. `exponentials` may not be `scores`.
SoftmaxRow masked_exponentials(const Scalar* scores, const Mask& mask, Index query, Scalar temperature,
                               Scalar* exponentials);

/// Exponentials by their sum; `weights` may be `exponentials`.
void masked_weights(const Scalar* exponentials, const Mask& mask, Index query, Scalar sum, Scalar* weights);

/// The weights of all rows of scores, of which the first is query `first`.
void softmax_rows(const View& scores, const Mask& mask, Index first, Scalar temperature, Block weights);

}  // namespace attn
