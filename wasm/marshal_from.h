#pragma once

// Structs, variants, lists, enums and optional values from JavaScript, by their parts. Included by marshal.h.

#include "marshal_list.h"

namespace attn::js {

template <class T>
T struct_from_js(Value x, const Place& place) {
  static_assert(field_names<T>.size() <= Properties::most);
  const Properties properties(x, place, field_names<T>);
  T result;
  int i = 0;
  const auto read = [&]<class Member>(const Field<T, Member>& field) {
    if (properties.has(i) || !field.may_lack)
      result.*field.member = from_js<Member>(properties[i], {place.function, field.name, &place});
    ++i;
  };
  std::apply([&](const auto&... field) { (read(field), ...); }, fields<T>);
  return result;
}

template <class... T>
void alternative_from_js(Value x, const Place& place, std::variant<T...>& result) {
  const char* const kinds[] = {kind<T>...};
  const std::size_t chosen = choose(attn_property(x, "kind"), {place.function, "kind", &place}, kinds, sizeof...(T));
  std::size_t i = 0;
  ((i++ == chosen ? void(result = struct_from_js<T>(x, place)) : void()), ...);
}

template <class T>
std::vector<T> list_from_js(Value x, const Place& place) {
  const Index length = list_length(x, place);
  std::vector<T> list;
  for (Index i = 0; i < length; ++i) {
    const std::string name = std::to_string(i);
    list.push_back(from_js<T>(attn_item(x, static_cast<int>(i)), {place.function, name.c_str(), &place}));
  }
  return list;
}

template <class T>
T from_js(Value x, const Place& place) {
  if constexpr (requires { typename T::allocator_type; }) {  // std::vector
    return list_from_js<typename T::value_type>(x, place);
  } else if constexpr (std::is_enum_v<T>) {
    return static_cast<T>(choose(x, place, names<T>.data(), names<T>.size()));
  } else if constexpr (requires { typename T::value_type; }) {  // std::optional
    if (attn_is_absent(x)) return std::nullopt;
    return from_js<typename T::value_type>(x, place);
  } else {
    if constexpr (requires { std::variant_size<T>::value; }) {
      require_object(x, place);
      T result;
      alternative_from_js(x, place, result);
      return result;
    } else {
      return struct_from_js<T>(x, place);
    }
  }
}

}  // namespace attn::js
