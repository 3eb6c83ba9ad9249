#pragma once

// The records of attn.d.ts that flash attention and the online softmax take and give.

#include "attn/flash.h"
#include "attn/online_softmax.h"
#include "fields_attention.h"

namespace attn::js {

template <>
inline constexpr std::tuple fields<OnlineSoftmax>{Field{"max", &OnlineSoftmax::max}, Field{"sum", &OnlineSoftmax::sum}};
template <>
inline constexpr std::tuple fields<Tile>{Field{"queries", &Tile::queries, true}, Field{"keys", &Tile::keys, true}};
template <>
inline constexpr std::tuple fields<Band>{Field{"left", &Band::left, true}, Field{"right", &Band::right, true}};
template <>
inline constexpr std::tuple fields<FlashAttention>{Field{"context", &FlashAttention::context},
                                                   Field{"maxima", &FlashAttention::maxima},
                                                   Field{"sums", &FlashAttention::sums}};
template <>
inline constexpr std::tuple fields<TileStep>{Field{"first_query", &TileStep::first_query},
                                             Field{"first_key", &TileStep::first_key},
                                             Field{"queries", &TileStep::queries},
                                             Field{"keys", &TileStep::keys},
                                             Field{"computed", &TileStep::computed},
                                             Field{"maxima", &TileStep::maxima},
                                             Field{"sums", &TileStep::sums},
                                             Field{"context", &TileStep::context}};

}  // namespace attn::js
