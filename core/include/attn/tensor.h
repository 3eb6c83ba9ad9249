#pragma once

// Numbers in any number of dimensions, row by row: how batches and heads of matrices come and go.

#include <string>
#include <vector>

#include "attn/types.h"

namespace attn {

/// The last two dimensions are a matrix (one dimension: a row); those before them count matrices.
struct Tensor {
  std::vector<Index> shape;
  std::vector<Scalar> data;  ///< as many as the shape says

  Index rows() const { return shape.size() < 2 ? 1 : shape[shape.size() - 2]; }
  Index cols() const { return shape.empty() ? 1 : shape.back(); }
  Index matrices() const;
  /// Without a copy: not of a tensor that is about to go.
  Eigen::Map<const Matrix> matrix(Index index = 0) const&;
  Eigen::Map<Matrix> matrix(Index index = 0) &;
  Eigen::Map<const Matrix> matrix(Index index = 0) const&& = delete;
};

/// "too-large" beyond max_elements, "not-in-range" for a negative size.
Tensor zeros(std::vector<Index> shape);

/// "(2, 3, 4, 8)".
std::string shape(const std::vector<Index>& sizes);

/// "shape-expected" [where, name, shape, expected shape], also if data is not as long as the shape says.
void require_shape(const char* where, const char* name, const Tensor& x, const std::vector<Index>& expected);

}  // namespace attn
