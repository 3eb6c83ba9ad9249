#pragma once

// How a struct, an enum and a variant say what they are in JavaScript; fields_attention.h and fields_cost.h say it.

#include <array>
#include <tuple>

namespace attn::js {

template <class Struct, class Member>
struct Field {
  const char* name;
  Member Struct::*member;
  bool may_lack;  ///< the member then keeps its value

  constexpr Field(const char* name_, Member Struct::*member_, bool may_lack_ = false)
      : name(name_), member(member_), may_lack(may_lack_) {}
};

template <class T>
inline constexpr auto fields = nullptr;  ///< of a struct: a tuple of Field
template <class T>
inline constexpr auto names = nullptr;  ///< of an enum: an array, in the enum's order
template <class T>
inline constexpr const char* kind = nullptr;  ///< of an alternative of a variant

/// The names of a struct's fields; their address is the list's own.
template <class T>
inline constexpr auto field_names = std::apply(
    [](const auto&... field) { return std::array<const char*, sizeof...(field)>{field.name...}; }, fields<T>);
/// And the word "kind" before them, of an alternative.
template <class T>
inline constexpr auto alternative_names = std::apply(
    [](const auto&... field) {
      return std::array<const char*, sizeof...(field) + 1>{"kind", field.name...};
    },
    fields<T>);

}  // namespace attn::js
