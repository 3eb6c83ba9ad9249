#pragma once

// How well a key answers a query. Q is (n_q, d_q), K is (n_k, d_k), scores are (n_q, n_k).
//   dot      q·k                       (Luong et al. 2015, eq. 8)
//   scaled   q·k / √d_k                (Vaswani et al. 2017, eq. 1)
//   general  q W kᵀ                    (Luong et al. 2015, eq. 8)
//   concat   v·tanh(W [q; k])          (Luong et al. 2015, eq. 8)
//   additive v·tanh(W_q q + W_k k)     (Bahdanau et al. 2015, A.1.2; q = s_{t-1}, k = h_i)

#include <optional>
#include <variant>

#include "attn/parameter.h"
#include "attn/types.h"

namespace attn {

struct Dot {};
struct ScaledDot {
  std::optional<Scalar> scale;  ///< 1/√d_k unless set
};
struct General {
  Matrix W;  ///< (d_q, d_k)
};
struct Concat {
  Matrix W;  ///< (d_a, d_q + d_k)
  Matrix v;  ///< (1, d_a)
};
struct Additive {
  Matrix W_q;  ///< (d_a, d_q)
  Matrix W_k;  ///< (d_a, d_k)
  Matrix v;    ///< (1, d_a)
};
using Score = std::variant<Dot, ScaledDot, General, Concat, Additive>;

void add_parameters(Parameters& list, const std::string& prefix, Score& score, Score& gradient);

/// "columns-differ", "shape-expected" or "not-positive" unless the score takes queries and keys as wide as these.
void require_score(const char* where, const Score& score, const View& Q, const View& K);

/// What a score computes on the way. Empty (0, 0) where the kind has no such step.
struct Scores {
  Matrix query_part;  ///< additive, concat: (n_q, d_a) W_q q; general: (n_q, d_k) q W
  Matrix key_part;    ///< additive, concat: (n_k, d_a) W_k k
  Matrix hidden;      ///< additive, concat: (n_q · n_k, d_a) tanh(…), row i · n_k + j is the pair (i, j)
  Matrix values;      ///< (n_q, n_k)
};

/// The gradient of a score's own parameters has the score's own type.
struct ScoreGradient {
  Matrix dQ, dK;
  Score d_score;
};

/// "columns-differ", "shape-expected" or "too-large" when Q, K and the parameters do not fit, "no-keys" if n_k = 0.
Scores attention_scores(const Score& score, const View& Q, const View& K);

/// The largest size a score can have, whatever Q and K hold: Σ_k |v_k| for concat and additive, since tanh stays
/// between -1 and 1; infinite for the others.
Scalar score_bound(const Score& score);

/// `forward` is what attention_scores returned for the same score, Q and K; d_values is (n_q, n_k).
ScoreGradient attention_scores_backward(const Score& score, const View& Q, const View& K, const Scores& forward,
                                        const View& d_values);

}  // namespace attn
