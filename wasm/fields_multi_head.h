#pragma once

// The records of attn.d.ts that multi-head attention and the cache of keys and values take and give.

#include "attn/multi_head.h"
#include "fields_attention.h"

namespace attn::js {

template <>
inline constexpr std::tuple fields<MultiHeadAttention>{Field{"heads", &MultiHeadAttention::heads, true},
                                                       Field{"kv_heads", &MultiHeadAttention::kv_heads, true},
                                                       Field{"W_q", &MultiHeadAttention::W_q},
                                                       Field{"W_k", &MultiHeadAttention::W_k},
                                                       Field{"W_v", &MultiHeadAttention::W_v},
                                                       Field{"W_o", &MultiHeadAttention::W_o},
                                                       Field{"b_q", &MultiHeadAttention::b_q, true},
                                                       Field{"b_k", &MultiHeadAttention::b_k, true},
                                                       Field{"b_v", &MultiHeadAttention::b_v, true},
                                                       Field{"b_o", &MultiHeadAttention::b_o, true},
                                                       Field{"extra_key", &MultiHeadAttention::extra_key, true},
                                                       Field{"extra_value", &MultiHeadAttention::extra_value, true},
                                                       Field{"zero_key", &MultiHeadAttention::zero_key, true}};
template <>
inline constexpr std::tuple fields<MultiHead>{Field{"Q", &MultiHead::Q},           Field{"K", &MultiHead::K},
                                              Field{"V", &MultiHead::V},           Field{"heads", &MultiHead::heads},
                                              Field{"concat", &MultiHead::concat}, Field{"output", &MultiHead::output}};
template <>
inline constexpr std::tuple fields<MultiHeadGradient>{
    Field{"d_queries", &MultiHeadGradient::d_queries}, Field{"d_keys", &MultiHeadGradient::d_keys},
    Field{"d_values", &MultiHeadGradient::d_values}, Field{"d_model", &MultiHeadGradient::d_model}};

}  // namespace attn::js
