// ONNX's Softmax and LogSoftmax along any axis.

#include "attn/log_softmax.h"
#include "attn/softmax.h"
#include "conformance.h"

namespace attn::test {

void check_onnx_softmax(const Case& c) {
  const Tensor& x = c.inputs.at("x");
  const auto dimensions = static_cast<Index>(x.shape.size()), axis = static_cast<Index>(c.attribute("axis", -1));
  const auto along = static_cast<std::size_t>(axis < 0 ? axis + dimensions : axis);
  const Index m = x.shape[along], total = static_cast<Index>(x.data.size());
  Index inner = 1;
  for (std::size_t d = along + 1; d < x.shape.size(); ++d) inner *= x.shape[d];

  // Number k along the axis of line (outer, i) lies at (outer · m + k) · inner + i.
  Matrix lines(total / m, m);
  const auto place = [&](Index line, Index k) {
    return static_cast<std::size_t>((line / inner * m + k) * inner + line % inner);
  };
  for (Index line = 0; line < lines.rows(); ++line)
    for (Index k = 0; k < m; ++k) lines(line, k) = x.data[place(line, k)];
  const Matrix answer =
      c.op == "Softmax" ? masked_softmax(lines, Mask(total / m, m)).weights : log_softmax(lines).values;
  Tensor y = zeros(x.shape);
  for (Index line = 0; line < lines.rows(); ++line)
    for (Index k = 0; k < m; ++k) y.data[place(line, k)] = answer(line, k);
  c.check("y", y);
}

}  // namespace attn::test
