// The error of the last call, and the heap: what does not belong to the core.

#include <emscripten/heap.h>
#include <malloc.h>

#include <new>

#include "attn/error.h"
#include "bind.h"

namespace attn::js {

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

int take_error() {
  if (!last_problem) return 0;
  const Value error = to_js(*last_problem);
  last_problem.reset();
  return static_cast<int>(error);
}

double heap_in_use() { return static_cast<double>(mallinfo().uordblks); }
double heap_size() { return static_cast<double>(emscripten_get_heap_size()); }

}  // namespace

int guarded(const char* function, Value (*body)(void* owner, Value arguments), void* owner, int arguments) {
  try {
    if (const Value result = body(owner, Value{arguments}); result != Value::none) return static_cast<int>(result);
    throw std::bad_alloc();
  } catch (const Error& error) {
    keep(error.code(), error.arguments(), error.what());
  } catch (const std::bad_alloc&) {
    keep_other("out-of-memory", function, {function}, "there is not enough memory");
  } catch (const std::exception& error) {
    keep_other("internal", function, {function, error.what()}, error.what());
  }
  return 0;
}

EMSCRIPTEN_BINDINGS(attn_module) {
  emscripten::function("takeError", &take_error);
  emscripten::function("heapInUse", &heap_in_use);
  emscripten::function("heapSize", &heap_size);
}

}  // namespace attn::js
