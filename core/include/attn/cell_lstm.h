#pragma once

// Long short-term memory (Hochreiter and Schmidhuber 1997; forget gate and peepholes: Gers et al. 2000, 2002).
//   i, f, o = σ(W_x x + W_h h + b)    g = tanh(W_x x + W_h h + b)    c' = f c + i g    h' = o tanh(c')
// With peepholes i and f also see p c, and o sees p c'.
// Rows of W_x, W_h and b: i, f, g, o (ONNX: i, o, f, c). Shapes: x is (batch, d), h and c are (batch, n).

#include "attn/parameter.h"
#include "attn/types.h"

namespace attn {

struct LstmCell {
  Matrix W_x;        ///< (4 n, d)
  Matrix W_h;        ///< (4 n, n)
  Matrix b;          ///< (1, 4 n); PyTorch's bias_ih + bias_hh
  Matrix peepholes;  ///< (3, n): i, f, o; or empty (0, 0)
};

/// A cell of the given sizes, all 0, without peepholes.
LstmCell lstm_cell(Index input, Index hidden);
void add_parameters(Parameters& list, const std::string& prefix, LstmCell& cell, LstmCell& gradient);

struct LstmStep {
  Matrix gates;  ///< (batch, 5 n)  i, f, g, o, and tanh(c')
  Matrix h, c;   ///< (batch, n)
};
struct LstmStepGradient {
  Matrix dx, dh, dc;
  LstmCell d_cell;
};

/// "shape-expected" or "rows-differ" when cell, x, h and c do not fit.
LstmStep lstm_step(const LstmCell& cell, const View& x, const View& h, const View& c);
/// `forward` is what lstm_step returned for the same arguments; d_h and d_c are the gradients of its h and c.
LstmStepGradient lstm_step_backward(const LstmCell& cell, const View& x, const View& h, const View& c,
                                    const LstmStep& forward, const View& d_h, const View& d_c);

}  // namespace attn
