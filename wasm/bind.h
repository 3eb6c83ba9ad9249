#pragma once

// bind<f>("name", "parameter", …): exports the core's function f. Its arguments are converted, it is called, its result
// is converted; whatever is thrown on the way is kept for takeError and never passes through Embind, which would leak.

#include <emscripten/bind.h>

#include <array>
#include <utility>

#include "fields.h"

namespace attn::js {

template <class T>
struct Converted {
  using Type = std::remove_cvref_t<T>;
};
template <>
struct Converted<const View&> {
  using Type = Matrix;
};

/// What body(context) returns, or undefined, with the error kept, if it throws.
val guarded(const char* function, EM_VAL (*body)(const void*), const void* context);

template <auto F, class = decltype(F)>
struct Bound;

template <auto F, class Result, class... Parameter>
struct Bound<F, Result (*)(Parameter...)> {
  static inline const char* function;
  static inline std::array<const char*, sizeof...(Parameter)> parameters;
  template <class>
  using Argument = val;

  static val call(Argument<Parameter>... arguments) {
    const auto body = [&] { return convert_and_call(std::index_sequence_for<Parameter...>{}, arguments...); };
    using Body = decltype(body);
    return guarded(
        function, [](const void* context) { return (*static_cast<Body*>(context))(); }, &body);
  }

  template <std::size_t... I>
  static EM_VAL convert_and_call(std::index_sequence<I...>, const Argument<Parameter>&... arguments) {
    const std::tuple<typename Converted<Parameter>::Type...> converted{
        from_js<typename Converted<Parameter>::Type>(arguments, {function, parameters[I]})...};
    return to_js(F(std::get<I>(converted)...));
  }
};

template <auto F, class... Name>
void bind(const char* function, Name... parameters) {
  Bound<F>::function = function;
  Bound<F>::parameters = {parameters...};
  emscripten::function(function, &Bound<F>::call);
}

}  // namespace attn::js
