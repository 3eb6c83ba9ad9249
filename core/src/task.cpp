// Tasks in general: sampling, and text to words.

#include "attn/task.h"

#include "attn/error.h"
#include "task_parts.h"

namespace attn {
namespace {

const char* const where = "parse_source";

bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }
/// Bytes of UTF-8 that go on with a character.
bool goes_on(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

/// The longest word that the text has at `place`; its length 0 if there is none.
struct Found {
  Index word = 0;
  std::size_t length = 0;
};
Found longest_word(const std::vector<std::string>& vocabulary, const std::string& text, std::size_t place) {
  Found found;
  for (std::size_t word = 0; word < vocabulary.size(); ++word) {
    const std::size_t length = vocabulary[word].size();
    if (length > found.length && text.compare(place, length, vocabulary[word]) == 0)
      found = {static_cast<Index>(word), length};
  }
  return found;
}

[[noreturn]] void fail_unknown(const std::string& text, std::size_t place) {
  std::size_t end = place + 1, characters = 1;
  while (end < text.size() && goes_on(text[end])) ++end;
  for (std::size_t i = 0; i < place; ++i)
    if (!goes_on(text[i])) ++characters;
  const std::string word = text.substr(place, end - place), at = std::to_string(characters);
  throw Error("unknown-word", {where, word, at},
              std::string(where) + ": \"" + word + "\" at character " + at + " is not in the vocabulary");
}

}  // namespace

void sample_pair(const Task& task, Rng& rng, Index length, Pair& pair) {
  do task.sample(rng, length, pair.source);
  while (!task.solve(pair));
}

std::vector<Index> parse_source(const Task& task, const std::string& text) {
  std::vector<Index> words;
  for (std::size_t place = 0; place < text.size();) {
    if (is_blank(text[place])) {
      ++place;
      continue;
    }
    const auto [word, length] = longest_word(task.source_words, text, place);
    if (length == 0) fail_unknown(text, place);
    words.push_back(word);
    place += length;
  }
  if (words.empty()) throw Error("empty-input", {where}, std::string(where) + ": there is no word in the text");
  if (const auto count = static_cast<Index>(words.size()); count > longest_source) {
    const std::string given = std::to_string(count), limit = std::to_string(longest_source);
    throw Error("too-long", {where, given, limit},
                std::string(where) + ": " + given + " words are too many; the limit is " + limit);
  }
  return words;
}

std::vector<std::string> spelled(const std::vector<std::string>& vocabulary, std::span<const Index> words) {
  std::vector<std::string> result;
  for (const Index word : words) result.push_back(vocabulary[static_cast<std::size_t>(word)]);
  return result;
}

std::vector<std::string> ten_digits() {
  std::vector<std::string> words;
  for (int digit = 0; digit < 10; ++digit) words.push_back(std::to_string(digit));
  return words;
}

std::vector<std::string> after_end_mark(const std::vector<std::string>& words) {
  std::vector<std::string> all{end_mark};
  all.insert(all.end(), words.begin(), words.end());
  return all;
}

Task task_of(TaskKind kind) {
  constexpr Task (*tasks[])() = {copy_task,
                                 reverse_task,
                                 sort_task,
                                 translation_task,
                                 numerals_to_digits_task,
                                 digits_to_numerals_task,
                                 dates_task,
                                 sentiment_task,
                                 reviews_task,
                                 exclusive_or_task,
                                 glyphs_task};
  return tasks[static_cast<std::size_t>(kind)]();
}

}  // namespace attn
