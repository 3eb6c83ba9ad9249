// What ONNX calls Attention and LinearAttention.

#include "bind.h"
#include "fields_operator.h"

namespace attn::js {

EMSCRIPTEN_BINDINGS(attn_operator) {
  bind<attention_operator>("attentionOperator", "inputs", "options");
  bind<linear_recurrence>("linearRecurrence", "Q", "K", "V", "options");
  bind<linear_recurrence_backward>("linearRecurrenceBackward", "Q", "K", "V", "d_output", "d_state", "options");
}

}  // namespace attn::js
