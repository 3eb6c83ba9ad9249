// Multi-head attention, and a step with a cache of keys and values.

#include "attn/head_study.h"
#include "attn/kv_cache.h"
#include "bind.h"
#include "fields_multi_head.h"
#include "maybe_mask.h"

namespace attn::js {

/// A KvCache between two calls.
struct KeysAndValues {
  Matrix keys, values;
};
template <>
inline constexpr std::tuple fields<KeysAndValues>{Field{"keys", &KeysAndValues::keys},
                                                  Field{"values", &KeysAndValues::values}};
struct CachedAttention {
  KeysAndValues cache;
  Attention attention;
};
template <>
inline constexpr std::tuple fields<CachedAttention>{Field{"cache", &CachedAttention::cache},
                                                    Field{"attention", &CachedAttention::attention}};

template <>
inline constexpr std::tuple fields<MutedHeads>{
    Field{"concat", &MutedHeads::concat}, Field{"output", &MutedHeads::output}, Field{"change", &MutedHeads::change}};

namespace {

MultiHead multi_head(const MultiHeadAttention& model, const View& queries, const View& keys, const View& values,
                     const MaybeMask& mask, const std::vector<Matrix>& biases) {
  return multi_head_attention(model, queries, keys, values,
                              mask_or_all("multi_head_attention", mask, queries.rows(), keys.rows()), biases);
}

CachedAttention cached(const KeysAndValues& before, const View& Q, const View& K, const View& V,
                       const AttentionOptions& options) {
  KvCache cache(before.keys.cols(), before.values.cols());
  cache.append(before.keys, before.values);
  Attention attention = cached_attention(cache, Q, K, V, options);
  return {{cache.keys(), cache.values()}, std::move(attention)};
}

}  // namespace

EMSCRIPTEN_BINDINGS(attn_multi_head) {
  bind<multi_head>("multiHeadAttention", "model", "queries", "keys", "values", "mask", "biases");
  bind<multi_head_attention_backward>("multiHeadAttentionBackward", "model", "queries", "keys", "values", "forward",
                                      "d_output");
  bind<random_multi_head>("randomMultiHead", "d_model", "heads", "kvHeads", "seed");
  bind<mute_heads>("muteHeads", "model", "forward", "muted");
  bind<cached>("cachedAttention", "cache", "Q", "K", "V", "options");
}

}  // namespace attn::js
