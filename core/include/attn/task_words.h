#pragma once

// A task as a reader meets it: in words.

#include "attn/task.h"

namespace attn {

struct TaskDescription {
  std::vector<std::string> source, target;  ///< the vocabularies; the target's end mark first
  Index lowest, highest;                    ///< lengths that may be asked for
};
TaskDescription describe_task(TaskKind kind);

struct TaskPair {
  std::vector<std::string> source, target;
  std::vector<Index> gold;  ///< as in Pair
};

/// Pairs of random lengths, the same for the same seed. "not-in-range" for a length or a count not from 0 to 10,000.
std::vector<TaskPair> sample_task(TaskKind kind, Index lowest, Index highest, Index count, std::uint64_t seed);

/// Throws what parse_source throws.
std::vector<std::string> parse_task(TaskKind kind, const std::string& text);

}  // namespace attn
