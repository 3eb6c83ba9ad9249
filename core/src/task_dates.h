#pragma once

// Dates in twenty formats: the words, the formats, and what both writing and reading need.

#include <iterator>
#include <string_view>

#include "task_parts.h"

namespace attn::dates {

/// Y 2021, C 二〇二一; M 3, m 03, B March, b Mar, Z 三; D 5, d 05, o 5th, z 五. Anything else stands for itself.
inline constexpr const char* formats[] = {
    "Y-m-d",  "Y-M-D",  "Y/m/d",  "Y/M/D",  "Y.m.d", "Ymd",   "Y年M月D日", "Y年m月d日", "Y年Z月z日", "C年Z月z日",
    "B D, Y", "B d, Y", "b D, Y", "B o, Y", "D B Y", "d B Y", "D b Y",     "o of B Y",  "M/D/Y",     "D.M.Y"};

inline constexpr const char* months[] = {"January", "February", "March",     "April",   "May",      "June",
                                         "July",    "August",   "September", "October", "November", "December"};
inline constexpr const char* chinese[] = {"〇", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"};
inline constexpr const char* signs[] = {"-", "/", ".", ",", "年", "月", "日", "of", "st", "nd", "rd", "th"};

// Where they begin in the vocabulary; digits are first. May is its own short form.
inline constexpr Index month_word = 10, short_month_word = 22, may = 5, chinese_word = 34, ten_word = chinese_word + 10,
                       sign_word = chinese_word + 11, suffix_word = sign_word + 8;

struct Date {
  Index year, month, day;
};

Index days_in(Index year, Index month);
/// Of 1st, 2nd, 3rd, 4th, 11th, 21st: 0 to 3.
Index suffix_of(Index day);

/// The sign that a format begins with, taken off it; a blank is none. -1 for a field, which is left.
Index take_sign(std::string_view& format);

void write(const Date& date, std::string_view format, std::vector<Index>& words);
/// Where in `words` each of the eight digits of year, month and day comes from; false if they are not of that format.
bool read(std::span<const Index> words, std::string_view format, Date& date, std::span<Index, 8> places);

}  // namespace attn::dates
