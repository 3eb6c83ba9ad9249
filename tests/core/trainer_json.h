#pragma once

// A trainer's config from JSON, as JavaScript gives it.

#include <nlohmann/json.hpp>

#include "attn/trainer.h"

namespace attn {

NLOHMANN_JSON_SERIALIZE_ENUM(TaskKind, {{TaskKind::copy, "copy"},
                                        {TaskKind::reverse, "reverse"},
                                        {TaskKind::sort, "sort"},
                                        {TaskKind::translation, "translation"},
                                        {TaskKind::numerals_to_digits, "numerals-to-digits"},
                                        {TaskKind::digits_to_numerals, "digits-to-numerals"},
                                        {TaskKind::dates, "dates"},
                                        {TaskKind::sentiment, "sentiment"},
                                        {TaskKind::reviews, "reviews"},
                                        {TaskKind::exclusive_or, "xor"},
                                        {TaskKind::glyphs, "glyphs"}})
NLOHMANN_JSON_SERIALIZE_ENUM(CellKind, {{CellKind::rnn, "rnn"}, {CellKind::gru, "gru"}, {CellKind::lstm, "lstm"}})
NLOHMANN_JSON_SERIALIZE_ENUM(ScoreKind, {{ScoreKind::none, "none"},
                                         {ScoreKind::dot, "dot"},
                                         {ScoreKind::scaled_dot, "scaled-dot"},
                                         {ScoreKind::general, "general"},
                                         {ScoreKind::concat, "concat"},
                                         {ScoreKind::additive, "additive"}})
NLOHMANN_JSON_SERIALIZE_ENUM(OptimiserKind, {{OptimiserKind::sgd, "sgd"},
                                             {OptimiserKind::adam, "adam"},
                                             {OptimiserKind::adamw, "adamw"}})
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(TrainerConfig, task, cell, bidirectional, hidden, embedding, score,
                                                batch, optimiser, learning_rate, decay, decay_every, clip, weight_decay,
                                                momentum, lowest, highest, seed, label_noise)

namespace test {

inline TrainerConfig trainer_config(const nlohmann::json& config) { return config.get<TrainerConfig>(); }

}  // namespace test
}  // namespace attn
