#pragma once

// Reference cases: PyTorch's, from reference/*.jsonl, and ONNX's, from a folder beside the checkout; and how near to
// them is near enough.

#include <map>
#include <string>
#include <vector>

#include "attn/mask.h"
#include "attn/tensor.h"
#include "attn/types.h"

namespace attn::test {

struct Case {
  std::string name, op;
  std::map<std::string, double> attributes;  ///< numbers and booleans, "betas0" from a list; not what is null
  std::map<std::string, std::string> words;  ///< attributes that are strings
  std::map<std::string, Tensor> inputs, outputs;
  std::map<std::string, std::string> types;  ///< of inputs and outputs: "float32", "float16", "bool", …
  std::map<std::string, double> floors;      ///< how far PyTorch's own float32 run was; none for ONNX

  double attribute(const std::string& key, double absent) const;
  bool has(const std::string& input) const { return inputs.contains(input); }
  Matrix input(const std::string& key, Index index = 0) const { return inputs.at(key).matrix(index); }

  /// doctest CHECK that `actual` is the named output's matrix. PyTorch: within the case's floor and float32's rounding
  /// of it. ONNX: within 1e-6 and 1e-5 of the number, or 2e-3 if it is float16.
  void check(const std::string& output, const Matrix& actual, Index index = 0) const;
  void check(const std::string& output, const Tensor& actual) const;
};

/// PyTorch's cases.
std::vector<Case> reference_cases(const std::string& file);

/// ONNX's: none if the folder is not there.
std::vector<Case> onnx_cases(const std::string& file);
/// $ATTN_ONNX_CASES, or ../shared/conformance/onnx beside the checkout.
std::string onnx_folder();

/// -∞ where hidden, as PyTorch's scores have it.
Matrix masked(const Matrix& scores, const Mask& mask);

}  // namespace attn::test
