// A step of attention with a cache of keys and values.

#include "attn/kv_cache.h"
#include "bind.h"
#include "fields_attention.h"

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

namespace {

CachedAttention cached(const KeysAndValues& before, const View& Q, const View& K, const View& V,
                       const AttentionOptions& options) {
  KvCache cache(before.keys.cols(), before.values.cols());
  cache.append(before.keys, before.values);
  Attention attention = cached_attention(cache, Q, K, V, options);
  return {{cache.keys(), cache.values()}, std::move(attention)};
}

}  // namespace

EMSCRIPTEN_BINDINGS(attn_cache) { bind<cached>("cachedAttention", "cache", "Q", "K", "V", "options"); }

}  // namespace attn::js
