// Dates in twenty formats, and ISO 8601: March 5th, 2021 is 2021-03-05. Years are from 1900 to 2099.

#include "task_dates.h"

#include <array>

namespace attn {
namespace {

using namespace dates;

constexpr Index first_year = 1900, years = 200, hyphen = 10;

std::vector<std::string> vocabulary() {
  std::vector<std::string> words = ten_digits();
  for (const char* month : months) words.push_back(month);
  for (const char* month : months) words.push_back(std::string(month, 3));
  words.insert(words.end(), std::begin(chinese), std::end(chinese));
  words.insert(words.end(), std::begin(signs), std::end(signs));
  return words;
}

std::vector<std::string> iso_words() {
  std::vector<std::string> words = ten_digits();
  words.push_back("-");
  return after_end_mark(words);
}

void sample(Rng& rng, Index, std::vector<Index>& source) {
  const Index year = first_year + pick(rng, years), month = 1 + pick(rng, 12),
              day = 1 + pick(rng, static_cast<std::size_t>(days_in(year, month)));
  write({year, month, day}, formats[pick(rng, std::size(formats))], source);
}

bool solve(Pair& pair) {
  Date date{};
  std::array<Index, 8> places{};
  const auto fits = [&](const char* format) { return read(pair.source, format, date, places); };
  bool found = false;
  for (std::size_t i = 0; i < std::size(formats) && !found; ++i) found = fits(formats[i]);
  const auto& [year, month, day] = date;
  if (!found || year < first_year || year >= first_year + years || month > 12 || day > days_in(year, month))
    return false;
  pair.target.clear();
  pair.gold.clear();
  const Index number = (year * 100 + month) * 100 + day;
  Index power = 10000000;
  for (std::size_t i = 0; i < 8; ++i, power /= 10) {
    if (i == 4 || i == 6) {
      pair.target.push_back(1 + hyphen);
      pair.gold.push_back(-1);
    }
    pair.target.push_back(1 + number / power % 10);
    pair.gold.push_back(places[i]);
  }
  return true;
}

}  // namespace

Task dates_task() { return {vocabulary(), iso_words(), 1, 1, sample, solve}; }

}  // namespace attn
