// Tasks in words.

#include "attn/task_words.h"

#include "attn/error.h"

namespace attn {

TaskDescription describe_task(TaskKind kind) {
  const Task task = task_of(kind);
  return {task.source_words, task.target_words, task.lowest, task.highest};
}

std::vector<TaskPair> sample_task(TaskKind kind, Index lowest, Index highest, Index count, std::uint64_t seed) {
  const char* const where = "sample_task";
  const Task task = task_of(kind);
  require_whole(where, "lowest", static_cast<double>(lowest), static_cast<double>(task.lowest),
                static_cast<double>(task.highest));
  require_whole(where, "highest", static_cast<double>(highest), static_cast<double>(lowest),
                static_cast<double>(task.highest));
  require_whole(where, "count", static_cast<double>(count), 0, 10000);
  Rng rng(seed);
  Pair pair;
  std::vector<TaskPair> pairs;
  for (Index i = 0; i < count; ++i) {
    sample_pair(task, rng, lowest + static_cast<Index>(rng.below(static_cast<std::uint64_t>(highest - lowest + 1))),
                pair);
    pairs.push_back({spelled(task.source_words, pair.source), spelled(task.target_words, pair.target), pair.gold});
  }
  return pairs;
}

std::vector<std::string> parse_task(TaskKind kind, const std::string& text) {
  const Task task = task_of(kind);
  return spelled(task.source_words, parse_source(task, text));
}

}  // namespace attn
