#pragma once

// Values from JavaScript and to it. The fields of a struct and the names of an enum are declared once, in fields_*.h,
// and serve both directions. What has not the declared form is an Error that says where: "forward.scores.values".

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

#include "attn/mask.h"
#include "attn/types.h"
#include "crossing.h"
#include "field.h"
#include "property.h"

namespace attn::js {

/// "wrong-type" [function, path, expected].
[[noreturn]] void fail_type(const Place& place, const char* expected);
/// x, or "not-in-range" unless it is whole and from lowest to highest.
double whole(double x, const Place& place, double lowest, double highest);
/// "wrong-type" [function, path, "object"].
void require_object(Value x, const Place& place);
/// "unknown-choice" [function, path, x, choices] unless x is one of `choices`.
std::size_t choose(Value x, const Place& place, const char* const* choices, std::size_t count);

template <class T>
T from_js(Value x, const Place& place);
template <>
Matrix from_js(Value x, const Place& place);
template <>
Mask from_js(Value x, const Place& place);
template <>
double from_js(Value x, const Place& place);
template <>
float from_js(Value x, const Place& place);
template <>
std::string from_js(Value x, const Place& place);
template <>
bool from_js(Value x, const Place& place);
/// A whole number, or "not-in-range".
template <>
Index from_js(Value x, const Place& place);
template <>
std::uint64_t from_js(Value x, const Place& place);

Value to_js(const Matrix& x) noexcept;
Value to_js(const Mask& x) noexcept;
Value to_js(const std::string& x) noexcept;
Value to_js(const char* x) noexcept;
Value to_js(double x) noexcept;
Value to_js(Index x) noexcept;
Value to_js(bool x) noexcept;
Value to_js(const std::vector<Scalar>& x) noexcept;
inline Value to_js(std::uint64_t x) noexcept { return to_js(static_cast<double>(x)); }

}  // namespace attn::js

#include "marshal_from.h"
#include "marshal_to.h"
