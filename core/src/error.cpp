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

[[noreturn]] void fail_pair(const char* code, const char* where, Named a, Named b, const char* what) {
  const std::string shape_a = shape(a.matrix), shape_b = shape(b.matrix);
  throw Error(code, {where, a.name, shape_a, b.name, shape_b},
              std::string(where) + ": " + a.name + " " + shape_a + " and " + b.name + " " + shape_b +
                  " need the same number of " + what);
}

[[noreturn]] void fail_range(const char* where, const char* name, double value, double lowest, double highest,
                             const char* kind) {
  throw Error("not-in-range", {where, name, number(value), number(lowest), number(highest)},
              std::string(where) + ": " + name + " must be " + kind + " from " + number(lowest) + " to " +
                  number(highest) + ", not " + number(value));
}

}  // namespace

Error::Error(std::string code, std::vector<std::string> arguments, const std::string& message)
    : std::invalid_argument(message), code_(std::move(code)), arguments_(std::move(arguments)) {}

void require_same_columns(const char* where, Named a, Named b) {
  if (a.matrix.cols() != b.matrix.cols()) fail_pair("columns-differ", where, a, b, "columns");
}

void require_same_rows(const char* where, Named a, Named b) {
  if (a.matrix.rows() != b.matrix.rows()) fail_pair("rows-differ", where, a, b, "rows");
}

void require_shape(const char* where, const char* name, Index rows, Index cols, Index expected_rows,
                   Index expected_cols) {
  if (rows == expected_rows && cols == expected_cols) return;
  const std::string actual = shape(rows, cols), expected = shape(expected_rows, expected_cols);
  throw Error("shape-expected", {where, name, actual, expected},
              std::string(where) + ": " + name + " " + actual + " must be " + expected);
}

void require_size(const char* where, Index rows, Index cols) {
  if (rows == 0 || cols <= max_elements / rows) return;
  throw Error("too-large", {where, std::to_string(rows), std::to_string(cols), std::to_string(max_elements)},
              std::string(where) + ": " + shape(rows, cols) + " numbers do not fit; the limit is " +
                  std::to_string(max_elements));
}

void require_keys(const char* where, Index keys) {
  if (keys == 0) throw Error("no-keys", {where}, std::string(where) + ": there is no key to attend to");
}

void require_positive(const char* where, const char* name, double value) {
  if (value > 0 && std::isfinite(value)) return;
  throw Error("not-positive", {where, name, number(value)},
              std::string(where) + ": " + name + " must be a positive number, not " + number(value));
}

void require_finite(const char* where, const char* name, double value) {
  if (std::isfinite(value)) return;
  throw Error("not-finite", {where, name, number(value)},
              std::string(where) + ": " + name + " must be a finite number, not " + number(value));
}

void require_range(const char* where, const char* name, double value, double lowest, double highest) {
  if (!(value >= lowest && value <= highest)) fail_range(where, name, value, lowest, highest, "a number");
}

void require_whole(const char* where, const char* name, double value, double lowest, double highest) {
  if (!(value >= lowest && value <= highest) || value != std::floor(value))
    fail_range(where, name, value, lowest, highest, "a whole number");
}

void require_multiple(const char* where, const char* name, Index value, const char* of, Index divisor) {
  if (divisor > 0 && value % divisor == 0) return;
  const std::string a = std::to_string(value), b = std::to_string(divisor);
  throw Error("not-a-multiple", {where, name, a, of, b},
              std::string(where) + ": " + name + " " + a + " must be a multiple of " + of + " " + b);
}

}  // namespace attn
