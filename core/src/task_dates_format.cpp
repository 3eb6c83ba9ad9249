// Dates written and read, field by field.

#include "task_dates.h"

namespace attn::dates {
namespace {

struct Writer {
  std::vector<Index>& words;

  void digits(Index number, Index width) const {
    for (Index power = width == 4 ? 1000 : 10; power > 0; power /= 10)
      if (width > 1 || number >= power) words.push_back(number / power % 10);
  }
  void chinese_number(Index number) const {
    if (number >= 20) words.push_back(chinese_word + number / 10);
    if (number >= 10) words.push_back(ten_word);
    if (number % 10 > 0) words.push_back(chinese_word + number % 10);
  }
  void write(const Date& date, char field) const {
    const auto& [year, month, day] = date;
    switch (field) {
      case 'Y':
        return digits(year, 4);
      case 'C':
        for (Index power = 1000; power > 0; power /= 10) words.push_back(chinese_word + year / power % 10);
        return;
      case 'M':
        return digits(month, 1);
      case 'm':
        return digits(month, 2);
      case 'B':
        return words.push_back(month_word + month - 1);
      case 'b':
        return words.push_back((month == may ? month_word : short_month_word) + month - 1);
      case 'Z':
        return chinese_number(month);
      case 'D':
        return digits(day, 1);
      case 'd':
        return digits(day, 2);
      case 'o':
        digits(day, 1);
        return words.push_back(suffix_word + suffix_of(day));
      default:
        return chinese_number(day);
    }
  }
};

struct Reader {
  std::span<const Index> words;
  std::size_t at = 0;

  /// The next word less `first` if that is from 0 to count - 1; -1, and nothing read, if it is not.
  Index take(Index first, Index count) {
    if (at == words.size() || words[at] < first || words[at] >= first + count) return -1;
    return words[at++] - first;
  }
  /// A number of `least` to `most` digits, and where its last two come from.
  Index digits(Index least, Index most, Index& tens, Index& units) {
    Index number = 0, count = 0;
    const auto start = static_cast<Index>(at);
    for (Index digit = 0; count < most && (digit = take(0, 10)) >= 0; ++count) number = number * 10 + digit;
    units = static_cast<Index>(at) - 1;
    tens = count > 1 ? units - 1 : start;
    return count < least ? -1 : number;
  }
  Index chinese_number(Index& tens, Index& units) {
    tens = static_cast<Index>(at);
    const Index leading = take(chinese_word + 1, 9), ten = take(ten_word, 1),
                trailing = ten == 0 ? take(chinese_word + 1, 9) : -1;
    units = static_cast<Index>(at) - 1;
    if (ten < 0) return leading < 0 ? -1 : leading + 1;
    return (leading < 0 ? 1 : leading + 1) * 10 + trailing + 1;
  }
  Index month(Index first, Index& tens, Index& units) {
    tens = units = static_cast<Index>(at);
    const Index month = take(first, 12);
    return month < 0 && first == short_month_word && take(month_word + may - 1, 1) == 0 ? may : month + 1;
  }
  bool read_year(Index zero, Date& date, std::span<Index, 8> places) {
    date.year = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      places[i] = static_cast<Index>(at);
      const Index digit = take(zero, 10);
      if (digit < 0) return false;
      date.year = date.year * 10 + digit;
    }
    return true;
  }
  bool read(char field, Date& date, std::span<Index, 8> places) {
    Index &month_tens = places[4], &month_units = places[5], &day_tens = places[6], &day_units = places[7];
    switch (field) {
      case 'Y':
        return read_year(0, date, places);
      case 'C':
        return read_year(chinese_word, date, places);
      case 'M':
      case 'm':
        return (date.month = digits(field == 'm' ? 2 : 1, 2, month_tens, month_units)) > 0;
      case 'B':
      case 'b':
        return (date.month = month(field == 'B' ? month_word : short_month_word, month_tens, month_units)) > 0;
      case 'Z':
        return (date.month = chinese_number(month_tens, month_units)) > 0;
      case 'z':
        return (date.day = chinese_number(day_tens, day_units)) > 0;
      case 'o':
        return (date.day = digits(1, 2, day_tens, day_units)) > 0 && take(suffix_word, 4) == suffix_of(date.day);
      default:
        return (date.day = digits(field == 'd' ? 2 : 1, 2, day_tens, day_units)) > 0;
    }
  }
};

}  // namespace

Index days_in(Index year, Index month) {
  constexpr Index days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return days[month - 1] + (month == 2 && leap ? 1 : 0);
}

Index suffix_of(Index day) { return day / 10 == 1 || day % 10 == 0 || day % 10 > 3 ? 3 : day % 10 - 1; }

Index take_sign(std::string_view& format) {
  while (format.starts_with(' ')) format.remove_prefix(1);
  for (std::size_t i = 0; i < std::size(signs); ++i) {
    if (!format.starts_with(signs[i])) continue;
    format.remove_prefix(std::string_view(signs[i]).size());
    return static_cast<Index>(i);
  }
  return -1;
}

void write(const Date& date, std::string_view format, std::vector<Index>& words) {
  words.clear();
  const Writer writer{words};
  while (!format.empty()) {
    if (const Index sign = take_sign(format); sign >= 0) {
      words.push_back(sign_word + sign);
    } else {
      writer.write(date, format[0]);
      format.remove_prefix(1);
    }
  }
}

bool read(std::span<const Index> words, std::string_view format, Date& date, std::span<Index, 8> places) {
  Reader reader{words};
  while (!format.empty()) {
    if (const Index sign = take_sign(format); sign >= 0) {
      if (reader.take(sign_word + sign, 1) < 0) return false;
    } else {
      if (!reader.read(format[0], date, places)) return false;
      format.remove_prefix(1);
    }
  }
  return reader.at == words.size();
}

}  // namespace attn::dates
