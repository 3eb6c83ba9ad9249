#pragma once

// The plain recurrent cell (Elman 1990): h' = tanh(W_x x + W_h h + b).
// Shapes: x is (batch, d), h is (batch, n); each row is a sequence of its own.

#include "attn/parameter.h"
#include "attn/types.h"

namespace attn {

struct RnnCell {
  Matrix W_x;  ///< (n, d)
  Matrix W_h;  ///< (n, n)
  Matrix b;    ///< (1, n); PyTorch's bias_ih + bias_hh
};

/// A cell of the given sizes, all 0.
RnnCell rnn_cell(Index input, Index hidden);
void add_parameters(Parameters& list, const std::string& prefix, RnnCell& cell, RnnCell& gradient);

struct RnnStep {
  Matrix h;  ///< (batch, n)
};
struct RnnStepGradient {
  Matrix dx, dh;
  RnnCell d_cell;
};

/// "shape-expected" or "rows-differ" when cell, x and h do not fit.
RnnStep rnn_step(const RnnCell& cell, const View& x, const View& h);
/// `forward` is what rnn_step returned for the same arguments, `d_next` the gradient of its h.
RnnStepGradient rnn_step_backward(const RnnCell& cell, const View& x, const View& h, const RnnStep& forward,
                                  const View& d_next);

}  // namespace attn
