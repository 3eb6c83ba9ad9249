#pragma once

// What a whole Transformer costs, by formula: parameters by part, bytes while it runs and while it learns, and
// operations. Sources: Vaswani et al. 2017, section 3 (layers); Korthikanti et al. 2022, sections 4.1 and 5
// (activations). d is d_model, L layers; a pair of linear maps and a norm is counted with all its numbers.

#include "attn/cost.h"

namespace attn {

/// What the forward pass keeps for the backward pass.
enum class Activations {
  everything,     ///< s b d (34 + 5 h s / d) bytes a layer, in 16 bits
  without_pairs,  ///< s b d · 34: weights are computed again, as FlashAttention does
  layer_inputs    ///< s b d · 2: everything is computed again
};

struct ModelCostOptions {
  double layers = 1;  ///< of the decoder, or of the only stack
  double d_model = 1;
  double heads = 1, kv_heads = 1, head_dim = 1;
  double feed_forward = 1;  ///< width within
  double vocabulary = 1;
  double encoder_layers = 0;  ///< with any, each decoder layer also attends to the encoder
  double positions = 0;       ///< learned vectors of position
  bool gated = false;         ///< feed-forward has three matrices (SwiGLU), else two
  bool tied = true;           ///< one table embeds and predicts
  bool biases = true;         ///< of linear maps, and of norms (LayerNorm; else RMSNorm)
  double n = 1, batch = 1;    ///< tokens a sequence, of each stack; sequences
  NumberType type = NumberType::float32;
  bool causal = true;  ///< of a decoder, only the visible half of its pairs is computed
  Activations kept = Activations::everything;
};

struct ModelCost {
  double attention_parameters, feed_forward_parameters;
  double embedding_parameters;  ///< tokens, positions, and the output's own table if it has one
  double norm_parameters;
  double parameters;  ///< all of them

  double weight_bytes;      ///< in `type`
  double cache_bytes;       ///< keys and values of all tokens, in `type`
  double training_bytes;    ///< 16 a parameter
  double activation_bytes;  ///< an estimate: for layers like GPT's, in 16 bits

  double projection_macs;  ///< of all tokens, forward: linear maps around attention
  double pair_macs;        ///< scores, and weights times values
  double feed_forward_macs;
  double output_macs;    ///< to the vocabulary
  double forward_flops;  ///< 2 a multiply-accumulate
  double token_flops;    ///< forward_flops / (n · batch)
  double step_flops;     ///< forward, and backward twice that; with layer_inputs forward once more
};
/// "not-positive", "not-in-range" for sizes as in cost.h; "not-a-multiple" for heads that kv_heads do not divide.
ModelCost model_cost(const ModelCostOptions& options);

}  // namespace attn
