#pragma once

// A dense layer, row by row: Y = X Wᵀ + b. X is (rows, d_in), Y is (rows, d_out).

#include "attn/parameter.h"
#include "attn/types.h"

namespace attn {

struct Dense {
  Matrix W;  ///< (d_out, d_in)
  Matrix b;  ///< (1, d_out)
};

/// A layer of the given sizes, all 0.
Dense dense_layer(Index input, Index output);
void add_parameters(Parameters& list, const std::string& prefix, Dense& layer, Dense& gradient);

struct DenseGradient {
  Matrix dX;
  Dense d_layer;
};

/// "columns-differ" or "shape-expected" when layer and X do not fit.
Matrix dense(const Dense& layer, const View& X);
DenseGradient dense_backward(const Dense& layer, const View& X, const View& dY);

// The same in place, unchecked.

void dense_into(const Dense& layer, const View& X, Block Y);
/// dX is overwritten, d_layer is added to.
void dense_backward_into(const Dense& layer, const View& X, const View& dY, Block dX, Dense& d_layer);

}  // namespace attn
