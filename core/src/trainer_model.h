#pragma once

// The network that a trainer's config describes.

#include "attn/seq2seq.h"
#include "attn/trainer_config.h"

namespace attn {

/// All parameters 0.
Seq2Seq seq2seq_of(const TrainerConfig& config, Index source_words, Index target_words);

}  // namespace attn
