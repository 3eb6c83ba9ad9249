// Every sentence that the core says about a wrong argument.

#include "attn/error.h"

#include <cmath>
#include <cstdint>
#include <utility>

namespace attn {
namespace {

/// 1500000 as "1500000", 0.1 as "0.1", 1/3 · 10⁻⁹ as "3.33333e-10": six significant digits unless whole.
/// By hand, since printf's own formatting of floating point is as large as all the rest of the module's text.
std::string number(double x) {
  if (std::isnan(x)) return "NaN";
  if (x < 0) return "-" + number(-x);
  if (std::isinf(x)) return "Infinity";
  if (x < 1e15 && x == std::floor(x)) return std::to_string(static_cast<std::int64_t>(x));

  int point = 6;  // where the decimal point goes, counted from the first of six digits
  for (; x >= 1e6; x /= 10) ++point;
  for (; x < 1e5; x *= 10) --point;
  std::string digits = std::to_string(static_cast<std::int64_t>(std::round(x)));
  point += static_cast<int>(digits.size()) - 6;  // 999999.7 rounds to seven digits
  digits.erase(digits.find_last_not_of('0') + 1);

  const auto count = static_cast<int>(digits.size());
  if (point > -5 && point <= 0) return "0." + std::string(static_cast<std::size_t>(-point), '0') + digits;
  if (point > 0 && point <= count) return digits.insert(static_cast<std::size_t>(point), point < count ? "." : "");
  if (point > 0 && point < 16) return digits.append(static_cast<std::size_t>(point - count), '0');
  if (count > 1) digits.insert(1, ".");
  return digits + "e" + std::to_string(point - 1);
}

[[noreturn]] void fail_pair(const char* code, const char* sentence, const char* where, Named a, Named b) {
  fail(code, sentence, {where, a.name, {a.matrix.rows(), a.matrix.cols()}, b.name, {b.matrix.rows(), b.matrix.cols()}});
}

}  // namespace

Error::Error(std::string code, std::vector<std::string> arguments, const std::string& message)
    : std::invalid_argument(message), code_(std::move(code)), arguments_(std::move(arguments)) {}

std::string Detail::text() const {
  if (word_) return word_;
  return rows_ >= 0 ? shape(rows_, cols_) : number(number_);
}

void fail(const char* code, const char* sentence, std::initializer_list<Detail> details) {
  std::vector<std::string> arguments;
  arguments.reserve(details.size());
  for (const Detail& detail : details) arguments.push_back(detail.text());
  std::string message;
  for (; *sentence != 0; ++sentence) {
    if (*sentence == '$')
      message += arguments[static_cast<std::size_t>(*++sentence - '0')];
    else
      message += *sentence;
  }
  throw Error(code, std::move(arguments), message);
}

void require_same_columns(const char* where, Named a, Named b) {
  if (a.matrix.cols() != b.matrix.cols())
    fail_pair("columns-differ", "$0: $1 $2 and $3 $4 need the same number of columns", where, a, b);
}

void require_same_rows(const char* where, Named a, Named b) {
  if (a.matrix.rows() != b.matrix.rows())
    fail_pair("rows-differ", "$0: $1 $2 and $3 $4 need the same number of rows", where, a, b);
}

void require_shape(const char* where, const char* name, Index rows, Index cols, Index expected_rows,
                   Index expected_cols) {
  if (rows != expected_rows || cols != expected_cols)
    fail("shape-expected", "$0: $1 $2 must be $3", {where, name, {rows, cols}, {expected_rows, expected_cols}});
}

void require_size(const char* where, Index rows, Index cols) {
  if (rows == 0 || cols <= max_elements / rows) return;
  fail("too-large", "$0: ($1, $2) numbers do not fit; the limit is $3",
       {where, static_cast<double>(rows), static_cast<double>(cols), static_cast<double>(max_elements)});
}

void require_keys(const char* where, Index keys) {
  if (keys == 0) fail("no-keys", "$0: there is no key to attend to", {where});
}

void require_positive(const char* where, const char* name, double value) {
  if (!(value > 0 && std::isfinite(value)))
    fail("not-positive", "$0: $1 must be a positive number, not $2", {where, name, value});
}

void require_finite(const char* where, const char* name, double value) {
  if (!std::isfinite(value)) fail("not-finite", "$0: $1 must be a finite number, not $2", {where, name, value});
}

void require_range(const char* where, const char* name, double value, double lowest, double highest) {
  if (!(value >= lowest && value <= highest))
    fail("not-in-range", "$0: $1 must be a number from $3 to $4, not $2", {where, name, value, lowest, highest});
}

void require_whole(const char* where, const char* name, double value, double lowest, double highest) {
  if (!(value >= lowest && value <= highest) || value != std::floor(value))
    fail("not-in-range", "$0: $1 must be a whole number from $3 to $4, not $2", {where, name, value, lowest, highest});
}

void require_multiple(const char* where, const char* name, Index value, const char* of, Index divisor) {
  if (divisor > 0 && value % divisor == 0) return;
  fail("not-a-multiple", "$0: $1 $2 must be a multiple of $3 $4",
       {where, name, static_cast<double>(value), of, static_cast<double>(divisor)});
}

}  // namespace attn
