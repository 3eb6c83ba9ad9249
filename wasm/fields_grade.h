#pragma once

// The records and choices of attn.d.ts that grading takes and gives.

#include "attn/grade.h"
#include "marshal.h"

namespace attn::js {

template <>
inline constexpr std::array names<TrialKind>{"one-query", "tokens", "plain",  "shifted",
                                             "permuted",  "masked", "hidden", "large"};
template <>
inline constexpr std::array names<AttentionProperty>{"one-query",   "shapes", "rows",  "reference", "shift",
                                                     "permutation", "mask",   "large", "hidden-row"};
template <>
inline constexpr std::array names<AnswerPart>{"weights", "output"};

template <>
inline constexpr std::tuple fields<AttentionTrial>{
    Field{"kind", &AttentionTrial::kind},    Field{"Q", &AttentionTrial::Q},
    Field{"K", &AttentionTrial::K},          Field{"V", &AttentionTrial::V},
    Field{"mask", &AttentionTrial::mask},    Field{"weights", &AttentionTrial::weights},
    Field{"output", &AttentionTrial::output}};
template <>
inline constexpr std::tuple fields<Verdict>{
    Field{"property", &Verdict::property}, Field{"holds", &Verdict::holds},      Field{"trial", &Verdict::trial},
    Field{"part", &Verdict::part},         Field{"row", &Verdict::row},          Field{"column", &Verdict::column},
    Field{"got", &Verdict::got},           Field{"expected", &Verdict::expected}};

}  // namespace attn::js
