#pragma once

// The records of attn.d.ts that a gradient's travel takes and gives.

#include "attn/gradient_travel.h"
#include "marshal.h"

namespace attn::js {

template <>
inline constexpr std::tuple fields<GradientTravelOptions>{
    Field{"n", &GradientTravelOptions::n, true}, Field{"hidden", &GradientTravelOptions::hidden, true},
    Field{"gain", &GradientTravelOptions::gain, true}, Field{"forget_bias", &GradientTravelOptions::forget_bias, true},
    Field{"seed", &GradientTravelOptions::seed, true}};
template <>
inline constexpr std::tuple fields<Travel>{Field{"median", &Travel::median}, Field{"least", &Travel::least},
                                           Field{"most", &Travel::most}};
template <>
inline constexpr std::tuple fields<GradientTravel>{
    Field{"rnn", &GradientTravel::rnn}, Field{"lstm", &GradientTravel::lstm}, Field{"gru", &GradientTravel::gru},
    Field{"attention", &GradientTravel::attention}};

}  // namespace attn::js
