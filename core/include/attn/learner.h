#pragma once

// A network with its gradient and its memory, as a trainer sees it, whatever its kind.

#include <memory>

#include "attn/attention_edit.h"
#include "attn/batches.h"
#include "attn/trainer_config.h"

namespace attn {

class Learner {
 public:
  virtual ~Learner() = default;

  /// Its parameters beside their gradients.
  virtual void list(Parameters& parameters) = 0;
  /// The loss of a batch, teacher-forced where words follow one another.
  virtual double loss(const Batch& batch) = 0;
  /// After loss of the same batch; adds to the gradients.
  virtual void backward(const Batch& batch) = 0;
  /// What it says of its own, at most `longest` words a sequence; row t · batch + b, end marks after the last word.
  virtual std::vector<Index> answer(const Words& source, Index longest, const AttentionEdit& edit) = 0;
  /// Of the last batch's first sequence, (steps, source) or fewer rows; (0, 0) without attention.
  virtual Matrix weights(Index steps) const = 0;
};

/// An encoder-decoder; a classifier for classes of sequences; a perceptron for classes of pictures.
std::unique_ptr<Learner> learner_of(const TrainerConfig& config, const Task& task);

}  // namespace attn
