// Prints what the native core trains and samples from fixed seeds, as JSON, for the WebAssembly modules to be compared
// with: pairs are to agree exactly, losses within what float's rounding grows to.

#include <cstdio>
#include <nlohmann/json.hpp>

#include "attn/task_words.h"
#include "attn/trainer.h"

using namespace attn;
using nlohmann::json;

namespace {

constexpr std::pair<const char*, TaskKind> tasks[] = {{"copy", TaskKind::copy},
                                                      {"reverse", TaskKind::reverse},
                                                      {"sort", TaskKind::sort},
                                                      {"translation", TaskKind::translation},
                                                      {"numerals-to-digits", TaskKind::numerals_to_digits},
                                                      {"digits-to-numerals", TaskKind::digits_to_numerals},
                                                      {"dates", TaskKind::dates},
                                                      {"sentiment", TaskKind::sentiment},
                                                      {"xor", TaskKind::exclusive_or},
                                                      {"glyphs", TaskKind::glyphs}};

json sampled(const char* name, TaskKind kind) {
  const TaskDescription task = describe_task(kind);
  json pairs = json::array();
  for (const auto& [source, target, gold] : sample_task(kind, task.lowest, std::min(task.highest, Index{5}), 20, 7))
    pairs.push_back({{"source", source}, {"target", target}, {"gold", gold}});
  return {{"task", name}, {"pairs", pairs}};
}

json trained(const char* name, TaskKind kind, const char* cell_name, CellKind cell, const char* score_name,
             ScoreKind score, Index highest) {
  Trainer trainer({.task = kind,
                   .cell = cell,
                   .hidden = 16,
                   .embedding = 8,
                   .score = score,
                   .batch = 8,
                   .highest = highest,
                   .seed = 3});
  const TrainingSteps done = trainer.step(8);
  return {{"config",
           {{"task", name},
            {"cell", cell_name},
            {"hidden", 16},
            {"embedding", 8},
            {"score", score_name},
            {"batch", 8},
            {"highest", highest},
            {"seed", 3}}},
          {"losses", done.losses},
          {"gradient_norms", done.gradient_norms}};
}

}  // namespace

int main() {
  json answers{{"runs",
                {trained("reverse", TaskKind::reverse, "gru", CellKind::gru, "additive", ScoreKind::additive, 12),
                 trained("translation", TaskKind::translation, "lstm", CellKind::lstm, "none", ScoreKind::none, 2),
                 trained("dates", TaskKind::dates, "rnn", CellKind::rnn, "general", ScoreKind::general, 1),
                 trained("sentiment", TaskKind::sentiment, "gru", CellKind::gru, "additive", ScoreKind::additive, 9),
                 trained("glyphs", TaskKind::glyphs, "gru", CellKind::gru, "additive", ScoreKind::additive, 1)}},
               {"tasks", json::array()}};
  for (const auto& [name, kind] : tasks) answers["tasks"].push_back(sampled(name, kind));
  std::puts(answers.dump().c_str());
}
