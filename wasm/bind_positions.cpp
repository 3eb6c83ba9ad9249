// Where a token stands, as numbers.

#include "bind.h"
#include "fields_positions.h"

namespace attn::js {

EMSCRIPTEN_BINDINGS(attn_positions) {
  bind<sinusoidal_positions>("sinusoidalPositions", "n", "d", "first", "base");
  bind<rotary_table>("rotaryTable", "n", "d", "first", "base");
  bind<rotary>("rotary", "X", "table", "pairs");
  bind<rotary_backward>("rotaryBackward", "dY", "table", "pairs");
}

}  // namespace attn::js
