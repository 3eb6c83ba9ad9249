#pragma once

// The records, cells and choices of attn.d.ts that recurrent networks take and give.

#include "attn/sequence.h"
#include "marshal.h"

namespace attn::js {

template <>
inline constexpr std::array names<Direction>{"forward", "reverse"};

template <>
inline constexpr const char* kind<RnnCell> = "rnn";
template <>
inline constexpr std::tuple fields<RnnCell>{Field{"W_x", &RnnCell::W_x}, Field{"W_h", &RnnCell::W_h},
                                            Field{"b", &RnnCell::b}};
template <>
inline constexpr const char* kind<GruCell> = "gru";
template <>
inline constexpr std::tuple fields<GruCell>{Field{"W_x", &GruCell::W_x}, Field{"W_h", &GruCell::W_h},
                                            Field{"b", &GruCell::b}, Field{"b_hn", &GruCell::b_hn},
                                            Field{"reset_before", &GruCell::reset_before, true}};
template <>
inline constexpr const char* kind<LstmCell> = "lstm";
template <>
inline constexpr std::tuple fields<LstmCell>{Field{"W_x", &LstmCell::W_x}, Field{"W_h", &LstmCell::W_h},
                                             Field{"b", &LstmCell::b}, Field{"peepholes", &LstmCell::peepholes, true}};

template <>
inline constexpr std::tuple fields<RnnStep>{Field{"h", &RnnStep::h}};
template <>
inline constexpr std::tuple fields<RnnStepGradient>{
    Field{"dx", &RnnStepGradient::dx}, Field{"dh", &RnnStepGradient::dh}, Field{"d_cell", &RnnStepGradient::d_cell}};
template <>
inline constexpr std::tuple fields<GruStep>{Field{"gates", &GruStep::gates}, Field{"h", &GruStep::h}};
template <>
inline constexpr std::tuple fields<GruStepGradient>{
    Field{"dx", &GruStepGradient::dx}, Field{"dh", &GruStepGradient::dh}, Field{"d_cell", &GruStepGradient::d_cell}};
template <>
inline constexpr std::tuple fields<LstmStep>{Field{"gates", &LstmStep::gates}, Field{"h", &LstmStep::h},
                                             Field{"c", &LstmStep::c}};
template <>
inline constexpr std::tuple fields<LstmStepGradient>{
    Field{"dx", &LstmStepGradient::dx}, Field{"dh", &LstmStepGradient::dh}, Field{"dc", &LstmStepGradient::dc},
    Field{"d_cell", &LstmStepGradient::d_cell}};

template <>
inline constexpr std::tuple fields<Sequence>{Field{"gates", &Sequence::gates}, Field{"states", &Sequence::states},
                                             Field{"outputs", &Sequence::outputs}, Field{"last", &Sequence::last}};
template <>
inline constexpr std::tuple fields<SequenceGradient>{Field{"dX", &SequenceGradient::dX},
                                                     Field{"d_initial", &SequenceGradient::d_initial},
                                                     Field{"d_cell", &SequenceGradient::d_cell}};
template <>
inline constexpr std::tuple fields<BidirectionalCell>{Field{"forward", &BidirectionalCell::forward},
                                                      Field{"reverse", &BidirectionalCell::reverse}};
template <>
inline constexpr std::tuple fields<BidirectionalSequence>{Field{"forward", &BidirectionalSequence::forward},
                                                          Field{"reverse", &BidirectionalSequence::reverse},
                                                          Field{"outputs", &BidirectionalSequence::outputs}};
template <>
inline constexpr std::tuple fields<BidirectionalGradient>{
    Field{"dX", &BidirectionalGradient::dX}, Field{"d_initial_forward", &BidirectionalGradient::d_initial_forward},
    Field{"d_initial_reverse", &BidirectionalGradient::d_initial_reverse},
    Field{"d_cell", &BidirectionalGradient::d_cell}};

}  // namespace attn::js
