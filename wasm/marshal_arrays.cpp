// Lists, typed arrays of numbers, and text.

#include <cmath>
#include <limits>

#include "attn/error.h"
#include "marshal.h"

namespace attn::js {

Index list_length(Value x, const Place& place) {
  const double length = attn_list_length(x);
  if (std::isnan(length)) fail_type(place, "list");
  if (length > static_cast<double>(max_elements)) require_size(place.function, std::numeric_limits<Index>::max(), 1);
  return static_cast<Index>(length);
}

template <>
std::vector<Index> from_js(Value x, const Place& place) {
  std::vector<double> numbers(static_cast<std::size_t>(list_length(x, place)));
  const int wrong = attn_numbers_in(x, numbers.data(), static_cast<int>(numbers.size()));
  if (wrong >= 0) fail_type({place.function, std::to_string(wrong).c_str(), &place}, "number");
  std::vector<Index> result;
  result.reserve(numbers.size());
  using Limits = std::numeric_limits<Index>;
  for (const double number : numbers)
    result.push_back(static_cast<Index>(whole(number, place, Limits::min(), Limits::max())));
  return result;
}

template <>
std::vector<Scalar> from_js(Value x, const Place& place) {
  const double length = attn_floats_length(x);
  if (std::isnan(length)) fail_type(place, "Float32Array");
  if (length > static_cast<double>(max_elements)) require_size(place.function, std::numeric_limits<Index>::max(), 1);
  std::vector<Scalar> numbers(static_cast<std::size_t>(length));
  if (!attn_floats_in(x, numbers.data(), static_cast<int>(length))) fail_type(place, "Float32Array");
  return numbers;
}

template <>
std::string from_js(Value x, const Place& place) {
  const double size = attn_text_size(x);
  if (std::isnan(size)) fail_type(place, "string");
  if (size > static_cast<double>(max_elements)) require_size(place.function, std::numeric_limits<Index>::max(), 1);
  std::string text(static_cast<std::size_t>(size), ' ');
  attn_text_in(x, text.data(), static_cast<int>(size) + 1);  // and the 0 that a string ends with
  return text;
}

Value to_js(const std::vector<Scalar>& x) noexcept { return attn_floats_out(x.data(), static_cast<int>(x.size())); }
Value to_js(bool x) noexcept { return attn_truth_out(x); }

}  // namespace attn::js
