// Flash attention, and the online softmax that it goes by.

#include "bind.h"
#include "fields_flash.h"
#include "tile_mask.h"

namespace attn::js {
namespace {

FlashAttention flash(const View& Q, const View& K, const View& V, const OwnTileMask& mask, const Tile& tile,
                     const AttentionOptions& options) {
  return flash_attention(Q, K, V, mask.view(), tile, options);
}

std::vector<TileStep> flash_trace(const View& Q, const View& K, const View& V, const OwnTileMask& mask,
                                  const Tile& tile, const AttentionOptions& options) {
  return flash_attention_trace(Q, K, V, mask.view(), tile, options);
}

}  // namespace

EMSCRIPTEN_BINDINGS(attn_flash) {
  bind<flash>("flashAttention", "Q", "K", "V", "mask", "tile", "options");
  bind<flash_trace>("flashAttentionTrace", "Q", "K", "V", "mask", "tile", "options");

  bind<with_score>("withScore", "state", "score");
  bind<joined>("joined", "a", "b");
  bind<rescaling>("rescaling", "from", "to");
}

}  // namespace attn::js
