// Linear attention, and its state a step at a time.

#include "bind.h"
#include "fields_linear.h"

namespace attn::js {
namespace {

LinearState written(const LinearState& state, const View& key, const View& value, FeatureMap kind) {
  LinearState next = state;
  linear_attention_write(next, key, value, kind);
  return next;
}

}  // namespace

EMSCRIPTEN_BINDINGS(attn_linear) {
  bind<feature_map>("featureMap", "kind", "x");
  bind<linear_attention>("linearAttention", "Q", "K", "V", "options");
  bind<linear_attention_weights>("linearAttentionWeights", "Q", "K", "options");
  bind<empty_linear_state>("emptyLinearState", "d_k", "d_v");
  bind<written>("linearAttentionWrite", "state", "key", "value", "kind");
  bind<linear_attention_read>("linearAttentionRead", "state", "query", "kind");
}

}  // namespace attn::js
