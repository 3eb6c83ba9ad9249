#pragma once

// Cross-entropy of softmax(logits) against the right class of each row, averaged over the rows that count, as PyTorch's
// cross_entropy. With label smoothing ε (Szegedy et al. 2016) the target is 1 - ε at the right class plus ε spread over
// all of them:  loss_i = (1 - ε)(-log p_i,target) + ε (-Σ_k log p_ik / classes).

#include <span>

#include "attn/types.h"

namespace attn {

struct CrossEntropyOptions {
  Index ignore_index = -100;   ///< rows of this target do not count: padding
  double label_smoothing = 0;  ///< ε, from 0 to 1
};

struct CrossEntropy {
  Matrix log_probabilities;  ///< (n, classes)
  Matrix losses;             ///< (n, 1), 0 for a row that does not count
  Index counted;             ///< how many rows count
  double loss;               ///< Σ losses / counted; 0 if no row counts, where PyTorch has NaN
};

/// One target for each row of logits, which is (n, classes). "shape-expected" if there are not n, "no-keys" if there is
/// no class, "not-in-range" for a target or ε.
CrossEntropy cross_entropy(const View& logits, std::span<const Index> targets, const CrossEntropyOptions& options = {});

/// d loss / d logits; `forward` is what cross_entropy returned for the same targets and options.
Matrix cross_entropy_backward(const CrossEntropy& forward, std::span<const Index> targets,
                              const CrossEntropyOptions& options = {});

/// The loss without smoothing, and d_logits beside it: for a training loop, in place and without allocation.
double cross_entropy_into(const View& logits, std::span<const Index> targets, Index ignore_index, Block d_logits);

}  // namespace attn
