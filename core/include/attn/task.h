#pragma once

// What networks are trained on: pairs of a source and a target, made without end from a seed, with the alignment that
// is right by construction. Integers alone decide, so that the pairs are the same natively and in WebAssembly.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "attn/rng.h"

namespace attn {

/// What a length measures: copy, reverse, sort: digits; translation: clauses; numerals, both ways: digits of the
/// number; sentiment, reviews: words; dates, exclusive_or, glyphs: nothing, it is 1.
enum class TaskKind {
  copy,
  reverse,
  sort,
  translation,
  numerals_to_digits,
  digits_to_numerals,
  dates,
  sentiment,
  reviews,
  exclusive_or,
  glyphs
};

/// Words are numbers in the task's vocabularies.
struct Pair {
  std::vector<Index> source;
  std::vector<Index> target;  ///< without the end mark
  std::vector<Index> gold;    ///< for each target word the place in the source that it comes from; -1: none
};

struct Task {
  std::vector<std::string> source_words;
  std::vector<std::string> target_words;  ///< the end mark first
  Index lowest, highest;                  ///< lengths, in the task's own measure

  /// A source of the given length.
  void (*sample)(Rng& rng, Index length, std::vector<Index>& source);
  /// Target and gold of pair.source; false if there is no answer to it.
  bool (*solve)(Pair& pair);

  bool classes = false;  ///< the target is one word, a class of the whole source
  Index points = 0;      ///< where the source is a picture: how many points it has
};

inline constexpr Index end_word = 0;
/// No source may have more words.
inline constexpr Index longest_source = 72;

Task task_of(TaskKind kind);

/// A random pair, in the memory of an earlier one.
void sample_pair(const Task& task, Rng& rng, Index length, Pair& pair);

/// The words of a text, the longest first where several fit; blanks part words and count for nothing. "unknown-word"
/// [where, what stands there, its place among the text's characters], "empty-input" [where], "too-long" [where, words,
/// limit].
std::vector<Index> parse_source(const Task& task, const std::string& text);

/// Words as text.
std::vector<std::string> spelled(const std::vector<std::string>& vocabulary, std::span<const Index> words);

}  // namespace attn
