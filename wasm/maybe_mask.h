#pragma once

// A mask that may be null, which hides nothing.

#include <optional>

#include "attn/error.h"
#include "attn/mask.h"

namespace attn::js {

using MaybeMask = std::optional<Mask>;

/// "too-large" [where, …] if there are too many pairs.
inline Mask mask_or_all(const char* where, const MaybeMask& mask, Index queries, Index keys) {
  if (mask) return *mask;
  require_size(where, queries, keys);
  return Mask(queries, keys);
}

}  // namespace attn::js
