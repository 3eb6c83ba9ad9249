// What a trainer is asked: how good it is, what it says, where it looks.

#include <algorithm>
#include <limits>

#include "attn/error.h"
#include "attn/trainer.h"

namespace attn {
namespace {

/// The stream of the pairs to be examined on; trainer.cpp has the others.
constexpr std::uint64_t streams = 4, examination_stream = 2;

/// Steps after which an output is cut off.
Index longest_output(const Words& source) { return 2 * source.steps() + 16; }

Batch batch_of(const Pair& pair) {
  const Pair* const pairs[] = {&pair};
  Batch batch;
  batch.assign(pairs);
  return batch;
}

/// How many words with gold have their largest weight there, of how many.
double hit_rate(const Matrix& weights, const std::vector<Index>& gold) {
  Index hits = 0, all = 0;
  for (std::size_t t = 0; t < gold.size(); ++t) {
    if (gold[t] < 0 || static_cast<Index>(t) >= weights.rows()) continue;
    Index largest = 0;
    weights.row(static_cast<Index>(t)).maxCoeff(&largest);
    hits += largest == gold[t] ? 1 : 0;
    ++all;
  }
  if (all == 0) return std::numeric_limits<double>::quiet_NaN();
  return static_cast<double>(hits) / static_cast<double>(all);
}

}  // namespace

Evaluation Trainer::evaluate(Index length, Index count) {
  const Task& task = batches_.task();
  const char* const where = "evaluate";
  require_whole(where, "length", static_cast<double>(length), static_cast<double>(task.lowest),
                static_cast<double>(task.highest));
  require_whole(where, "count", static_cast<double>(count), 1, 10000);
  Rng rng(config_.seed * streams + examination_stream);
  std::vector<Pair> pairs(static_cast<std::size_t>(std::min(count, Index{128})));
  std::vector<const Pair*> some;
  Batch batch;
  Index right_outputs = 0, right_words = 0, words = 0;
  for (Index done = 0; done < count; done += static_cast<Index>(some.size())) {
    some.clear();
    for (Pair& pair : pairs) {
      if (done + static_cast<Index>(some.size()) == count) break;
      sample_pair(task, rng, length, pair);
      some.push_back(&pair);
    }
    batch.assign(some);
    const auto& wanted = batch.targets.wanted;
    const Index size = batch.source.batch(), steps = static_cast<Index>(wanted.size()) / size;
    auto output = learner_->answer(batch.source, steps, edit_);
    output.resize(wanted.size(), end_word);
    for (Index b = 0; b < size; ++b) {
      bool right = true;
      for (auto i = static_cast<std::size_t>(b); i < wanted.size(); i += static_cast<std::size_t>(size)) {
        if (wanted[i] == padding_word) break;
        right_words += output[i] == wanted[i] ? 1 : 0;
        right = right && output[i] == wanted[i];
      }
      right_outputs += right ? 1 : 0;
    }
    words += batch.counted();
  }
  return {length, count, static_cast<double>(right_outputs) / static_cast<double>(count),
          static_cast<double>(right_words) / static_cast<double>(words)};
}

Decoded Trainer::decode(const std::string& text) {
  const Task& task = batches_.task();
  Pair pair{parse_source(task, text), {}, {}};
  const bool solved = task.solve(pair);
  const Batch batch = batch_of(pair);
  auto output = learner_->answer(batch.source, longest_output(batch.source), edit_);
  Decoded result{spelled(task.source_words, pair.source), {}, {}, output.back() == end_word, {}};
  result.weights = learner_->weights(static_cast<Index>(output.size()));
  if (result.ended) output.pop_back();
  result.output = spelled(task.target_words, output);
  if (solved) result.expected = spelled(task.target_words, pair.target);
  return result;
}

Aligned Trainer::align(const std::string& text) {
  const Task& task = batches_.task();
  Pair pair{parse_source(task, text), {}, {}};
  if (!task.solve(pair)) throw Error("no-answer", {"align"}, "align: the task has no right target for this text");
  const Batch batch = batch_of(pair);
  learner_->loss(batch);
  pair.gold.push_back(-1);
  Aligned result{spelled(task.source_words, pair.source), spelled(task.target_words, batch.targets.wanted),
                 learner_->weights(static_cast<Index>(batch.targets.wanted.size())), std::move(pair.gold), 0};
  result.hit_rate = hit_rate(result.weights, result.gold);
  return result;
}

}  // namespace attn
