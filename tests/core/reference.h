#pragma once

// Reference cases from reference/*.jsonl, and how near to them is near enough.

#include <map>
#include <string>
#include <vector>

#include "attn/mask.h"
#include "attn/types.h"

namespace attn::test {

struct Tensor {
  std::vector<Index> shape;
  std::vector<Scalar> data;
  bool is_bool = false;

  /// The last two dimensions are a matrix (one dimension: a row); the others count matrices.
  Index rows() const { return shape.size() < 2 ? 1 : shape[shape.size() - 2]; }
  Index cols() const { return shape.back(); }
  Index matrices() const { return static_cast<Index>(data.size()) / (rows() * cols()); }
  Matrix matrix(Index index = 0) const;
};

struct Case {
  std::string name, op;
  std::map<std::string, double> attributes;  ///< numbers and booleans; what is null is not there
  std::map<std::string, Tensor> inputs, outputs;
  std::map<std::string, double> floors;  ///< how far PyTorch's own float32 run was

  /// doctest CHECK that `actual` is the named output's matrix, within the case's floor and float32's rounding of it.
  void check(const std::string& output, const Matrix& actual, Index index = 0) const;
};

std::vector<Case> reference_cases(const std::string& file);

/// -∞ where hidden, as PyTorch's scores have it.
Matrix masked(const Matrix& scores, const Mask& mask);

}  // namespace attn::test
