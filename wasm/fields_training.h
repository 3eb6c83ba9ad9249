#pragma once

// The records and optimisers of attn.d.ts that layers, losses and training steps take and give.

#include "attn/cross_entropy.h"
#include "attn/dense.h"
#include "attn/layer_norm.h"
#include "attn/log_softmax.h"
#include "attn/optimiser.h"
#include "marshal.h"

namespace attn::js {

template <>
inline constexpr std::tuple fields<Dense>{Field{"W", &Dense::W}, Field{"b", &Dense::b}};
template <>
inline constexpr std::tuple fields<DenseGradient>{Field{"dX", &DenseGradient::dX},
                                                  Field{"d_layer", &DenseGradient::d_layer}};
template <>
inline constexpr std::tuple fields<LayerNorm>{Field{"gain", &LayerNorm::gain}, Field{"bias", &LayerNorm::bias},
                                              Field{"epsilon", &LayerNorm::epsilon, true}};
template <>
inline constexpr std::tuple fields<Normalised>{Field{"means", &Normalised::means}, Field{"scales", &Normalised::scales},
                                               Field{"normalised", &Normalised::normalised},
                                               Field{"output", &Normalised::output}};
template <>
inline constexpr std::tuple fields<LayerNormGradient>{Field{"dX", &LayerNormGradient::dX},
                                                      Field{"d_layer", &LayerNormGradient::d_layer}};

template <>
inline constexpr std::tuple fields<LogSoftmax>{Field{"values", &LogSoftmax::values},
                                               Field{"logsumexp", &LogSoftmax::logsumexp}};
template <>
inline constexpr std::tuple fields<CrossEntropyOptions>{
    Field{"ignore_index", &CrossEntropyOptions::ignore_index, true},
    Field{"label_smoothing", &CrossEntropyOptions::label_smoothing, true}};
template <>
inline constexpr std::tuple fields<CrossEntropy>{
    Field{"log_probabilities", &CrossEntropy::log_probabilities}, Field{"losses", &CrossEntropy::losses},
    Field{"counted", &CrossEntropy::counted}, Field{"loss", &CrossEntropy::loss}};

template <>
inline constexpr const char* kind<Sgd> = "sgd";
template <>
inline constexpr std::tuple fields<Sgd>{Field{"learning_rate", &Sgd::learning_rate, true},
                                        Field{"momentum", &Sgd::momentum, true},
                                        Field{"weight_decay", &Sgd::weight_decay, true}};
template <>
inline constexpr const char* kind<Adam> = "adam";
template <>
inline constexpr std::tuple fields<Adam>{Field{"learning_rate", &Adam::learning_rate, true},
                                         Field{"beta1", &Adam::beta1, true},
                                         Field{"beta2", &Adam::beta2, true},
                                         Field{"epsilon", &Adam::epsilon, true},
                                         Field{"weight_decay", &Adam::weight_decay, true},
                                         Field{"amsgrad", &Adam::amsgrad, true}};
template <>
inline constexpr const char* kind<AdamW> = "adamw";
template <>
inline constexpr std::tuple fields<AdamW>{Field{"learning_rate", &AdamW::learning_rate, true},
                                          Field{"beta1", &AdamW::beta1, true},
                                          Field{"beta2", &AdamW::beta2, true},
                                          Field{"epsilon", &AdamW::epsilon, true},
                                          Field{"weight_decay", &AdamW::weight_decay, true},
                                          Field{"amsgrad", &AdamW::amsgrad, true}};
template <>
inline constexpr std::tuple fields<OptimiserState>{
    Field{"steps", &OptimiserState::steps}, Field{"first", &OptimiserState::first},
    Field{"second", &OptimiserState::second}, Field{"largest", &OptimiserState::largest}};

}  // namespace attn::js
