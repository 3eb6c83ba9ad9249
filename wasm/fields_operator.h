#pragma once

// The records and choices of attn.d.ts that the operators take and give.

#include "attn/attention_operator.h"
#include "attn/linear_recurrence.h"
#include "marshal.h"

namespace attn::js {

template <>
inline constexpr std::array names<ScoreStage>{"scaled", "softcapped", "masked", "weights"};
template <>
inline constexpr std::tuple fields<Tensor>{Field{"shape", &Tensor::shape}, Field{"data", &Tensor::data}};
template <>
inline constexpr std::tuple fields<OperatorMask>{Field{"values", &OperatorMask::values},
                                                 Field{"is_boolean", &OperatorMask::is_boolean, true}};
template <>
inline constexpr std::tuple fields<OperatorInputs>{Field{"Q", &OperatorInputs::Q},
                                                   Field{"K", &OperatorInputs::K},
                                                   Field{"V", &OperatorInputs::V},
                                                   Field{"mask", &OperatorInputs::mask, true},
                                                   Field{"past_key", &OperatorInputs::past_key, true},
                                                   Field{"past_value", &OperatorInputs::past_value, true},
                                                   Field{"nonpad_kv_seqlen", &OperatorInputs::nonpad_kv_seqlen, true}};
template <>
inline constexpr std::tuple fields<OperatorOptions>{
    Field{"q_num_heads", &OperatorOptions::q_num_heads, true},
    Field{"kv_num_heads", &OperatorOptions::kv_num_heads, true},
    Field{"is_causal", &OperatorOptions::is_causal, true},
    Field{"scale", &OperatorOptions::scale, true},
    Field{"softcap", &OperatorOptions::softcap, true},
    Field{"left_window_size", &OperatorOptions::left_window_size, true},
    Field{"right_window_size", &OperatorOptions::right_window_size, true},
    Field{"qk_matmul_output_mode", &OperatorOptions::qk_matmul_output_mode, true},
    Field{"float16", &OperatorOptions::float16, true},
    Field{"wide_softmax", &OperatorOptions::wide_softmax, true}};
template <>
inline constexpr std::tuple fields<OperatorOutputs>{Field{"Y", &OperatorOutputs::Y},
                                                    Field{"present_key", &OperatorOutputs::present_key},
                                                    Field{"present_value", &OperatorOutputs::present_value},
                                                    Field{"qk_matmul_output", &OperatorOutputs::qk_matmul_output}};

template <>
inline constexpr std::tuple fields<RecurrenceOptions>{
    Field{"log_decay", &RecurrenceOptions::log_decay, true}, Field{"beta", &RecurrenceOptions::beta, true},
    Field{"past", &RecurrenceOptions::past, true}, Field{"scale", &RecurrenceOptions::scale, true}};
template <>
inline constexpr std::tuple fields<RecurrenceGradient>{Field{"dQ", &RecurrenceGradient::dQ},
                                                       Field{"dK", &RecurrenceGradient::dK},
                                                       Field{"dV", &RecurrenceGradient::dV},
                                                       Field{"d_log_decay", &RecurrenceGradient::d_log_decay, true},
                                                       Field{"d_beta", &RecurrenceGradient::d_beta, true},
                                                       Field{"d_past", &RecurrenceGradient::d_past}};
template <>
inline constexpr std::tuple fields<Recurrence>{Field{"output", &Recurrence::output},
                                               Field{"state", &Recurrence::state}};

}  // namespace attn::js
