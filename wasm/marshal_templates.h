#pragma once

// Structs, variants, enums and lists, from their parts. Included by marshal.h.

namespace attn::js {

template <class T>
concept Declared = !std::is_null_pointer_v<std::remove_const_t<decltype(fields<T>)>>;

template <class T>
EM_VAL to_js(const std::optional<T>& x) noexcept;
template <class T>
EM_VAL to_js(const std::vector<T>& list) noexcept;
template <class... T>
EM_VAL to_js(const std::variant<T...>& x) noexcept;
template <Declared T>
EM_VAL to_js(const T& x) noexcept;

template <class T>
T struct_from_js(EM_VAL x, const Place& place) {
  T result;
  const auto read = [&]<class Member>(const Field<T, Member>& field) {
    const Property value(x, field.name);
    if (field.may_lack && attn_is_absent(value)) return;
    result.*field.member = from_js<Member>(value, {place.function, field.name, &place});
  };
  std::apply([&](const auto&... field) { (read(field), ...); }, fields<T>);
  return result;
}

template <class... T>
void alternative_from_js(EM_VAL x, const Place& place, std::variant<T...>& result) {
  const char* const kinds[] = {kind<T>...};
  const std::size_t chosen = choose(Property(x, "kind"), {place.function, "kind", &place}, kinds, sizeof...(T));
  std::size_t i = 0;
  ((i++ == chosen ? void(result = struct_from_js<T>(x, place)) : void()), ...);
}

template <class T>
T from_js(EM_VAL x, const Place& place) {
  if constexpr (std::is_enum_v<T>) {
    return static_cast<T>(choose(x, place, names<T>.data(), names<T>.size()));
  } else if constexpr (requires { typename T::value_type; }) {  // std::optional
    if (attn_is_absent(x)) return std::nullopt;
    return from_js<typename T::value_type>(x, place);
  } else {
    require_object(x, place);
    if constexpr (requires { std::variant_size<T>::value; }) {
      T result;
      alternative_from_js(x, place, result);
      return result;
    } else {
      return struct_from_js<T>(x, place);
    }
  }
}

template <class T>
EM_VAL to_js(const std::optional<T>& x) noexcept {
  return x ? to_js(*x) : attn_undefined_out();
}

template <class T>
EM_VAL to_js(const std::vector<T>& list) noexcept {
  const EM_VAL array = attn_array_out();
  for (const T& x : list) attn_push(array, to_js(x));
  return array;
}

/// A struct; as an alternative of a variant it begins with its kind.
template <Declared T>
EM_VAL to_js(const T& x) noexcept {
  return std::apply(
      [&](const auto&... field) {
        if constexpr (kind<T> != nullptr) {
          const char* const keys[] = {"kind", field.name...};
          const EM_VAL values[] = {to_js(kind<T>), to_js(x.*field.member)...};
          return attn_record_out(std::size(keys), keys, values);
        } else {
          const char* const keys[] = {field.name...};
          const EM_VAL values[] = {to_js(x.*field.member)...};
          return attn_record_out(std::size(keys), keys, values);
        }
      },
      fields<T>);
}

template <class... T>
EM_VAL to_js(const std::variant<T...>& x) noexcept {
  return std::visit([](const auto& alternative) { return to_js(alternative); }, x);
}

}  // namespace attn::js
