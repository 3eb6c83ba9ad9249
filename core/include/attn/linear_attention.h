#pragma once

// Linear attention (Katharopoulos et al. 2020, eq. 4 to 12, 18 to 20): e^(q·k) gives way to φ(q)·φ(k), so that
//   context_i = φ(q_i) S / φ(q_i)·z,   S = Σ_j φ(k_j)ᵀ v_j,   z = Σ_j φ(k_j),
// and no pair of a query and a key is ever looked at. Causal: the sums go over j ≤ i, and (S, z) is the state of an
// RNN. Another function than softmax attention, not a faster way to it.

#include "attn/types.h"

namespace attn {

enum class FeatureMap {
  elu_plus_one,  ///< x + 1 for x > 0, e^x otherwise (eq. 7)
  relu           ///< max(x, 0): a query that meets no key gets 0
};
Matrix feature_map(FeatureMap kind, const View& x);

struct LinearOptions {
  FeatureMap feature_map = FeatureMap::elu_plus_one;
  bool causal = false;
};

/// All that is remembered of any number of keys: (d_k, d_v) and (1, d_k).
struct LinearState {
  Matrix S, z;
};
/// "not-in-range" for a negative size, "too-large".
LinearState empty_linear_state(Index d_k, Index d_v);
/// Rows of keys and values, in place; then what one query reads. Together, one step of the RNN. "shape-expected".
void linear_attention_write(LinearState& state, const View& key, const View& value, FeatureMap kind);
Matrix linear_attention_read(const LinearState& state, const View& query, FeatureMap kind);

struct LinearAttention {
  Matrix query_features, key_features;  ///< (n_q, d_k), (n_k, d_k)
  LinearState state;                    ///< after the last key
  Matrix normalisers;                   ///< (n_q, 1)  φ(q_i)·z
  Matrix context;                       ///< (n_q, d_v)
};
struct LinearAttentionGradient {
  Matrix dQ, dK, dV;
};

/// Q is (n_q, d_k), K is (n_k, d_k), V is (n_k, d_v). "no-keys" if n_k = 0.
LinearAttention linear_attention(const View& Q, const View& K, const View& V, const LinearOptions& options = {});
/// `forward` is what linear_attention returned for the same arguments.
LinearAttentionGradient linear_attention_backward(const View& Q, const View& K, const View& V,
                                                  const LinearAttention& forward, const View& d_context,
                                                  const LinearOptions& options = {});

/// The quadratic form of the same: (n_q, n_k) weights φ(q_i)·φ(k_j), divided by their row's sum.
Matrix linear_attention_weights(const View& Q, const View& K, const LinearOptions& options = {});

}  // namespace attn
