// Shapes of many dimensions.

#include "attn/tensor.h"

#include <utility>

#include "attn/error.h"

namespace attn {
namespace {

/// Of a shape that may be any numbers: more than there can be where it is negative or does not fit.
Index product(const std::vector<Index>& sizes, std::size_t count) {
  Index result = 1;
  for (std::size_t i = 0; i < count; ++i) {
    if (sizes[i] == 0) return 0;
    result = sizes[i] < 0 || result > max_elements / sizes[i] ? max_elements + 1 : result * sizes[i];
  }
  return result;
}

}  // namespace

Index Tensor::matrices() const { return shape.size() < 3 ? 1 : product(shape, shape.size() - 2); }

Eigen::Map<const Matrix> Tensor::matrix(Index index) const& {
  return {data.data() + index * rows() * cols(), rows(), cols()};
}

Eigen::Map<Matrix> Tensor::matrix(Index index) & { return {data.data() + index * rows() * cols(), rows(), cols()}; }

Tensor zeros(std::vector<Index> sizes) {
  Index count = 1;
  for (const Index size : sizes) {
    require_whole("zeros", "size", static_cast<double>(size), 0, static_cast<double>(max_elements));
    require_size("zeros", count, size);
    count *= size;
  }
  return {std::move(sizes), std::vector<Scalar>(static_cast<std::size_t>(count))};
}

std::string shape(const std::vector<Index>& sizes) {
  std::string text = "(";
  for (std::size_t i = 0; i < sizes.size(); ++i) text += (i == 0 ? "" : ", ") + std::to_string(sizes[i]);
  return text + ")";
}

void require_shape(const char* where, const char* name, const Tensor& x, const std::vector<Index>& expected) {
  if (x.shape == expected && static_cast<Index>(x.data.size()) == product(expected, expected.size())) return;
  fail("shape-expected", "$0: $1 $2 must be $3", {where, name, shape(x.shape), shape(expected)});
}

}  // namespace attn
