#pragma once

// Row-wise masked softmax: p_ij = m_ij e^(x_ij / T) / Σ_k m_ik e^(x_ik / T), with the row's largest visible score taken
// off first. A hidden score is selected out, not added to, so a NaN behind the mask cannot leak; a fully hidden row is
// all 0; a NaN that is visible gives NaN, as does +∞, or a row whose visible scores are all -∞.
// In float, exponentials below 2⁻⁶⁴ are 0: nothing sees them beside the row's largest, which is 1, and the subnormal
// numbers they tail off into are up to 75 times slower.

#include "attn/mask.h"
#include "attn/types.h"

namespace attn {

/// Every step a reader may open. Shapes: scores are (n, m).
struct Softmax {
  Matrix maxima;        ///< (n, 1)  largest visible score of each row; 0 where none is visible
  Matrix exponentials;  ///< (n, m)  e^((x - max) / T), 0 where hidden
  Matrix sums;          ///< (n, 1)
  Matrix weights;       ///< (n, m)  rows sum to 1, or to 0 where the mask hides every key
};

/// "shape-expected" if mask is not of the scores' shape, "no-keys" if m = 0, "not-positive" for temperature ≤ 0.
Softmax masked_softmax(const View& scores, const Mask& mask, Scalar temperature = 1);

/// d_scores from the weights that masked_softmax returned: p (d_p - Σ_k p_k d_p_k) / T.
Matrix masked_softmax_backward(const View& weights, const View& d_weights, Scalar temperature = 1);

}  // namespace attn
