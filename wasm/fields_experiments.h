#pragma once

// The records and choices of attn.d.ts that the figures' small experiments take and give.

#include "attn/compare.h"
#include "attn/derivative_check.h"
#include "attn/recall.h"
#include "attn/same_output.h"
#include "fields_cost.h"
#include "fields_linear.h"

namespace attn::js {

template <>
inline constexpr std::array names<AttentionInput>{"Q", "K", "V"};
template <>
inline constexpr std::array names<Contender>{"plain", "flash", "windowed", "linear", "lstm"};
template <>
inline constexpr std::tuple fields<AttentionTraffic>{Field{"plain", &AttentionTraffic::plain},
                                                     Field{"flash", &AttentionTraffic::flash},
                                                     Field{"block", &AttentionTraffic::block}};
template <>
inline constexpr std::tuple fields<Comparison>{Field{"largest", &Comparison::largest},
                                               Field{"half_sum", &Comparison::half_sum}};
template <>
inline constexpr std::tuple fields<SameOutput>{
    Field{"keys", &SameOutput::keys},   Field{"directions", &SameOutput::directions},
    Field{"moves", &SameOutput::moves}, Field{"least", &SameOutput::least},
    Field{"most", &SameOutput::most},   Field{"weights", &SameOutput::weights}};
template <>
inline constexpr std::tuple fields<DerivativePlace>{
    Field{"input", &DerivativePlace::input}, Field{"row", &DerivativePlace::row},
    Field{"column", &DerivativePlace::column}, Field{"query", &DerivativePlace::query},
    Field{"component", &DerivativePlace::component}};
template <>
inline constexpr std::tuple fields<DerivativeCheck>{
    Field{"derivative", &DerivativeCheck::derivative}, Field{"below", &DerivativeCheck::below},
    Field{"above", &DerivativeCheck::above}, Field{"differences", &DerivativeCheck::differences},
    Field{"errors", &DerivativeCheck::errors}};
template <>
inline constexpr std::tuple fields<RecallOptions>{
    Field{"n", &RecallOptions::n}, Field{"d", &RecallOptions::d}, Field{"sigma", &RecallOptions::sigma, true},
    Field{"feature_map", &RecallOptions::feature_map, true}, Field{"seed", &RecallOptions::seed, true}};
template <>
inline constexpr std::tuple fields<Recall>{Field{"softmax", &Recall::softmax}, Field{"linear", &Recall::linear},
                                           Field{"best", &Recall::best}};

}  // namespace attn::js
