#pragma once

// A mask that may be null, which hides nothing.

#include <optional>

#include "attn/mask.h"

namespace attn::js {

using MaybeMask = std::optional<Mask>;

inline Mask mask_or_all(const MaybeMask& mask, Index queries, Index keys) { return mask ? *mask : Mask(queries, keys); }

}  // namespace attn::js
