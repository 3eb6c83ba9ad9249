// A recurrent cell over sequences.

#include "bind.h"
#include "fields_recurrent.h"

namespace attn::js {

EMSCRIPTEN_BINDINGS(attn_sequence) {
  bind<run_sequence>("runSequence", "cell", "X", "initial", "lengths", "direction");
}

}  // namespace attn::js
