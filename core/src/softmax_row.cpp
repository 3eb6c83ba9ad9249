// One row, run by run of what the mask leaves visible.

#include "softmax_row.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "kernel/softmax.h"

namespace attn {
namespace {

constexpr Scalar nothing = -std::numeric_limits<Scalar>::infinity();

/// Calls visit(first, end, visible) for every run of keys that are visible or hidden alike.
template <class Visit>
void for_each_run(const Mask& mask, Index query, const Visit& visit) {
  for (Index first = 0, end = 0; first < mask.keys(); first = end) {
    end = mask.run_end(query, first);
    visit(first, end, mask(query, first));
  }
}

/// Where no number is the largest, or the largest is infinite: NaN, -∞ alone, or +∞, each of which ends in NaN.
SoftmaxRow spoiled(const Scalar* scores, const Mask& mask, Index query, Scalar temperature, Scalar* exponentials) {
  Scalar max = nothing, sum = 0;
  for_each_run(mask, query, [&](Index first, Index end, bool visible) {
    for (Index j = first; visible && j < end; ++j)
      if (scores[j] > max || std::isnan(scores[j])) max = scores[j];
  });
  for_each_run(mask, query, [&](Index first, Index end, bool visible) {
    for (Index j = first; visible && j < end; ++j) sum += exponentials[j] = std::exp((scores[j] - max) / temperature);
  });
  return {max, sum};
}

}  // namespace

SoftmaxRow masked_exponentials(const Scalar* scores, const Mask& mask, Index query, Scalar temperature,
                               Scalar* exponentials) {
  bool any = false;
  for_each_run(mask, query, [&](Index first, Index end, bool visible) {
    any = any || visible;
    if (visible)
      std::copy(scores + first, scores + end, exponentials + first);
    else
      std::fill(exponentials + first, exponentials + end, nothing);
  });
  const Index n = mask.keys();
  const Scalar max = kernel::largest(exponentials, n),
               sum = kernel::exponentials(exponentials, n, max, 1 / temperature);
  if (!any) return {0, 0};
  return sum > 0 ? SoftmaxRow{max, sum} : spoiled(scores, mask, query, temperature, exponentials);
}

void masked_weights(const Scalar* exponentials, const Mask& mask, Index query, Scalar sum, Scalar* weights) {
  if (sum > 0) return kernel::scale(exponentials, mask.keys(), 1 / sum, weights);
  for_each_run(mask, query, [&](Index first, Index end, bool visible) {
    for (Index j = first; j < end; ++j) weights[j] = visible ? exponentials[j] / sum : 0;
  });
}

void softmax_rows(const View& scores, const Mask& mask, Index first, Scalar temperature, Block weights) {
  for (Index i = 0; i < scores.rows(); ++i) {
    Scalar* const row = weights.row(i).data();
    const Scalar sum = masked_exponentials(scores.row(i).data(), mask, first + i, temperature, row).sum;
    masked_weights(row, mask, first + i, sum, row);
  }
}

}  // namespace attn
