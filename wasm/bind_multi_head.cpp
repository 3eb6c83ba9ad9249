// Multi-head attention.

#include "attn/head_study.h"
#include "bind.h"
#include "fields_multi_head.h"
#include "maybe_mask.h"

namespace attn::js {

template <>
inline constexpr std::tuple fields<MutedHeads>{
    Field{"concat", &MutedHeads::concat}, Field{"output", &MutedHeads::output}, Field{"change", &MutedHeads::change}};

namespace {

MultiHead multi_head(const MultiHeadAttention& model, const View& queries, const View& keys, const View& values,
                     const MaybeMask& mask, const std::vector<Matrix>& biases) {
  return multi_head_attention(model, queries, keys, values,
                              mask_or_all("multi_head_attention", mask, queries.rows(), keys.rows()), biases);
}

}  // namespace

EMSCRIPTEN_BINDINGS(attn_multi_head) {
  bind<multi_head>("multiHeadAttention", "model", "queries", "keys", "values", "mask", "biases");
  bind<random_multi_head>("randomMultiHead", "d_model", "heads", "kvHeads", "seed");
  bind<mute_heads>("muteHeads", "W_o", "concat", "heads", "muted");
}

}  // namespace attn::js
