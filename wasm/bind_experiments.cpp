// Small experiments that figures make: how far two matrices are apart, other weights with the same output, a derivative
// checked, what a memory gives back, and what is moved, done and held by forms of attention.

#include "attn/attention.h"
#include "bind.h"
#include "fields_experiments.h"

namespace attn::js {
namespace {

/// Scores and weights are made in full, and stay behind.
Matrix plain_context(const View& Q, const View& K, const View& V) {
  return scaled_dot_product_attention(Q, K, V, Mask(Q.rows(), K.rows())).context;
}

}  // namespace

EMSCRIPTEN_BINDINGS(attn_experiments) {
  bind<compare>("compare", "A", "B");
  bind<overtaking>("overtaking", "x", "a", "b");
  bind<same_output>("sameOutput", "weights", "V", "moves");
  bind<derivative_check>("derivativeCheck", "Q", "K", "V", "place", "steps");
  bind<recall>("recall", "options");
  bind<attention_traffic>("attentionTraffic", "n", "d", "memory");
  bind<contender_cost>("contenderCost", "contender", "n", "d", "window");
  bind<plain_context>("plainContext", "Q", "K", "V");
}

}  // namespace attn::js
