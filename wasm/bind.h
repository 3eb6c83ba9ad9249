#pragma once

// bind<f>("name", "parameter", …): exports the core's function f. Its arguments are converted, it is called, its result
// is converted; whatever is thrown on the way is kept for takeError and never passes through Embind, which would leak.
// To JavaScript it takes the place where its arguments begin in Module.attnValues, and returns its result's.

#include <emscripten/bind.h>

#include <array>
#include <span>
#include <utility>

#include "marshal.h"

namespace attn::js {

template <class T>
struct Converted {
  using Type = std::remove_cvref_t<T>;
};
template <>
struct Converted<const View&> {
  using Type = Matrix;
};
template <>
struct Converted<std::span<const Index>> {
  using Type = std::vector<Index>;
};

/// Where what body(owner, arguments) returns lies; 0, with the error kept, if it throws. `owner` is a method's object.
int guarded(const char* function, Value (*body)(void* owner, Value arguments), void* owner, int arguments);

template <auto F, class = decltype(F)>
struct Bound;

template <auto F, class Result, class... Parameter>
struct Bound<F, Result (*)(Parameter...)> {
  static inline const char* function;
  static inline std::array<const char*, sizeof...(Parameter)> parameters;

  static int call(int arguments) { return guarded(function, convert_and_call, nullptr, arguments); }

  static Value convert_and_call(void*, Value arguments) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      const std::tuple<typename Converted<Parameter>::Type...> converted{
          from_js<typename Converted<Parameter>::Type>(after(arguments, I), {function, parameters[I]})...};
      return to_js(F(std::get<I>(converted)...));
    }
    (std::index_sequence_for<Parameter...>{});
  }
};

template <auto F, class... Name>
void bind(const char* function, Name... parameters) {
  static_assert(sizeof...(Name) == std::tuple_size_v<decltype(Bound<F>::parameters)>);
  Bound<F>::function = function;
  Bound<F>::parameters = {parameters...};
  attn_takes(function, sizeof...(Name));
  emscripten::function(function, &Bound<F>::call);
}

}  // namespace attn::js
