#pragma once

// The records and choices of attn.d.ts that positions take and give.

#include "attn/positions.h"
#include "marshal.h"

namespace attn::js {

template <>
inline constexpr std::array names<RotaryPairs>{"halves", "interleaved"};
template <>
inline constexpr std::tuple fields<RotaryTable>{Field{"cos", &RotaryTable::cos}, Field{"sin", &RotaryTable::sin}};

}  // namespace attn::js
