// Settings that make sense.

#include "attn/trainer_config.h"

#include "attn/error.h"

namespace attn {

void require_trainer_config(const TrainerConfig& config) {
  const char* const where = "Trainer";
  const auto require_count = [&](const char* name, Index value, double lowest, double highest) {
    require_whole(where, name, static_cast<double>(value), lowest, highest);
  };
  require_count("hidden", config.hidden, 1, 256);
  require_count("embedding", config.embedding, 1, 256);
  require_count("batch", config.batch, 1, 256);
  require_positive(where, "learning_rate", config.learning_rate);
  require_range(where, "decay", config.decay, 0, 1);
  require_count("decay_every", config.decay_every, 0, 1e9);
  require_finite(where, "clip", config.clip);
  require_range(where, "clip", config.clip, 0, 1e9);
  require_finite(where, "weight_decay", config.weight_decay);
  require_range(where, "momentum", config.momentum, 0, 1);
  require_range(where, "label_noise", config.label_noise, 0, 1);
  const Task task = task_of(config.task);
  require_count("lowest", config.lowest, static_cast<double>(task.lowest), static_cast<double>(task.highest));
  require_count("highest", config.highest, static_cast<double>(config.lowest), static_cast<double>(task.highest));
}

}  // namespace attn
