// What a layer costs, how many steps information takes through it, and how far scores spread.

#include "bind.h"
#include "fields_cost.h"

namespace attn::js {
namespace {

Index layer_path_length(LayerKind layer, Index n, Index reach) { return maximum_path_length(layer, n, reach); }
Index mask_path_length(const Mask& mask) { return maximum_path_length(mask); }

}  // namespace

EMSCRIPTEN_BINDINGS(attn_cost) {
  bind<bytes_per_number>("bytesPerNumber", "type");
  bind<self_attention_cost>("selfAttentionCost", "options");
  bind<recurrent_cost>("recurrentCost", "n", "d", "gates");
  bind<convolution_cost>("convolutionCost", "n", "d", "kernel");
  bind<masked_attention_cost>("maskedAttentionCost", "mask", "d", "type");
  bind<kv_cache_bytes>("kvCacheBytes", "layers", "kvHeads", "headDim", "tokens", "batch", "type");
  bind<training_bytes>("trainingBytes", "parameters");

  bind<score_spread>("scoreSpread", "d", "queries", "keys", "sigma", "seed");

  bind<layer_path_length>("maximumPathLength", "kind", "n", "reach");
  bind<mask_path_length>("maskPathLength", "mask");
  bind<shortest_path>("shortestPath", "mask", "source", "target");
}

}  // namespace attn::js
