#pragma once

// Attention with any score, and scaled dot-product attention (Vaswani et al. 2017, eq. 1), forward and backward.
// Shapes: Q is (n_q, d_k), K is (n_k, d_k), V is (n_k, d_v), mask is (n_q, n_k).
// The order is scale, softcap, bias, mask, softmax.

#include <optional>

#include "attn/mask.h"
#include "attn/score.h"
#include "attn/types.h"

namespace attn {

struct AttentionOptions {
  std::optional<Scalar> scale = {};  ///< 1/√d_k unless set
  Scalar softcap = 0;                ///< c > 0: c tanh(score / c); 0: off
  Scalar temperature = 1;            ///< softmax(score / temperature)
  Matrix bias = {};                  ///< (n_q, n_k), added to the scores; -∞ hides the pair; empty: none
};

/// Every intermediate a reader may open, not only the answer.
struct Attention {
  Matrix scores;   ///< (n_q, n_k)  Q Kᵀ · scale, after the softcap, before bias and mask
  Matrix weights;  ///< (n_q, n_k)  rows sum to 1, or to 0 where the mask hides every key
  Matrix context;  ///< (n_q, d_v)  weights V
};

struct AttentionGradient {
  Matrix dQ, dK, dV;
};

/// Throws Error, naming the shapes, when Q, K, V or mask disagree; "no-keys" if n_k = 0, "not-finite" for the scale,
/// "not-positive" for a softcap below 0 or a temperature of 0 or less, and for d_k = 0 without a scale.
/// A key of weight 0 is selected out of the context too: a NaN or an infinity in its value cannot leak.
Attention scaled_dot_product_attention(const View& Q, const View& K, const View& V, const Mask& mask,
                                       const AttentionOptions& options = {});

/// `forward` is what scaled_dot_product_attention returned for the same arguments.
/// The mask is not needed again: a hidden pair has weight 0, so its gradient is 0.
AttentionGradient scaled_dot_product_attention_backward(const View& Q, const View& K, const View& V,
                                                        const Attention& forward, const View& d_context,
                                                        const AttentionOptions& options = {});

/// The same three steps with any score: weights = softmax(score(Q, K)), context = weights V.
struct ScoredAttention {
  Scores scores;
  Matrix weights;
  Matrix context;
};
struct ScoredAttentionGradient {
  Matrix dQ, dK, dV;
  Score d_score;
};

ScoredAttention attention(const Score& score, const View& Q, const View& K, const View& V, const Mask& mask);
ScoredAttentionGradient attention_backward(const Score& score, const View& Q, const View& K, const View& V,
                                           const ScoredAttention& forward, const View& d_context);

}  // namespace attn
