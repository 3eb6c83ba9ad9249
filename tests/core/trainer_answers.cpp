// Prints what the native core trains and samples from fixed seeds, as JSON, for the WebAssembly modules to be compared
// with: pairs are to agree exactly, losses within what float's rounding grows to.

#include <cstdio>
#include <nlohmann/json.hpp>

#include "attn/task_words.h"
#include "trainer_json.h"

using namespace attn;
using nlohmann::json;

namespace {

json sampled(TaskKind kind) {
  const TaskDescription task = describe_task(kind);
  json pairs = json::array();
  for (const auto& [source, target, gold] : sample_task(kind, task.lowest, std::min(task.highest, Index{5}), 20, 7))
    pairs.push_back({{"source", source}, {"target", target}, {"gold", gold}});
  return {{"task", kind}, {"pairs", pairs}};
}

json trained(TrainerConfig config) {
  config.hidden = 16;
  config.embedding = config.batch = 8;
  Trainer trainer(config);
  const TrainingSteps done = trainer.step(8);
  return {{"config", config}, {"losses", done.losses}, {"gradient_norms", done.gradient_norms}};
}

}  // namespace

int main() {
  json answers{
      {"runs",
       {trained({.task = TaskKind::reverse, .highest = 12}),
        trained({.task = TaskKind::translation, .cell = CellKind::lstm, .score = ScoreKind::none, .highest = 2}),
        trained({.task = TaskKind::dates, .cell = CellKind::rnn, .score = ScoreKind::general, .highest = 1}),
        trained({.task = TaskKind::sentiment, .highest = 9}), trained({.task = TaskKind::glyphs, .highest = 1})}},
      {"tasks", json::array()}};
  for (int kind = 0; kind <= static_cast<int>(TaskKind::glyphs); ++kind)
    answers["tasks"].push_back(sampled(static_cast<TaskKind>(kind)));
  std::puts(answers.dump().c_str());
}
