// The error of the last call, and the heap: what does not belong to the core.

#include <emscripten/heap.h>
#include <malloc.h>

#include <new>

#include "attn/error.h"
#include "bind.h"

namespace attn::js {

using emscripten::val;

struct Problem {
  std::string code;
  std::vector<std::string> arguments;
  std::string message;
};
template <>
inline constexpr std::tuple fields<Problem>{Field{"code", &Problem::code}, Field{"arguments", &Problem::arguments},
                                            Field{"message", &Problem::message}};

namespace {

std::optional<Problem> last_problem;

void keep(std::string code, std::vector<std::string> arguments, std::string message) {
  last_problem = {std::move(code), std::move(arguments), std::move(message)};
}

/// An exception that is no Error.
void keep_other(const char* code, const char* function, std::vector<std::string> arguments, const char* what) {
  keep(code, std::move(arguments), std::string(function) + ": " + what);
}

val take_error() {
  if (!last_problem) return val::null();
  const val error = val::take_ownership(to_js(*last_problem));
  last_problem.reset();
  return error;
}

double heap_in_use() { return static_cast<double>(mallinfo().uordblks); }
double heap_size() { return static_cast<double>(emscripten_get_heap_size()); }

}  // namespace

val guarded(const char* function, EM_VAL (*body)(const EM_VAL*), const EM_VAL* arguments) {
  try {
    if (const EM_VAL result = body(arguments)) return val::take_ownership(result);
    throw std::bad_alloc();
  } catch (const Error& error) {
    keep(error.code(), error.arguments(), error.what());
  } catch (const std::bad_alloc&) {
    keep_other("out-of-memory", function, {function}, "there is not enough memory");
  } catch (const std::exception& error) {
    keep_other("internal", function, {function, error.what()}, error.what());
  }
  return val::undefined();
}

EMSCRIPTEN_BINDINGS(attn_module) {
  emscripten::function("takeError", &take_error);
  emscripten::function("heapInUse", &heap_in_use);
  emscripten::function("heapSize", &heap_size);
}

}  // namespace attn::js
