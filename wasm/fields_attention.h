#pragma once

// The records and score kinds of attn.d.ts that attention takes and gives, on the core's own structs.

#include "attn/attention.h"
#include "attn/explain.h"
#include "attn/score.h"
#include "attn/softmax.h"
#include "marshal.h"

namespace attn::js {

template <>
inline constexpr std::tuple fields<AttentionOptions>{
    Field{"scale", &AttentionOptions::scale, true}, Field{"softcap", &AttentionOptions::softcap, true},
    Field{"temperature", &AttentionOptions::temperature, true}, Field{"bias", &AttentionOptions::bias, true}};
template <>
inline constexpr std::tuple fields<Attention>{
    Field{"scores", &Attention::scores}, Field{"weights", &Attention::weights}, Field{"context", &Attention::context}};
template <>
inline constexpr std::tuple fields<AttentionGradient>{
    Field{"dQ", &AttentionGradient::dQ}, Field{"dK", &AttentionGradient::dK}, Field{"dV", &AttentionGradient::dV}};
template <>
inline constexpr std::tuple fields<Softmax>{Field{"maxima", &Softmax::maxima},
                                            Field{"exponentials", &Softmax::exponentials},
                                            Field{"sums", &Softmax::sums}, Field{"weights", &Softmax::weights}};

template <>
inline constexpr const char* kind<Dot> = "dot";
template <>
inline constexpr std::tuple<> fields<Dot>{};
template <>
inline constexpr const char* kind<ScaledDot> = "scaled-dot";
template <>
inline constexpr std::tuple fields<ScaledDot>{Field{"scale", &ScaledDot::scale, true}};
template <>
inline constexpr const char* kind<General> = "general";
template <>
inline constexpr std::tuple fields<General>{Field{"W", &General::W}};
template <>
inline constexpr const char* kind<Concat> = "concat";
template <>
inline constexpr std::tuple fields<Concat>{Field{"W", &Concat::W}, Field{"v", &Concat::v}};
template <>
inline constexpr const char* kind<Additive> = "additive";
template <>
inline constexpr std::tuple fields<Additive>{Field{"W_q", &Additive::W_q}, Field{"W_k", &Additive::W_k},
                                             Field{"v", &Additive::v}};
template <>
inline constexpr std::tuple fields<Scores>{Field{"query_part", &Scores::query_part},
                                           Field{"key_part", &Scores::key_part}, Field{"hidden", &Scores::hidden},
                                           Field{"values", &Scores::values}};
template <>
inline constexpr std::tuple fields<ScoredAttention>{Field{"scores", &ScoredAttention::scores},
                                                    Field{"weights", &ScoredAttention::weights},
                                                    Field{"context", &ScoredAttention::context}};
template <>
inline constexpr std::tuple fields<ScoredAttentionGradient>{
    Field{"dQ", &ScoredAttentionGradient::dQ}, Field{"dK", &ScoredAttentionGradient::dK},
    Field{"dV", &ScoredAttentionGradient::dV}, Field{"d_score", &ScoredAttentionGradient::d_score}};

template <>
inline constexpr std::tuple fields<DotTerms>{Field{"left", &DotTerms::left}, Field{"right", &DotTerms::right},
                                             Field{"products", &DotTerms::products}, Field{"sum", &DotTerms::sum}};

}  // namespace attn::js
