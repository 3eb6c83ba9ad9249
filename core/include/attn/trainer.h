#pragma once

// One network on one task, from random numbers to what it learns: made from a config, trained step by step, questioned
// at any time. Two trainers of the same config and seed live the same life.

#include "attn/learner.h"
#include "attn/optimiser.h"

namespace attn {

class Trainer {
 public:
  /// Throws what require_trainer_config throws.
  explicit Trainer(const TrainerConfig& config);
  Trainer(const Trainer&) = delete;
  Trainer& operator=(const Trainer&) = delete;

  /// At most `count` optimiser steps; none once training has diverged. "not-in-range" unless 0 to 100,000.
  TrainingSteps step(Index count);

  /// "not-in-range" for a length that the task has not, or a count not from 1 to 10,000.
  Evaluation evaluate(Index length, Index count);
  /// Throws what parse_source throws.
  Decoded decode(const std::string& text);
  /// The same, and "no-answer" [where] if the task has no right target for the text.
  Aligned align(const std::string& text);
  /// What decode and evaluate do to the weights from now on; training knows nothing of it.
  void set_attention(const AttentionEdit& edit) { edit_ = edit; }

  /// How many numbers are learned.
  Index parameters() const { return parameter_count(list_); }
  Snapshot snapshot() const;
  /// "shape-expected" unless the snapshot is of a trainer of the same sizes, "not-in-range" for an impossible number.
  void restore(const Snapshot& snapshot);

 private:
  double learning_rate() const;
  void optimise();

  TrainerConfig config_;
  Batches batches_;
  std::unique_ptr<Learner> learner_;
  Parameters list_;
  OptimiserState optimiser_;
  AttentionEdit edit_;
  Index sequences_ = 0, tokens_ = 0;
  bool diverged_ = false;
};

}  // namespace attn
