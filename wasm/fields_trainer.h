#pragma once

// The records and choices of attn.d.ts that a trainer takes and gives.

#include "attn/trainer.h"
#include "fields_task.h"

namespace attn::js {

template <>
inline constexpr std::array names<CellKind>{"rnn", "gru", "lstm"};
template <>
inline constexpr std::array names<ScoreKind>{"none", "dot", "scaled-dot", "general", "concat", "additive"};
template <>
inline constexpr std::array names<OptimiserKind>{"sgd", "adam", "adamw"};

template <>
inline constexpr std::tuple fields<TrainerConfig>{Field{"task", &TrainerConfig::task},
                                                  Field{"cell", &TrainerConfig::cell, true},
                                                  Field{"bidirectional", &TrainerConfig::bidirectional, true},
                                                  Field{"hidden", &TrainerConfig::hidden, true},
                                                  Field{"embedding", &TrainerConfig::embedding, true},
                                                  Field{"score", &TrainerConfig::score, true},
                                                  Field{"batch", &TrainerConfig::batch, true},
                                                  Field{"optimiser", &TrainerConfig::optimiser, true},
                                                  Field{"learning_rate", &TrainerConfig::learning_rate, true},
                                                  Field{"decay", &TrainerConfig::decay, true},
                                                  Field{"decay_every", &TrainerConfig::decay_every, true},
                                                  Field{"clip", &TrainerConfig::clip, true},
                                                  Field{"weight_decay", &TrainerConfig::weight_decay, true},
                                                  Field{"momentum", &TrainerConfig::momentum, true},
                                                  Field{"lowest", &TrainerConfig::lowest, true},
                                                  Field{"highest", &TrainerConfig::highest, true},
                                                  Field{"seed", &TrainerConfig::seed, true},
                                                  Field{"label_noise", &TrainerConfig::label_noise, true}};
template <>
inline constexpr std::tuple fields<TrainingSteps>{Field{"losses", &TrainingSteps::losses},
                                                  Field{"gradient_norms", &TrainingSteps::gradient_norms},
                                                  Field{"steps", &TrainingSteps::steps},
                                                  Field{"sequences", &TrainingSteps::sequences},
                                                  Field{"tokens", &TrainingSteps::tokens},
                                                  Field{"padding", &TrainingSteps::padding},
                                                  Field{"learning_rate", &TrainingSteps::learning_rate},
                                                  Field{"diverged", &TrainingSteps::diverged}};
template <>
inline constexpr std::tuple fields<Evaluation>{Field{"length", &Evaluation::length}, Field{"count", &Evaluation::count},
                                               Field{"exact_match", &Evaluation::exact_match},
                                               Field{"token_accuracy", &Evaluation::token_accuracy}};
template <>
inline constexpr std::tuple fields<Decoded>{Field{"source", &Decoded::source}, Field{"output", &Decoded::output},
                                            Field{"weights", &Decoded::weights}, Field{"ended", &Decoded::ended},
                                            Field{"expected", &Decoded::expected}};
template <>
inline constexpr std::tuple fields<Aligned>{Field{"source", &Aligned::source}, Field{"target", &Aligned::target},
                                            Field{"weights", &Aligned::weights}, Field{"gold", &Aligned::gold},
                                            Field{"hit_rate", &Aligned::hit_rate}};
template <>
inline constexpr std::tuple fields<Snapshot>{
    Field{"steps", &Snapshot::steps},     Field{"sequences", &Snapshot::sequences},
    Field{"tokens", &Snapshot::tokens},   Field{"values", &Snapshot::values},
    Field{"moments", &Snapshot::moments}, Field{"randomness", &Snapshot::randomness}};

template <>
inline constexpr const char* kind<Learned> = "learned";
template <>
inline constexpr std::tuple<> fields<Learned>{};
template <>
inline constexpr const char* kind<Permute> = "permute";
template <>
inline constexpr std::tuple fields<Permute>{Field{"seed", &Permute::seed}};
template <>
inline constexpr const char* kind<Flatten> = "flatten";
template <>
inline constexpr std::tuple<> fields<Flatten>{};
template <>
inline constexpr const char* kind<Harden> = "harden";
template <>
inline constexpr std::tuple<> fields<Harden>{};
template <>
inline constexpr const char* kind<Mute> = "mute";
template <>
inline constexpr std::tuple fields<Mute>{Field{"position", &Mute::position}};
template <>
inline constexpr const char* kind<Given> = "given";
template <>
inline constexpr std::tuple fields<Given>{Field{"weights", &Given::weights}};

}  // namespace attn::js
