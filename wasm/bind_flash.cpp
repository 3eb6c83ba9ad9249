// Flash attention, and the online softmax that it goes by.

#include "bind.h"
#include "fields_flash.h"

namespace attn::js {

/// What JavaScript gives for a TileMask.
struct OwnTileMask {
  std::variant<Band, Mask> kind;

  TileMask view() const {
    if (const auto* const mask = std::get_if<Mask>(&kind)) return mask;
    return std::get<Band>(kind);
  }
};

/// Null sees everything; what has queries is a Mask, anything else a Band.
template <>
OwnTileMask from_js(EM_VAL x, const Place& place) {
  if (attn_is_absent(x)) return {};
  require_object(x, place);
  if (attn_is_absent(Property(x, "queries"))) return {from_js<Band>(x, place)};
  return {from_js<Mask>(x, place)};
}

namespace {

FlashAttention flash(const View& Q, const View& K, const View& V, const OwnTileMask& mask, const Tile& tile,
                     const AttentionOptions& options) {
  return flash_attention(Q, K, V, mask.view(), tile, options);
}

AttentionGradient flash_backward(const View& Q, const View& K, const View& V, const FlashAttention& forward,
                                 const View& d_context, const OwnTileMask& mask, const Tile& tile,
                                 const AttentionOptions& options) {
  return flash_attention_backward(Q, K, V, forward, d_context, mask.view(), tile, options);
}

std::vector<TileStep> flash_trace(const View& Q, const View& K, const View& V, const OwnTileMask& mask,
                                  const Tile& tile, const AttentionOptions& options) {
  return flash_attention_trace(Q, K, V, mask.view(), tile, options);
}

}  // namespace

EMSCRIPTEN_BINDINGS(attn_flash) {
  bind<flash>("flashAttention", "Q", "K", "V", "mask", "tile", "options");
  bind<flash_backward>("flashAttentionBackward", "Q", "K", "V", "forward", "d_context", "mask", "tile", "options");
  bind<flash_trace>("flashAttentionTrace", "Q", "K", "V", "mask", "tile", "options");

  bind<with_score>("withScore", "state", "score");
  bind<joined>("joined", "a", "b");
  bind<rescaling>("rescaling", "from", "to");
}

}  // namespace attn::js
