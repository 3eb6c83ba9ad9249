#pragma once

// The records and choices of attn.d.ts that tasks take and give.

#include "attn/task_words.h"
#include "marshal.h"

namespace attn::js {

template <>
inline constexpr std::array names<TaskKind>{
    "copy",      "reverse", "sort", "translation", "numerals-to-digits", "digits-to-numerals", "dates",
    "sentiment", "reviews", "xor",  "glyphs"};

template <>
inline constexpr std::tuple fields<TaskDescription>{
    Field{"source", &TaskDescription::source}, Field{"target", &TaskDescription::target},
    Field{"lowest", &TaskDescription::lowest}, Field{"highest", &TaskDescription::highest}};
template <>
inline constexpr std::tuple fields<TaskPair>{Field{"source", &TaskPair::source}, Field{"target", &TaskPair::target},
                                             Field{"gold", &TaskPair::gold}};

}  // namespace attn::js
