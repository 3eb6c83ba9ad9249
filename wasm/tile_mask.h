#pragma once

// The mask of flash attention: bits, a band, or null.

#include "fields_flash.h"
#include "marshal.h"

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
inline OwnTileMask from_js(Value x, const Place& place) {
  if (attn_is_absent(x)) return {};
  require_object(x, place);
  if (attn_is_absent(attn_property(x, "queries"))) return {from_js<Band>(x, place)};
  return {from_js<Mask>(x, place)};
}

}  // namespace attn::js
