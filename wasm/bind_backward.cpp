// Gradients of the forms of attention whose results alone the page's figures draw.

#include "bind.h"
#include "fields_flash.h"
#include "fields_linear.h"
#include "fields_multi_head.h"
#include "tile_mask.h"

namespace attn::js {
namespace {

AttentionGradient flash_backward(const View& Q, const View& K, const View& V, const FlashAttention& forward,
                                 const View& d_context, const OwnTileMask& mask, const Tile& tile,
                                 const AttentionOptions& options) {
  return flash_attention_backward(Q, K, V, forward, d_context, mask.view(), tile, options);
}

}  // namespace

EMSCRIPTEN_BINDINGS(attn_backward) {
  bind<flash_backward>("flashAttentionBackward", "Q", "K", "V", "forward", "d_context", "mask", "tile", "options");
  bind<linear_attention_backward>("linearAttentionBackward", "Q", "K", "V", "forward", "d_context", "options");
  bind<multi_head_attention_backward>("multiHeadAttentionBackward", "model", "queries", "keys", "values", "forward",
                                      "d_output");
}

}  // namespace attn::js
