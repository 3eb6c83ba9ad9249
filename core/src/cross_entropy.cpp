// Cross-entropy over log softmax.

#include "attn/cross_entropy.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "attn/error.h"
#include "attn/log_softmax.h"
#include "kernel/softmax.h"

namespace attn {
namespace {

void check(const char* where, Index rows, Index classes, std::span<const Index> targets,
           const CrossEntropyOptions& options) {
  require_shape(where, "targets", static_cast<Index>(targets.size()), 1, rows, 1);
  require_range(where, "label_smoothing", options.label_smoothing, 0, 1);
  for (const Index target : targets)
    if (target != options.ignore_index)
      require_range(where, "target", static_cast<double>(target), 0, static_cast<double>(classes - 1));
}

}  // namespace

CrossEntropy cross_entropy(const View& logits, std::span<const Index> targets, const CrossEntropyOptions& options) {
  const Index n = logits.rows(), classes = logits.cols();
  check("cross_entropy", n, classes, targets, options);
  const auto smoothing = static_cast<Scalar>(options.label_smoothing);
  CrossEntropy result{log_softmax(logits).values, Matrix::Zero(n, 1), 0, 0};
  for (Index i = 0; i < n; ++i) {
    const Index target = targets[static_cast<std::size_t>(i)];
    if (target == options.ignore_index) continue;
    const auto log_p = result.log_probabilities.row(i);
    result.losses(i) = (smoothing - 1) * log_p(target);
    // Not even 0 times the others: a class of probability 0 would make that NaN.
    if (smoothing > 0) result.losses(i) -= smoothing / static_cast<Scalar>(classes) * log_p.sum();
    result.loss += static_cast<double>(result.losses(i));
    ++result.counted;
  }
  if (result.counted > 0) result.loss /= static_cast<double>(result.counted);
  return result;
}

Matrix cross_entropy_backward(const CrossEntropy& forward, std::span<const Index> targets,
                              const CrossEntropyOptions& options) {
  const Index n = forward.log_probabilities.rows(), classes = forward.log_probabilities.cols();
  check("cross_entropy_backward", n, classes, targets, options);
  const auto smoothing = static_cast<Scalar>(options.label_smoothing);
  Matrix d_logits = forward.log_probabilities.array().exp() - smoothing / static_cast<Scalar>(classes);
  for (Index i = 0; i < n; ++i) {
    const Index target = targets[static_cast<std::size_t>(i)];
    if (target == options.ignore_index)
      d_logits.row(i).setZero();
    else
      d_logits(i, target) -= 1 - smoothing;
  }
  if (forward.counted > 0) d_logits /= static_cast<Scalar>(forward.counted);
  return d_logits;
}

double cross_entropy_into(const View& logits, std::span<const Index> targets, Index ignore_index, Block d_logits) {
  const Index n = logits.rows();
  check("cross_entropy", n, logits.cols(), targets, {.ignore_index = ignore_index});
  const auto counted = static_cast<double>(n - std::count(targets.begin(), targets.end(), ignore_index));
  double loss = 0;
  for (Index i = 0; i < n; ++i) {
    const Index target = targets[static_cast<std::size_t>(i)];
    Scalar* const d = d_logits.row(i).data();
    const Index classes = logits.cols();
    if (target == ignore_index) {
      std::fill_n(d, classes, Scalar(0));
      continue;
    }
    std::copy_n(logits.row(i).data(), classes, d);
    const Scalar largest = kernel::largest(d, classes), sum = kernel::exponentials(d, classes, largest, 1);
    loss += static_cast<double>(std::log(sum) + largest - logits(i, target));
    const auto share = static_cast<Scalar>(1 / counted);
    kernel::scale(d, classes, share / sum, d);
    d[target] -= share;
  }
  return counted > 0 ? loss / counted : 0;
}

}  // namespace attn
