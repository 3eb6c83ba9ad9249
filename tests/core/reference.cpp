// Reads reference/*.jsonl.

#include "reference.h"

#include <doctest/doctest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "matrices.h"

namespace attn::test {
namespace {

/// Inputs are float32 exactly: nine digits name the float, not the double, that is meant.
Scalar number(const nlohmann::json& x) {
  if (x.is_boolean()) return x.get<bool>() ? 1 : 0;
  if (!x.is_string()) return static_cast<Scalar>(x.get<float>());
  return x == "nan" ? not_a_number : x == "inf" ? infinity : -infinity;
}

std::map<std::string, Tensor> tensors(const nlohmann::json& from) {
  std::map<std::string, Tensor> result;
  for (const auto& [name, x] : from.items()) {
    Tensor& tensor = result[name];
    tensor.shape = x["shape"].get<std::vector<Index>>();
    tensor.is_bool = x["dtype"] == "bool";
    for (const auto& value : x["data"]) tensor.data.push_back(number(value));
  }
  return result;
}

}  // namespace

Matrix Tensor::matrix(Index index) const {
  return Eigen::Map<const Matrix>(data.data() + index * rows() * cols(), rows(), cols());
}

void Case::check(const std::string& output, const Matrix& actual, Index index) const {
  const Matrix expected = outputs.at(output).matrix(index);
  double largest = 0;
  for (Index i = 0; i < expected.size(); ++i)
    if (std::isfinite(expected(i))) largest = std::max(largest, std::abs(static_cast<double>(expected(i))));
  // The floors are written with three digits, the outputs rounded to float32 once; in float we, like PyTorch's own
  // float32 run, round at every step.
  const double tolerance =
      single ? 4 * floors.at(output) + 1e-6 * std::max(1.0, largest) : 1.01 * floors.at(output) + 1.2e-7 * largest;
  INFO(name << ": " << output << " [" << index << "]");
  CHECK(difference(actual, expected) <= tolerance);
}

std::vector<Case> reference_cases(const std::string& file) {
  std::ifstream lines(std::string(ATTN_REFERENCE_DIR) + "/" + file);
  std::vector<Case> cases;
  for (std::string line; std::getline(lines, line);) {
    const auto json = nlohmann::json::parse(line);
    Case& added = cases.emplace_back();
    added.name = json["name"];
    added.op = json["op"];
    for (const auto& [key, x] : json["attributes"].items())
      if (x.is_number() || x.is_boolean()) added.attributes[key] = static_cast<double>(number(x));
    added.inputs = tensors(json["inputs"]);
    added.outputs = tensors(json["outputs"]);
    added.floors = json["f32_run_max_abs_err"].get<std::map<std::string, double>>();
  }
  return cases;
}

Matrix masked(const Matrix& scores, const Mask& mask) {
  Matrix result = scores;
  for (Index i = 0; i < scores.rows(); ++i)
    for (Index j = 0; j < scores.cols(); ++j)
      if (!mask(i, j)) result(i, j) = -infinity;
  return result;
}

}  // namespace attn::test
