#pragma once

// v·tanh(W_q q + W_k k) for every pair: additive as it stands, concat with W = [W_q W_k].

#include "attn/score.h"

namespace attn {

/// The parameters as views, so that concat's two halves of W need no copy.
struct AdditiveView {
  const View& W_q;  ///< (d_a, d_q)
  const View& W_k;  ///< (d_a, d_k)
  const View& v;    ///< (1, d_a)
};

struct AdditiveGradient {
  Matrix dQ, dK;
  Additive d_score;
};

Scores additive_scores(const AdditiveView& score, const View& Q, const View& K);

AdditiveGradient additive_scores_backward(const AdditiveView& score, const View& Q, const View& K,
                                          const Scores& forward, const View& d_values);

}  // namespace attn
