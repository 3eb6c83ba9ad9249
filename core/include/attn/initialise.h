#pragma once

// Where training starts: every number uniform in ±1/√columns, the inputs it is added up over, as PyTorch's linear
// layers start; biases, whose own names begin with b, 0.

#include "attn/parameter.h"
#include "attn/rng.h"

namespace attn {

void initialise(const Parameters& parameters, Rng& rng);

}  // namespace attn
