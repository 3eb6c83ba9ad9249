// Reads a run of tests/experiment/runs.ts as JSON and prints its outcome as tests/experiment/outcome.ts defines it.

#include <chrono>
#include <cmath>
#include <iostream>
#include <nlohmann/json.hpp>

#include "attn/task_words.h"
#include "trainer_json.h"

using namespace attn;
using nlohmann::json;

namespace {

constexpr Index examined = 200, aligned_pairs = 50;

double hit_rate(Trainer& trainer, const TrainerConfig& config) {
  double hits = 0;
  std::ptrdiff_t words = 0;
  for (const TaskPair& pair : sample_task(config.task, config.lowest, config.highest, aligned_pairs, 1000003)) {
    std::string text;
    for (const std::string& word : pair.source) text += word + " ";
    const Aligned aligned = trainer.align(text);
    const auto with_gold =
        std::count_if(aligned.gold.begin(), aligned.gold.end(), [](Index place) { return place >= 0; });
    hits += aligned.hit_rate * static_cast<double>(with_gold);
    words += with_gold;
  }
  return words > 0 ? hits / static_cast<double>(words) : std::nan("");
}

}  // namespace

int main() {
  const json run = json::parse(std::cin);
  const TrainerConfig config = test::trainer_config(run.at("config"));
  Trainer trainer(config);
  const auto exact_at = [&](const json& length) { return trainer.evaluate(length, examined).exact_match; };

  const auto began = std::chrono::steady_clock::now();
  const TrainingSteps done = trainer.step(run.at("steps"));
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  json exact = json::array();
  for (const json& length : run.at("lengths")) exact.push_back(exact_at(length));
  const double hits = hit_rate(trainer, config);
  trainer.set_attention(Permute{config.seed});
  double permuted = 0;
  for (const json& length : run.at("lengths")) permuted += exact_at(length) / static_cast<double>(exact.size());
  std::cout << json{
      {"seconds", seconds}, {"loss", done.losses.back()}, {"exact", exact}, {"hits", hits}, {"permuted", permuted}};
}
