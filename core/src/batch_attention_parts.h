#pragma once

// The five scores as a batch sees them: additive and concat are v·tanh(W_q q + W_k k), the others a dot product with
// k or, for general, with W k.

#include <cmath>

#include "attn/batch_attention.h"

namespace attn {

inline bool is_additive(const Score& score) {
  return std::holds_alternative<Additive>(score) || std::holds_alternative<Concat>(score);
}

/// v of additive and concat, whose type is Score or const Score.
inline auto& weights_v(auto& score) {
  return std::holds_alternative<Additive>(score) ? std::get<Additive>(score).v : std::get<Concat>(score).v;
}

/// W_q and W_k of additive, or concat's halves of W.
template <class Result>
Result query_weights(auto& score, Index d_q) {
  if (auto* const additive = std::get_if<Additive>(&score)) return additive->W_q;
  return std::get<Concat>(score).W.leftCols(d_q);
}
template <class Result>
Result key_weights(auto& score, Index d_k) {
  if (auto* const additive = std::get_if<Additive>(&score)) return additive->W_k;
  return std::get<Concat>(score).W.rightCols(d_k);
}

/// What the dot product is multiplied by.
inline Scalar dot_scale(const Score& score, Index d_k) {
  const auto* const scaled = std::get_if<ScaledDot>(&score);
  if (!scaled) return 1;
  return scaled->scale ? *scaled->scale : 1 / std::sqrt(static_cast<Scalar>(d_k));
}

}  // namespace attn
