// Somebody else's attention, judged.

#include "bind.h"
#include "fields_grade.h"

namespace attn::js {

EMSCRIPTEN_BINDINGS(attn_grade) {
  bind<attention_trials>("attentionTrials");
  bind<grade_attention>("gradeAttention", "weights", "outputs");
}

}  // namespace attn::js
