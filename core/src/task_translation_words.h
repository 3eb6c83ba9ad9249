#pragma once

// The words of the toy translation, Chinese with their English forms.

#include <array>

#include "task_parts.h"

namespace attn {

enum class WordClass { time, pronoun, noun, place, verb, adjective, conjunction, de, at, past, negation, comma };
inline constexpr std::size_t word_classes = 12;

/// English forms: of a pronoun as subject, object and owner; of a verb without and with its past.
enum class Form { plain, object, possessive, past = object, relative = object };

struct Lexicon {
  std::vector<std::string> source, target;
  std::vector<WordClass> kinds;                          ///< of each source word
  std::vector<std::array<std::vector<Index>, 3>> forms;  ///< target words of each source word
  std::array<std::vector<Index>, word_classes> by_kind;  ///< source words
  Index the = 0;

  WordClass kind_of(Index word) const { return kinds[static_cast<std::size_t>(word)]; }
  const std::vector<Index>& english(Index word, Form form) const {
    return forms[static_cast<std::size_t>(word)][static_cast<std::size_t>(form)];
  }
  const std::vector<Index>& of_kind(WordClass kind) const { return by_kind[static_cast<std::size_t>(kind)]; }
};

/// The only one, made at the first call.
const Lexicon& lexicon();

}  // namespace attn
