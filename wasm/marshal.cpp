// The simple values of marshal.h, each checked before it is believed.

#include "marshal.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <new>

#include "attn/error.h"

namespace attn::js {

[[noreturn]] void fail_type(const Place& place, const char* expected) {
  const char* const sentence = *expected == 'o' ? "$0: $1 must be an $2" : "$0: $1 must be a $2";
  fail("wrong-type", sentence, {place.function, place.path(), expected});
}

double whole(double x, const Place& place, double lowest, double highest) {
  const bool right = x >= lowest && x <= highest && x == std::trunc(x);
  if (!right) require_whole(place.function, place.path().c_str(), x, lowest, highest);
  return x;
}

namespace {

/// So many numbers cross together with their count.
constexpr int few = 64;

/// The rows and columns of what stands at `place`, whose typed array holds as many numbers.
std::pair<Index, Index> checked_size(Value x, const Place& place, Grid grid, Scalar* few_numbers, int most) {
  const bool mask = grid == Grid::mask;
  GridSize size;
  if (!attn_grid_size(x, grid, &size, few_numbers, most)) fail_type(place, mask ? "Mask" : "Matrix");
  constexpr double highest = max_elements;  // of nothing in so many rows, too
  const auto count = [&](double value, const char* name) {
    return static_cast<Index>(whole(value, {place.function, name, &place}, 0, highest));
  };
  const Index rows = count(size.rows, mask ? "queries" : "rows");
  const Index cols = count(size.cols, mask ? "keys" : "cols");
  const Place data{place.function, mask ? "visible" : "data", &place};
  if (std::isnan(size.length)) fail_type(data, mask ? "Uint8Array" : "Float32Array");
  if (size.length != size.rows * size.cols)
    fail("wrong-length", "$0: $1 has $2 numbers, which is not $3",
         {place.function, data.path(), size.length, {rows, cols}});
  return {rows, cols};
}

void read_grid(Value x, const Place& place, Grid grid, void* data, Index length) {
  if (!attn_grid_in(x, grid, data, length)) fail_type(place, grid == Grid::mask ? "Mask" : "Matrix");
}

}  // namespace

Properties::Properties(Value x, const Place& place, std::span<const char* const> names)
    : first_(attn_properties(x, static_cast<int>(names.size()), names.data(), &present_)) {
  if (first_ == Value::none) fail_type(place, "object");
}

void require_object(Value x, const Place& place) {
  if (!attn_is_object(x)) fail_type(place, "object");
}

std::size_t choose(Value x, const Place& place, const char* const* choices, std::size_t count) {
  const int index = attn_choice_in(x, choices, static_cast<int>(count));
  if (index >= 0) return static_cast<std::size_t>(index);
  std::string all = choices[0];
  for (std::size_t i = 1; i < count; ++i) all += std::string(", ") + choices[i];
  char given[41];
  attn_excerpt_in(x, given, sizeof given);
  fail("unknown-choice", "$0: $1 is $2, which is none of $3", {place.function, place.path(), given, all});
}

template <>
Matrix from_js(Value x, const Place& place) {
  static_assert(sizeof(Scalar) == sizeof(float));
  Scalar few_numbers[few];
  const auto [rows, cols] = checked_size(x, place, Grid::matrix, few_numbers, few);
  Matrix matrix(rows, cols);
  if (matrix.size() <= few)
    std::copy_n(few_numbers, matrix.size(), matrix.data());
  else
    read_grid(x, place, Grid::matrix, matrix.data(), matrix.size());
  return matrix;
}

template <>
Mask from_js(Value x, const Place& place) {
  const auto [queries, keys] = checked_size(x, place, Grid::mask, nullptr, -1);
  const auto pairs = static_cast<std::size_t>(queries * keys);
  // Not a vector, whose elements would be set and destroyed one by one in code compiled for size.
  const std::unique_ptr<std::uint8_t[]> bytes(new std::uint8_t[pairs]);
  read_grid(x, place, Grid::mask, bytes.get(), queries * keys);
  return Mask::from_bytes(queries, keys, {bytes.get(), pairs});
}

template <>
double from_js(Value x, const Place& place) {
  double number;
  if (!attn_number_in(x, &number)) fail_type(place, "number");
  return number;
}

template <>
float from_js(Value x, const Place& place) {
  return static_cast<float>(from_js<double>(x, place));
}

template <>
bool from_js(Value x, const Place& place) {
  bool truth;
  if (!attn_truth_in(x, &truth)) fail_type(place, "boolean");
  return truth;
}

template <>
Index from_js(Value x, const Place& place) {
  using Limits = std::numeric_limits<Index>;
  return static_cast<Index>(whole(from_js<double>(x, place), place, Limits::min(), Limits::max()));
}

template <>
std::uint64_t from_js(Value x, const Place& place) {
  constexpr double largest_exact = 9007199254740991;
  return static_cast<std::uint64_t>(whole(from_js<double>(x, place), place, 0, largest_exact));
}

Value to_js(const Matrix& x) noexcept {
  return attn_grid_out(Grid::matrix, static_cast<int>(x.rows()), static_cast<int>(x.cols()), x.data());
}

Value to_js(const Mask& x) noexcept {
  const auto pairs = static_cast<std::size_t>(x.queries() * x.keys());
  const std::unique_ptr<std::uint8_t[]> bytes(new (std::nothrow) std::uint8_t[pairs]);
  if (!bytes) return Value::none;
  x.to_bytes({bytes.get(), pairs});
  return attn_grid_out(Grid::mask, static_cast<int>(x.queries()), static_cast<int>(x.keys()), bytes.get());
}

Value to_js(const std::string& x) noexcept { return attn_text_out(x.c_str()); }
Value to_js(const char* x) noexcept { return attn_text_out(x); }
Value to_js(double x) noexcept { return attn_number_out(x); }
Value to_js(Index x) noexcept { return attn_number_out(x); }

}  // namespace attn::js
