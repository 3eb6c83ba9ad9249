#pragma once

// The gated recurrent unit (Cho et al. 2014), with the gates as PyTorch names them: z keeps the old state (in Cho 2014
// and Bahdanau 2015 it lets the new one in).
//   r = σ(W_x x + W_h h + b)    z likewise    h' = (1 - z) n + z h
//   n = tanh(W_x x + b + r (W_h h + b_hn))    reset after the product: PyTorch, ONNX linear_before_reset = 1
//   n = tanh(W_x x + b + W_h (r h) + b_hn)    reset before it: Cho et al. 2014, ONNX linear_before_reset = 0
// Rows of W_x, W_h and b: r, z, n. Shapes: x is (batch, d), h is (batch, n).

#include "attn/parameter.h"
#include "attn/types.h"

namespace attn {

struct GruCell {
  Matrix W_x;                 ///< (3 n, d)
  Matrix W_h;                 ///< (3 n, n)
  Matrix b;                   ///< (1, 3 n); PyTorch's bias_ih + bias_hh, but for n its bias_ih alone
  Matrix b_hn;                ///< (1, n); bias_hh of n
  bool reset_before = false;  ///< the reset gate acts on h, not on W_h h
};

/// A cell of the given sizes, all 0.
GruCell gru_cell(Index input, Index hidden);
void add_parameters(Parameters& list, const std::string& prefix, GruCell& cell, GruCell& gradient);

struct GruStep {
  Matrix gates;  ///< (batch, 4 n)  r, z; then W_h h + b_hn, or r h if the reset comes before the product; then n
  Matrix h;      ///< (batch, n)
};
struct GruStepGradient {
  Matrix dx, dh;
  GruCell d_cell;
};

/// "shape-expected" or "rows-differ" when cell, x and h do not fit.
GruStep gru_step(const GruCell& cell, const View& x, const View& h);
/// `forward` is what gru_step returned for the same arguments, `d_next` the gradient of its h.
GruStepGradient gru_step_backward(const GruCell& cell, const View& x, const View& h, const GruStep& forward,
                                  const View& d_next);

}  // namespace attn
