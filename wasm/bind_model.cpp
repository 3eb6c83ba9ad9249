// What a whole model costs, and the shapes of its layers.

#include "bind.h"
#include "fields_model.h"

namespace attn::js {

EMSCRIPTEN_BINDINGS(attn_model) {
  bind<model_cost>("modelCost", "options");
  bind<layer_shapes>("layerShapes", "options");
}

}  // namespace attn::js
