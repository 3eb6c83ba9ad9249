// Training, step by step.

#include "attn/trainer.h"

#include <cmath>

#include "attn/error.h"
#include "attn/initialise.h"

namespace attn {
namespace {

/// Parameters, pairs to train on and pairs to be examined on come from streams of their own.
constexpr std::uint64_t streams = 4, parameter_stream = 0, batch_stream = 1;

const TrainerConfig& checked(const TrainerConfig& config) {
  require_trainer_config(config);
  return config;
}

}  // namespace

Trainer::Trainer(const TrainerConfig& config)
    : config_(checked(config)),
      batches_(task_of(config.task), {config.lowest, config.highest, config.batch, config.label_noise},
               Rng(config.seed * streams + batch_stream)),
      learner_(learner_of(config, batches_.task())) {
  learner_->list(list_);
  Rng rng(config.seed * streams + parameter_stream);
  initialise(list_, rng);
}

double Trainer::learning_rate() const {
  double rate = config_.learning_rate;
  if (config_.decay_every == 0) return rate;
  for (auto times = optimiser_.steps / static_cast<std::uint64_t>(config_.decay_every); times > 0 && rate > 0; --times)
    rate *= config_.decay;
  return rate;
}

void Trainer::optimise() {
  const double rate = learning_rate(), decay = config_.weight_decay;
  Optimiser optimiser = Sgd{rate, config_.momentum, decay};
  if (config_.optimiser == OptimiserKind::adam) optimiser = Adam{.learning_rate = rate, .weight_decay = decay};
  if (config_.optimiser == OptimiserKind::adamw) optimiser = AdamW{.learning_rate = rate, .weight_decay = decay};
  optimiser_step(optimiser, optimiser_, list_);
}

TrainingSteps Trainer::step(Index count) {
  require_whole("step", "count", static_cast<double>(count), 0, 100000);
  TrainingSteps result;
  Index places = 0, empty = 0;
  for (Index i = 0; i < count && !diverged_; ++i) {
    const Batch& batch = batches_.next();
    zero_gradients(list_);
    const double loss = learner_->loss(batch);
    learner_->backward(batch);
    const double norm = config_.clip > 0 ? clip_gradient_norm(list_, config_.clip) : gradient_norm(list_);
    diverged_ = !std::isfinite(loss) || !std::isfinite(norm);
    if (!diverged_) optimise();
    result.losses.push_back(loss);
    result.gradient_norms.push_back(norm);
    places += batch.places();
    empty += batch.empty_places();
    sequences_ += batch.source.batch();
    tokens_ += batch.counted();
  }
  result.padding = places > 0 ? static_cast<double>(empty) / static_cast<double>(places) : 0;
  result.steps = static_cast<Index>(optimiser_.steps);
  result.sequences = sequences_;
  result.tokens = tokens_;
  result.learning_rate = learning_rate();
  result.diverged = diverged_;
  return result;
}

}  // namespace attn
