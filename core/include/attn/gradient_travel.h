#pragma once

// How much of a gradient arrives: from the last output back to each input, through a recurrent cell one step after
// another, through a layer of self-attention at once (Bengio et al. 1994; Pascanu et al. 2013; Vaswani et al. 2017,
// section 4). X is time by time, as run_sequence has it: row t · batch + b is step t of sequence b, of n steps.

#include "attn/cell.h"
#include "attn/rng.h"
#include "attn/types.h"

namespace attn {

/// One head without biases: Q = X W_qᵀ, K and V likewise. Each is (n, d).
struct SelfAttention {
  Matrix W_q, W_k, W_v;
};

/// ‖dx‖ by distance, (batch, n): column k is of the input k steps before the last output, whose gradient is d_output,
/// (batch, hidden). Infinite where it does not fit a Scalar, 0 where it is too small for one.
Matrix gradient_by_distance(const Cell& cell, const View& X, const View& d_output);
Matrix gradient_by_distance(const SelfAttention& layer, const View& X, const View& d_output);

/// (n, n), of normal rows made orthogonal to each other.
Matrix random_orthogonal(Index n, Rng& rng);

struct GradientTravelOptions {
  Index n = 64;            ///< positions, 2 to 512
  Index hidden = 16;       ///< width of inputs and states, 1 to 64
  double gain = 1;         ///< recurrent matrices are this times an orthogonal one, 0 to 10
  double forget_bias = 1;  ///< of what keeps the old state, LSTM's f and GRU's z, -10 to 10
  std::uint64_t seed = 1;
};

/// Of several sequences, each with a d_output of length 1; each is (1, n).
struct Travel {
  Matrix median, least, most;
};
struct GradientTravel {
  Travel rnn, lstm, gru, attention;
};

/// Numbers of inputs, and of their matrices times √hidden, are normal. "not-in-range" for an option.
GradientTravel gradient_travel(const GradientTravelOptions& options);

}  // namespace attn
