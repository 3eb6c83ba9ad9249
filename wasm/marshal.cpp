// The simple values of marshal.h, each checked before it is believed.

#include "marshal.h"

#include <limits>

#include "attn/error.h"

namespace attn::js {
namespace {

[[noreturn]] void fail_type(const Place& place, const char* expected) {
  const std::string path = place.path();
  throw Error("wrong-type", {place.function, path, expected},
              std::string(place.function) + ": " + path + " must be a " + expected);
}

double whole(double x, const Place& place, double lowest, double highest) {
  require_whole(place.function, place.path().c_str(), x, lowest, highest);
  return x;
}

/// The rows and columns of what stands at `place`, whose typed array holds as many numbers.
std::pair<Index, Index> checked_size(const val& x, const Place& place, Grid grid) {
  const bool mask = grid == Grid::mask;
  GridSize size;
  if (!attn_grid_size(x.as_handle(), grid, &size)) fail_type(place, mask ? "Mask" : "Matrix");
  constexpr double highest = std::numeric_limits<Index>::max();
  const auto count = [&](double value, const char* name) {
    const Place field{place.function, name, &place};
    if (!(value >= 0 && value <= highest && value == static_cast<Index>(value))) whole(value, field, 0, highest);
    return static_cast<Index>(value);
  };
  const Index rows = count(size.rows, mask ? "queries" : "rows");
  const Index cols = count(size.cols, mask ? "keys" : "cols");
  const Place data{place.function, mask ? "visible" : "data", &place};
  if (size.length != size.length) fail_type(data, mask ? "Uint8Array" : "Float32Array");
  if (const double expected = size.rows * size.cols; size.length != expected) {
    const std::string path = data.path(), shape_text = shape(rows, cols);
    const std::string length = std::to_string(static_cast<std::int64_t>(size.length));
    throw Error("wrong-length", {place.function, path, length, shape_text},
                std::string(place.function) + ": " + path + " has " + length + " numbers, which is not " + shape_text);
  }
  return {rows, cols};
}

void read_grid(const val& x, const Place& place, Grid grid, void* data, Index length) {
  if (!attn_grid_in(x.as_handle(), grid, data, length)) fail_type(place, grid == Grid::mask ? "Mask" : "Matrix");
}

}  // namespace

val property(const val& x, const char* name) { return val::take_ownership(attn_property(x.as_handle(), name)); }

void require_object(const val& x, const Place& place) {
  if (!attn_is_object(x.as_handle())) fail_type(place, "object");
}

std::size_t choose(const val& x, const Place& place, const char* const* choices, std::size_t count) {
  const int index = attn_choice_in(x.as_handle(), choices, static_cast<int>(count));
  if (index >= 0) return static_cast<std::size_t>(index);
  std::string all = choices[0];
  for (std::size_t i = 1; i < count; ++i) all += std::string(", ") + choices[i];
  const std::string path = place.path(), given = val::take_ownership(attn_excerpt(x.as_handle())).as<std::string>();
  throw Error("unknown-choice", {place.function, path, given, all},
              std::string(place.function) + ": " + path + " is " + given + ", which is none of " + all);
}

template <>
Matrix from_js(const val& x, const Place& place) {
  const auto [rows, cols] = checked_size(x, place, Grid::matrix);
  Matrix matrix(rows, cols);
  static_assert(sizeof(Scalar) == sizeof(float));
  read_grid(x, place, Grid::matrix, matrix.data(), matrix.size());
  return matrix;
}

template <>
Mask from_js(const val& x, const Place& place) {
  const auto [queries, keys] = checked_size(x, place, Grid::mask);
  Mask mask(queries, keys, false);
  std::vector<std::uint8_t> bytes(static_cast<std::size_t>(queries * keys));
  read_grid(x, place, Grid::mask, bytes.data(), queries * keys);
  auto visible = bytes.begin();
  for (Index i = 0; i < queries; ++i)
    for (Index j = 0; j < keys; ++j)
      if (*visible++ != 0) mask.set(i, j, true);
  return mask;
}

template <>
double from_js(const val& x, const Place& place) {
  double number;
  if (!attn_number_in(x.as_handle(), &number)) fail_type(place, "number");
  return number;
}

template <>
float from_js(const val& x, const Place& place) {
  return static_cast<float>(from_js<double>(x, place));
}

template <>
bool from_js(const val& x, const Place& place) {
  bool truth;
  if (!attn_truth_in(x.as_handle(), &truth)) fail_type(place, "boolean");
  return truth;
}

template <>
Index from_js(const val& x, const Place& place) {
  using Limits = std::numeric_limits<Index>;
  return static_cast<Index>(whole(from_js<double>(x, place), place, Limits::min(), Limits::max()));
}

template <>
std::uint64_t from_js(const val& x, const Place& place) {
  constexpr double largest_exact = 9007199254740991;
  return static_cast<std::uint64_t>(whole(from_js<double>(x, place), place, 0, largest_exact));
}

EM_VAL to_js(const Matrix& x) {
  return attn_grid_out(Grid::matrix, static_cast<int>(x.rows()), static_cast<int>(x.cols()), x.data());
}

EM_VAL to_js(const Mask& x) {
  std::vector<std::uint8_t> bytes;
  bytes.reserve(static_cast<std::size_t>(x.queries() * x.keys()));
  for (Index i = 0; i < x.queries(); ++i)
    for (Index j = 0; j < x.keys(); ++j) bytes.push_back(x(i, j));
  return attn_grid_out(Grid::mask, static_cast<int>(x.queries()), static_cast<int>(x.keys()), bytes.data());
}

EM_VAL to_js(const std::string& x) { return attn_text_out(x.c_str()); }
EM_VAL to_js(const char* x) { return attn_text_out(x); }
EM_VAL to_js(double x) { return attn_number_out(x); }
EM_VAL to_js(Index x) { return attn_number_out(x); }

}  // namespace attn::js
