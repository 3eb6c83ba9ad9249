#pragma once

// Structs, variants, lists, enums and optional values to JavaScript, by their parts. Included by marshal.h.

namespace attn::js {

template <class T>
concept Declared = !std::is_null_pointer_v<std::remove_const_t<decltype(fields<T>)>>;
template <class T>
concept Enumerated = std::is_enum_v<T>;

template <class T>
Value to_js(const std::optional<T>& x) noexcept;
template <Enumerated T>
Value to_js(T x) noexcept;
template <class T>
Value to_js(const std::vector<T>& list) noexcept;
template <class... T>
Value to_js(const std::variant<T...>& x) noexcept;
template <Declared T>
Value to_js(const T& x) noexcept;

template <class T>
Value to_js(const std::optional<T>& x) noexcept {
  return x ? to_js(*x) : attn_undefined_out();
}

template <Enumerated T>
Value to_js(T x) noexcept {
  return to_js(names<T>[static_cast<std::size_t>(x)]);
}

template <class T>
Value to_js(const std::vector<T>& list) noexcept {
  const Value array = attn_array_out();
  for (const T& x : list) attn_push(array, to_js(x));
  return array;
}

/// A matrix that may lack does so when it is empty.
template <class Struct, class Member>
Value field_to_js(const Struct& x, const Field<Struct, Member>& field) noexcept {
  if constexpr (std::is_same_v<Member, Matrix>)
    if (field.may_lack && (x.*field.member).size() == 0) return attn_undefined_out();
  return to_js(x.*field.member);
}

/// A struct; as an alternative of a variant it begins with its kind.
template <Declared T>
Value to_js(const T& x) noexcept {
  return std::apply(
      [&](const auto&... field) {
        if constexpr (kind<T> != nullptr) {
          const Value values[] = {to_js(kind<T>), field_to_js(x, field)...};
          return attn_record_out(std::size(values), alternative_names<T>.data(), values);
        } else {
          const Value values[] = {field_to_js(x, field)...};
          return attn_record_out(std::size(values), field_names<T>.data(), values);
        }
      },
      fields<T>);
}

template <class... T>
Value to_js(const std::variant<T...>& x) noexcept {
  return std::visit([](const auto& alternative) { return to_js(alternative); }, x);
}

}  // namespace attn::js
