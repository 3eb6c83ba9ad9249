// Three or four dimensions as matrices, one a head.

#include <string>

#include "attention_operator_parts.h"
#include "attn/error.h"

namespace attn {

std::vector<Index> HeadShape::tensor_shape() const {
  if (packed) return {batch, rows, heads * cols};
  return {batch, heads, rows, cols};
}

Index HeadShape::start(Index sequence, Index head) const {
  return packed ? sequence * rows * heads * cols + head * cols : (sequence * heads + head) * rows * cols;
}

void require_bounds(const char* where, const char* name, const std::vector<Index>& sizes) {
  Index product = 1;
  for (const Index size : sizes) {
    if (size == 0) continue;
    require_whole(where, name, static_cast<double>(size), 0, static_cast<double>(max_elements));
    require_size(where, product, size);
    product *= size;
  }
}

HeadShape head_shape(const char* where, const char* name, const Tensor& x, const char* heads_name, Index heads) {
  const auto& sizes = x.shape;
  if (sizes.size() != 3 && sizes.size() != 4)
    fail("shape-expected", "$0: $1 $2 must be $3", {where, name, shape(sizes), "(batch, heads, n, d)"});
  require_shape(where, name, x, sizes);
  require_bounds(where, name, sizes);
  if (sizes.size() == 4) return {sizes[0], sizes[1], sizes[2], sizes[3], false};
  require_whole(where, heads_name, static_cast<double>(heads), 1, static_cast<double>(max_elements));
  require_multiple(where, (std::string("columns of ") + name).c_str(), sizes[2], heads_name, heads);
  return {sizes[0], heads, sizes[1], sizes[2] / heads, true};
}

HeadView head(const Tensor& x, const HeadShape& shape, Index sequence, Index head) {
  return {x.data.data() + shape.start(sequence, head), shape.rows, shape.cols, shape.stride()};
}

Eigen::Map<Matrix, 0, Eigen::OuterStride<>> head(Tensor& x, const HeadShape& shape, Index sequence, Index head) {
  return {x.data.data() + shape.start(sequence, head), shape.rows, shape.cols, shape.stride()};
}

}  // namespace attn
