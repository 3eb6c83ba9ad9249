#pragma once

// The records and choices of attn.d.ts that costs, path lengths and spreads take and give, on the core's own structs.

#include <array>

#include "attn/cost.h"
#include "attn/path_length.h"
#include "attn/score_spread.h"
#include "marshal.h"

namespace attn::js {

template <>
inline constexpr std::array names<NumberType>{"float32", "float16", "bfloat16", "float64", "int8"};
template <>
inline constexpr std::array names<LayerKind>{"self-attention", "recurrent", "convolution", "dilated-convolution",
                                             "restricted-attention"};
template <>
inline constexpr std::tuple fields<Cost>{Field{"macs", &Cost::macs}, Field{"bytes", &Cost::bytes}};
template <>
inline constexpr std::tuple fields<AttentionCostOptions>{
    Field{"n", &AttentionCostOptions::n},
    Field{"d", &AttentionCostOptions::d},
    Field{"heads", &AttentionCostOptions::heads, true},
    Field{"layers", &AttentionCostOptions::layers, true},
    Field{"batch", &AttentionCostOptions::batch, true},
    Field{"type", &AttentionCostOptions::type, true},
    Field{"causal", &AttentionCostOptions::causal, true},
    Field{"training", &AttentionCostOptions::training, true},
    Field{"projections", &AttentionCostOptions::projections, true}};
template <>
inline constexpr std::tuple fields<AttentionCost>{Field{"pairs", &AttentionCost::pairs},
                                                  Field{"score_macs", &AttentionCost::score_macs},
                                                  Field{"context_macs", &AttentionCost::context_macs},
                                                  Field{"projection_macs", &AttentionCost::projection_macs},
                                                  Field{"macs", &AttentionCost::macs},
                                                  Field{"flops", &AttentionCost::flops},
                                                  Field{"weight_elements", &AttentionCost::weight_elements},
                                                  Field{"head_bytes", &AttentionCost::head_bytes},
                                                  Field{"total_bytes", &AttentionCost::total_bytes}};
template <>
inline constexpr std::tuple fields<Spread>{Field{"deviation", &Spread::deviation}, Field{"entropy", &Spread::entropy},
                                           Field{"largest", &Spread::largest},
                                           Field{"sensitivity", &Spread::sensitivity}};
template <>
inline constexpr std::tuple fields<ScoreSpread>{Field{"scores", &ScoreSpread::scores}, Field{"raw", &ScoreSpread::raw},
                                                Field{"scaled", &ScoreSpread::scaled},
                                                Field{"beyond_half", &ScoreSpread::beyond_half}};

}  // namespace attn::js
