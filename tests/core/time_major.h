#pragma once

// Sequences as PyTorch keeps them, (batch, steps, columns), and as attn/sequence.h does: row t · batch + b.

#include "attn/tensor.h"
#include "attn/types.h"

namespace attn::test {

inline Matrix time_major(const Tensor& x) {
  const Index batch = x.matrices(), steps = x.rows();
  Matrix result(steps * batch, x.cols());
  for (Index b = 0; b < batch; ++b)
    for (Index t = 0; t < steps; ++t) result.row(t * batch + b) = x.matrix(b).row(t);
  return result;
}

/// The rows of sequence b.
inline Matrix sequence_rows(const Matrix& x, Index batch, Index b) {
  Matrix result(x.rows() / batch, x.cols());
  for (Index t = 0; t < result.rows(); ++t) result.row(t) = x.row(t * batch + b);
  return result;
}

inline Matrix side_by_side(const Matrix& a, const Matrix& b) {
  Matrix both(a.rows(), a.cols() + b.cols());
  both << a, b;
  return both;
}

}  // namespace attn::test
