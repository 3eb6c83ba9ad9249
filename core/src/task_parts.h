#pragma once

// The tasks, each in a file of its own, and what several of them need.

#include "attn/task.h"

namespace attn {

Task copy_task();
Task reverse_task();
Task sort_task();
Task translation_task();
Task numerals_to_digits_task();
Task digits_to_numerals_task();
Task dates_task();
Task sentiment_task();
Task reviews_task();
Task exclusive_or_task();
Task glyphs_task();

inline const char* const end_mark = "</s>";
/// "0" to "9".
std::vector<std::string> ten_digits();
/// The end mark, then the words.
std::vector<std::string> after_end_mark(const std::vector<std::string>& words);

/// One of 0, …, n - 1.
inline Index pick(Rng& rng, std::size_t n) { return static_cast<Index>(rng.below(n)); }

}  // namespace attn
