// Masks.

#include "attn/rng.h"
#include "bind.h"

namespace attn::js {
namespace {

Mask seeded_random_mask(Index n, Index keys_per_query, std::uint64_t seed) {
  Rng rng(seed);
  return random_mask(n, keys_per_query, rng);
}

Mask mask_and(const Mask& a, const Mask& b) { return a & b; }
Mask mask_or(const Mask& a, const Mask& b) { return a | b; }
Index visible_pairs(const Mask& mask) { return mask.visible_pairs(); }

}  // namespace

EMSCRIPTEN_BINDINGS(attn_mask) {
  bind<causal_mask>("causalMask", "n");
  bind<padding_mask>("paddingMask", "queries", "keys", "length");
  bind<sliding_window_mask>("slidingWindowMask", "n", "window");
  bind<global_token_mask>("globalTokenMask", "n", "tokens");
  bind<seeded_random_mask>("randomMask", "n", "keysPerQuery", "seed");
  bind<mask_and>("maskAnd", "a", "b");
  bind<mask_or>("maskOr", "a", "b");
  bind<visible_pairs>("visiblePairs", "mask");
}

}  // namespace attn::js
