#pragma once

// A task's pairs as padded mini-batches without end. Pairs of about the same length go together: eight batches' worth
// is drawn at a time and sorted, and the batches are given out in random order.

#include "attn/seq2seq.h"
#include "attn/task.h"

namespace attn {

/// Pairs side by side, padded; the end mark is fed first and wanted last.
struct Batch {
  Words source;
  Targets targets;

  /// In the memory of an earlier batch.
  void assign(std::span<const Pair* const> pairs);
  /// Target words that count, end marks included.
  Index counted() const;
  /// Places in source and target, those that hold nothing included.
  Index places() const;
  Index empty_places() const;
};

class Batches {
 public:
  /// Batches drawn at a time.
  static constexpr Index drawn = 8;
  struct Options {
    Index lowest, highest;   ///< lengths, drawn with equal chance
    Index batch;             ///< pairs in one
    double label_noise = 0;  ///< share of target words, end marks excepted, that are replaced by random ones
  };
  /// Where a stream of batches is: what it takes to go on from there.
  struct Place {
    Rng rng;
    Index given;  ///< batches since `rng`
  };

  Batches(Task task, Options options, Rng rng);

  const Task& task() const { return task_; }
  /// Valid until the next call.
  const Batch& next();
  Place place() const { return {start_, given_}; }
  void go_to(const Place& place);

 private:
  void draw();

  Task task_;
  Options options_;
  Rng start_, rng_;
  Index given_ = 0;
  std::vector<Pair> pairs_;
  std::vector<const Pair*> sorted_;
  std::vector<Index> order_;
  Batch batch_;
};

}  // namespace attn
