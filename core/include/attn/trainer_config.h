#pragma once

// What a trainer is told, and what it answers.

#include <string>
#include <vector>

#include "attn/cell.h"
#include "attn/task.h"
#include "attn/types.h"

namespace attn {

/// none: the fixed vector. The others: attn/score.h.
enum class ScoreKind { none, dot, scaled_dot, general, concat, additive };
enum class OptimiserKind { sgd, adam, adamw };

struct TrainerConfig {
  TaskKind task = TaskKind::reverse;
  CellKind cell = CellKind::gru;
  bool bidirectional = true;  ///< the encoder
  Index hidden = 32;          ///< of each direction, and of the decoder (twice that for dot and scaled-dot,
                              ///< whose queries are as wide as their keys)
  Index embedding = 32;       ///< columns of both tables
  ScoreKind score = ScoreKind::additive;
  Index batch = 32;  ///< sequences in a step
  OptimiserKind optimiser = OptimiserKind::adam;
  double learning_rate = 0.005;
  double decay = 0.5;     ///< the rate is multiplied by it after every decay_every steps
  Index decay_every = 0;  ///< 0: never
  double clip = 5;        ///< the gradient's largest norm; 0: any
  double weight_decay = 0;
  double momentum = 0;             ///< of sgd
  Index lowest = 1, highest = 16;  ///< lengths trained on, in the task's own measure
  std::uint64_t seed = 1;          ///< of the parameters and of the pairs
  double label_noise = 0;          ///< share of target words replaced by random ones
};

/// "not-in-range", "not-positive" or "not-finite", by the name of the setting.
void require_trainer_config(const TrainerConfig& config);

/// An entry a step. Where a loss or a gradient is no longer finite, training stops before the parameters follow.
struct TrainingSteps {
  std::vector<double> losses;
  std::vector<double> gradient_norms;          ///< before clipping
  Index steps = 0, sequences = 0, tokens = 0;  ///< since the beginning; target words that count
  double padding = 0;                          ///< share of the places in these steps' batches that hold nothing
  double learning_rate = 0;                    ///< of the next step
  bool diverged = false;
};

/// Greedy decoding of pairs that are the same at every call.
struct Evaluation {
  Index length = 0, count = 0;
  double exact_match = 0;     ///< share of outputs that are right altogether
  double token_accuracy = 0;  ///< share of wanted words, end marks included, that stand in their place
};

struct Decoded {
  std::vector<std::string> source, output;  ///< without the end mark
  Matrix weights;                           ///< (steps, source), the end mark's step included; (0, 0) without attention
  bool ended = false;                       ///< false: cut off
  std::vector<std::string> expected;        ///< empty if the task has no answer to this source
};

/// A source with its right target, teacher-forced.
struct Aligned {
  std::vector<std::string> source, target;  ///< the end mark last
  Matrix weights;                           ///< (target, source); (0, 0) without attention
  std::vector<Index> gold;                  ///< the source place of each target word; -1: none
  double hit_rate = 0;  ///< share of the words with gold whose largest weight is there; NaN if there are none
};

/// Everything that changes while training.
struct Snapshot {
  Index steps = 0, sequences = 0, tokens = 0;
  Matrix values;      ///< (1, parameters)
  Matrix moments;     ///< (1, parameters) for sgd, twice that for the others, none before the first step
  Matrix randomness;  ///< (1, 17)  the stream of batches, in whole numbers
};

}  // namespace attn
