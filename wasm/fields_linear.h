#pragma once

// The records and choices of attn.d.ts that linear attention takes and gives.

#include "attn/linear_attention.h"
#include "marshal.h"

namespace attn::js {

template <>
inline constexpr std::array names<FeatureMap>{"elu-plus-one", "relu"};
template <>
inline constexpr std::tuple fields<LinearOptions>{Field{"feature_map", &LinearOptions::feature_map, true},
                                                  Field{"causal", &LinearOptions::causal, true}};
template <>
inline constexpr std::tuple fields<LinearState>{Field{"S", &LinearState::S}, Field{"z", &LinearState::z}};
template <>
inline constexpr std::tuple fields<LinearAttention>{
    Field{"query_features", &LinearAttention::query_features}, Field{"key_features", &LinearAttention::key_features},
    Field{"state", &LinearAttention::state}, Field{"normalisers", &LinearAttention::normalisers},
    Field{"context", &LinearAttention::context}};
template <>
inline constexpr std::tuple fields<LinearAttentionGradient>{Field{"dQ", &LinearAttentionGradient::dQ},
                                                            Field{"dK", &LinearAttentionGradient::dK},
                                                            Field{"dV", &LinearAttentionGradient::dV}};

}  // namespace attn::js
