#pragma once

// Structs, variants, enums and lists, from their parts. Included by marshal.h.

namespace attn::js {

template <class T>
concept Declared = !std::is_null_pointer_v<std::remove_const_t<decltype(fields<T>)>>;

template <class T>
EM_VAL to_js(const std::optional<T>& x);
template <class T>
EM_VAL to_js(const std::vector<T>& list);
template <class... T>
EM_VAL to_js(const std::variant<T...>& x);
template <Declared T>
EM_VAL to_js(const T& x);

template <class T>
T struct_from_js(const val& x, const Place& place) {
  T result;
  const auto read = [&]<class Member>(const Field<T, Member>& field) {
    const val value = property(x, field.name);
    if (field.may_lack && value.isUndefined()) return;
    result.*field.member = from_js<Member>(value, {place.function, field.name, &place});
  };
  std::apply([&](const auto&... field) { (read(field), ...); }, fields<T>);
  return result;
}

template <class... T>
void alternative_from_js(const val& x, const Place& place, std::variant<T...>& result) {
  const char* const kinds[] = {kind<T>...};
  const std::size_t chosen = choose(property(x, "kind"), {place.function, "kind", &place}, kinds, sizeof...(T));
  std::size_t i = 0;
  ((i++ == chosen ? void(result = struct_from_js<T>(x, place)) : void()), ...);
}

template <class T>
T from_js(const val& x, const Place& place) {
  if constexpr (std::is_enum_v<T>) {
    return static_cast<T>(choose(x, place, names<T>.data(), names<T>.size()));
  } else if constexpr (requires { typename T::value_type; }) {  // std::optional
    if (x.isUndefined() || x.isNull()) return std::nullopt;
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
EM_VAL to_js(const std::optional<T>& x) {
  return x ? to_js(*x) : val::undefined().as_handle();
}

template <class T>
EM_VAL to_js(const std::vector<T>& list) {
  std::vector<EM_VAL> values;
  values.reserve(list.size());
  for (const T& x : list) values.push_back(to_js(x));
  return attn_array_out(static_cast<int>(values.size()), values.data());
}

/// A struct; as an alternative of a variant it begins with its kind.
template <Declared T>
EM_VAL to_js(const T& x) {
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
EM_VAL to_js(const std::variant<T...>& x) {
  return std::visit([](const auto& alternative) { return to_js(alternative); }, x);
}

}  // namespace attn::js
