// Edits of attention weights, row by row.

#include "attn/attention_edit.h"

#include <algorithm>
#include <utility>

#include "attn/rng.h"

namespace attn {
namespace {

/// The weights of one sequence, at least one of them.
using Row = Eigen::Ref<Vector>;

struct Editor {
  Index step;

  void operator()(const Learned&, Row) const {}

  void operator()(const Permute& permute, Row row) const {
    Rng rng(permute.seed * 1000003 + static_cast<std::uint64_t>(step));
    for (Index i = row.size() - 1; i > 0; --i)
      std::swap(row(i), row(static_cast<Index>(rng.below(static_cast<std::uint64_t>(i) + 1))));
  }

  void operator()(const Flatten&, Row row) const { row.setConstant(1 / static_cast<Scalar>(row.size())); }

  void operator()(const Harden&, Row row) const {
    Index largest = 0;
    row.maxCoeff(&largest);
    row.setZero();
    row(largest) = 1;
  }

  void operator()(const Mute& mute, Row row) const {
    if (mute.position < 0 || mute.position >= row.size()) return;
    const Scalar rest = row.sum() - row(mute.position);
    if (!(rest > 0)) return;
    row(mute.position) = 0;
    row /= rest;
  }

  void operator()(const Given& given, Row row) const {
    if (step >= given.weights.rows()) return;
    const Index known = std::min(row.size(), given.weights.cols());
    const auto wanted = given.weights.row(step).head(known).cwiseMax(0);
    const Scalar sum = wanted.sum();
    if (!(sum > 0)) return;
    row.setZero();
    row.head(known) = wanted / sum;
  }
};

}  // namespace

void edit_weights(const AttentionEdit& edit, Index t, std::span<const Index> lengths, Block weights) {
  if (std::holds_alternative<Learned>(edit)) return;
  for (Index b = 0; b < weights.rows(); ++b)
    if (const Index length = lengths[static_cast<std::size_t>(b)]; length > 0)
      std::visit([&](const auto& kind) { Editor{t}(kind, weights.row(b).head(length)); }, edit);
}

}  // namespace attn
