// How much of a gradient arrives, by distance.

#include "bind.h"
#include "fields_travel.h"

namespace attn::js {

EMSCRIPTEN_BINDINGS(attn_travel) { bind<gradient_travel>("gradientTravel", "options"); }

}  // namespace attn::js
