// Chinese numerals and digits, both ways, up to twelve digits. Zeros are spoken as 零 once between what is spoken, and
// not at the end of a group of four; 一 is left out in a leading 十; a leading 2 before 千, 万 and 亿 is 两.

#include <algorithm>

#include "task_parts.h"

namespace attn {
namespace {

const std::vector<std::string> numerals{"零", "一", "二", "三", "四", "五", "六", "七",
                                        "八", "九", "十", "百", "千", "万", "亿", "两"};
constexpr Index zero = 0, one = 1, two = 2, ten = 10, thousand = 12, liang = 15;
constexpr Index most_digits = 12;

/// Speaks `digits`; gold is the digit that each numeral comes from.
void speak(std::span<const Index> digits, std::vector<Index>& words, std::vector<Index>& gold) {
  words.clear();
  gold.clear();
  const auto say = [&](Index word, Index place) {
    words.push_back(word);
    gold.push_back(place);
  };
  const auto count = static_cast<Index>(digits.size());
  Index silent = -1;  // the first zero that has not been spoken
  bool group_empty = true;
  for (Index place = 0; place < count; ++place) {
    const Index digit = digits[static_cast<std::size_t>(place)], power = count - 1 - place, in_group = power % 4,
                group = power / 4;
    if (digit == 0) {
      if (silent < 0) silent = place;
    } else {
      if (silent >= 0 && !words.empty()) say(zero, silent);
      silent = -1;
      const bool leads = words.empty();
      const bool before_large = in_group == 3 || (in_group == 0 && group > 0);
      if (!(leads && digit == one && in_group == 1)) say(leads && digit == two && before_large ? liang : digit, place);
      if (in_group > 0) say(ten - 1 + in_group, place);
      group_empty = false;
    }
    if (in_group > 0) continue;
    if (!group_empty) silent = -1;
    if (!group_empty && group > 0) say(thousand + group, place);
    group_empty = true;
  }
  if (words.empty() && count > 0) say(zero, 0);
}

/// The digits of a number.
void write_digits(std::uint64_t number, std::vector<Index>& digits) {
  digits.clear();
  do digits.push_back(static_cast<Index>(number % 10));
  while ((number /= 10) > 0);
  std::reverse(digits.begin(), digits.end());
}

/// What numerals mean, whether or not they are well put.
std::uint64_t meaning(std::span<const Index> words) {
  std::uint64_t total = 0, group = 0, digit = 0;
  for (const Index word : words) {
    if (word < ten || word == liang) {
      digit = static_cast<std::uint64_t>(word == liang ? two : word);
    } else if (word <= thousand) {
      const std::uint64_t units[] = {10, 100, 1000};
      group += std::max<std::uint64_t>(digit, 1) * units[word - ten];
      digit = 0;
    } else {
      const std::uint64_t unit = word == thousand + 1 ? 10000 : 100000000;
      total = unit == 10000 ? total + (group + digit) * unit : (total + group + digit) * unit;
      group = digit = 0;
    }
  }
  return total + group + digit;
}

void sample_digits(Rng& rng, Index length, std::vector<Index>& digits) {
  digits.clear();
  for (Index i = 0; i < length; ++i)
    digits.push_back(rng.below(3) == 0 && i > 0 ? 0 : (i == 0 && length > 1 ? 1 + pick(rng, 9) : pick(rng, 10)));
}

bool solve_digits(Pair& pair) {
  const auto& digits = pair.source;
  if (digits.size() > most_digits || (digits.size() > 1 && digits.front() == 0)) return false;
  speak(digits, pair.target, pair.gold);
  for (Index& word : pair.target) ++word;
  return true;
}

void sample_numerals(Rng& rng, Index length, std::vector<Index>& words) {
  std::vector<Index> digits, gold;
  sample_digits(rng, length, digits);
  speak(digits, words, gold);
}

/// Well put is what `speak` says, but for 两 and 二.
bool solve_numerals(Pair& pair) {
  const auto same = [](Index a, Index b) { return (a == liang ? two : a) == (b == liang ? two : b); };
  const std::uint64_t number = meaning(pair.source);
  std::vector<Index> spoken, places;
  write_digits(number, pair.target);
  if (static_cast<Index>(pair.target.size()) > most_digits) return false;
  speak(pair.target, spoken, places);
  if (!std::equal(spoken.begin(), spoken.end(), pair.source.begin(), pair.source.end(), same)) return false;
  pair.gold.assign(pair.target.size(), -1);
  for (std::size_t i = 0; i < places.size(); ++i)
    if (Index& gold = pair.gold[static_cast<std::size_t>(places[i])]; gold < 0) gold = static_cast<Index>(i);
  for (std::size_t i = 1; i < pair.gold.size(); ++i)  // one 零 for a run of zeros
    if (pair.gold[i] < 0 && pair.target[i - 1] == 0) pair.gold[i] = pair.gold[i - 1];
  for (Index& digit : pair.target) ++digit;
  return true;
}

}  // namespace

Task numerals_to_digits_task() {
  return {numerals, after_end_mark(ten_digits()), 1, most_digits, sample_numerals, solve_numerals};
}
Task digits_to_numerals_task() {
  return {ten_digits(), after_end_mark(numerals), 1, most_digits, sample_digits, solve_digits};
}

}  // namespace attn
