// What can be learned: tasks, their words, and pairs made by them.

#include "bind.h"
#include "fields_task.h"

namespace attn::js {

EMSCRIPTEN_BINDINGS(attn_task) {
  bind<describe_task>("describeTask", "task");
  bind<sample_task>("sampleTask", "task", "lowest", "highest", "count", "seed");
  bind<parse_task>("parseTask", "task", "text");
}

}  // namespace attn::js
