// Reads reference cases.

#include "reference.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "matrices.h"

namespace attn::test {
namespace {

/// Inputs are float32 exactly: nine digits name the float, not the double, that is meant.
Scalar number(const nlohmann::json& x, bool is_double) {
  if (x.is_boolean()) return x.get<bool>() ? 1 : 0;
  if (x.is_string()) return x == "nan" ? not_a_number : x == "inf" ? infinity : -infinity;
  return is_double ? static_cast<Scalar>(x.get<double>()) : static_cast<Scalar>(x.get<float>());
}

void read_tensors(const nlohmann::json& from, std::map<std::string, Tensor>& tensors, Case& into) {
  for (const auto& [name, x] : from.items()) {
    into.types[name] = x["dtype"];
    Tensor& tensor = tensors[name];
    tensor.shape = x["shape"].get<std::vector<Index>>();
    for (const auto& value : x["data"]) tensor.data.push_back(number(value, x["dtype"] == "float64"));
  }
}

std::vector<Case> cases_of(const std::string& path) {
  std::ifstream lines(path);
  std::vector<Case> cases;
  for (std::string line; std::getline(lines, line);) {
    const auto json = nlohmann::json::parse(line);
    Case& added = cases.emplace_back();
    added.name = json["name"];
    added.op = json["op"];
    for (const auto& [key, x] : json["attributes"].items()) {
      if (x.is_number()) added.attributes[key] = x;
      if (x.is_boolean()) added.attributes[key] = x.get<bool>() ? 1 : 0;
      for (std::size_t i = 0; x.is_array() && i < x.size(); ++i)
        if (x[i].is_number()) added.attributes[key + std::to_string(i)] = x[i];
      if (x.is_string()) added.words[key] = x;
    }
    read_tensors(json["inputs"], added.inputs, added);
    read_tensors(json["outputs"], added.outputs, added);
    if (json.contains("f32_run_max_abs_err"))
      added.floors = json["f32_run_max_abs_err"].get<std::map<std::string, double>>();
  }
  return cases;
}

/// |a - b| beyond 1e-5 of the expected number; infinite where only one is NaN, or an infinity is missed.
double excess(const Matrix& actual, const Matrix& expected) {
  if (actual.rows() != expected.rows() || actual.cols() != expected.cols()) return infinity;
  double largest = 0;
  for (Index i = 0; i < actual.size(); ++i) {
    const double a = actual.data()[i], b = expected.data()[i];
    if (a == b || (std::isnan(a) && std::isnan(b))) continue;
    largest = std::isfinite(a - b) ? std::max(largest, std::abs(a - b) - 1e-5 * std::abs(b)) : double{infinity};
  }
  return largest;
}

}  // namespace

double Case::attribute(const std::string& key, double absent) const {
  const auto found = attributes.find(key);
  return found == attributes.end() ? absent : found->second;
}

void Case::check(const std::string& output, const Matrix& actual, Index index) const {
  const Matrix expected = outputs.at(output).matrix(index);
  INFO(name << ": " << output << " [" << index << "]");
  const auto floor = floors.find(output);
  if (floor == floors.end()) {
    CHECK(excess(actual, expected) <= (types.at(output) == "float16" ? 2e-3 : 1e-6));
    return;
  }
  double largest = 0;
  for (Index i = 0; i < expected.size(); ++i)
    if (std::isfinite(expected(i))) largest = std::max(largest, std::abs(static_cast<double>(expected(i))));
  // The floors are written with three digits, the outputs rounded to float32 once; in float we, like PyTorch's own
  // float32 run, round at every step.
  const double tolerance =
      single ? 4 * floor->second + 1e-6 * std::max(1.0, largest) : 1.01 * floor->second + 1.2e-7 * largest;
  CHECK(difference(actual, expected) <= tolerance);
}

void Case::check(const std::string& output, const Tensor& actual) const {
  INFO(name << ": " << output);
  CHECK(shape(actual.shape) == shape(outputs.at(output).shape));
  if (actual.shape != outputs.at(output).shape) return;
  for (Index i = 0; i < actual.matrices(); ++i) check(output, actual.matrix(i), i);
}

std::vector<Case> reference_cases(const std::string& file) {
  return cases_of(std::string(ATTN_REFERENCE_DIR) + "/" + file);
}

std::string onnx_folder() {
  const char* const given = std::getenv("ATTN_ONNX_CASES");
  return given ? given : ATTN_ONNX_DIR;
}

std::vector<Case> onnx_cases(const std::string& file) { return cases_of(onnx_folder() + "/" + file); }

Matrix masked(const Matrix& scores, const Mask& mask) {
  Matrix result = scores;
  for (Index i = 0; i < scores.rows(); ++i)
    for (Index j = 0; j < scores.cols(); ++j)
      if (!mask(i, j)) result(i, j) = -infinity;
  return result;
}

}  // namespace attn::test
