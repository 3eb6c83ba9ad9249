#pragma once

// The tasks, each in a file of its own, and what several of them need.

#include "attn/task.h"

namespace attn {

Task copy_task();
Task reverse_task();
Task sort_task();

inline const char* const end_mark = "</s>";

/// One of 0, …, n - 1.
inline Index pick(Rng& rng, std::size_t n) { return static_cast<Index>(rng.below(n)); }

}  // namespace attn
