#pragma once

// Linear attention as a recurrence with gates, without feature map and normaliser (the ONNX operator LinearAttention):
//   S ← e^(g_t) S                       a decay, one a head or one a key dimension (gated: Yang et al. 2024)
//   v ← β_t (v_t - S_tᵀ k_t)            what S does not say of k_t yet (delta rule: Schlag et al. 2021)
//   S ← S + k_tᵀ v,   y_t = scale · q_t S

#include <optional>

#include "attn/types.h"

namespace attn {

struct RecurrenceOptions {
  std::optional<Matrix> log_decay = {};  ///< (n, 1) or (n, d_k)  g; absent: S does not fade
  std::optional<Matrix> beta = {};       ///< (n, 1); absent: v is added as it is
  std::optional<Matrix> past = {};       ///< (d_k, d_v)  S at the start; absent: 0
  std::optional<Scalar> scale = {};      ///< 1/√d_k unless set
};

struct Recurrence {
  Matrix output;  ///< (n, d_v)
  Matrix state;   ///< (d_k, d_v)  S at the end
};

struct RecurrenceGradient {
  Matrix dQ, dK, dV;
  std::optional<Matrix> d_log_decay, d_beta;  ///< where they are given
  Matrix d_past;
};

/// Q and K are (n, d_k), V is (n, d_v); no future is seen.
Recurrence linear_recurrence(const View& Q, const View& K, const View& V, const RecurrenceOptions& options = {});

/// d_output and d_state are the gradients of what linear_recurrence returned for the same arguments. The n states are
/// computed again and held: "too-large" if they do not fit.
RecurrenceGradient linear_recurrence_backward(const View& Q, const View& K, const View& V, const View& d_output,
                                              const View& d_state, const RecurrenceOptions& options = {});

}  // namespace attn
