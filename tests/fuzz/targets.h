#pragma once

// What is fuzzed: each takes its arguments from a Source and calls one function of the core, or a few that belong
// together. It returns, or an Error comes out of it; anything else is a fault.

#include <span>

#include "source.h"

namespace attn::fuzz {

using Target = void (*)(Source&);

std::span<const Target> attention_targets();
std::span<const Target> other_form_targets();
std::span<const Target> mask_targets();
std::span<const Target> recurrent_targets();
std::span<const Target> training_targets();
std::span<const Target> experiment_targets();

}  // namespace attn::fuzz
