// A whole model, counted part by part.

#include "attn/model_cost.h"

#include "attn/error.h"

namespace attn {
namespace {

constexpr const char* where = "model_cost";
constexpr double largest = 0x1p40, most_heads = 0x1p20;

void require_count(const char* name, double value, double highest = largest) {
  require_positive(where, name, value);
  require_whole(where, name, value, 1, highest);
}

void check(const ModelCostOptions& o) {
  require_count("layers", o.layers);
  require_count("d_model", o.d_model);
  require_count("heads", o.heads, most_heads);
  require_count("kv_heads", o.kv_heads, most_heads);
  require_count("head_dim", o.head_dim);
  require_count("feed_forward", o.feed_forward);
  require_count("vocabulary", o.vocabulary);
  require_count("n", o.n);
  require_count("batch", o.batch);
  require_whole(where, "encoder_layers", o.encoder_layers, 0, largest);
  require_whole(where, "positions", o.positions, 0, largest);
  require_multiple(where, "heads", static_cast<Index>(o.heads), "kv_heads", static_cast<Index>(o.kv_heads));
}

/// Bytes a layer keeps for every number of its input, in 16 bits. The 5 of each pair and head: 2 for the softmax's
/// weight, 1 for dropout's mask, 2 for what dropout lets through.
double kept_each(const ModelCostOptions& o) {
  switch (o.kept) {
    case Activations::everything:
      return 34 + 5 * o.heads * o.n / o.d_model;
    case Activations::without_pairs:
      return 34;
    case Activations::layer_inputs:
      return 2;
  }
  fail("not-in-range", "$0: no such choice $1", {where, "kept"});
}

}  // namespace

ModelCost model_cost(const ModelCostOptions& o) {
  check(o);
  const double d = o.d_model, queries = o.heads * o.head_dim, keys = o.kv_heads * o.head_dim;
  const bool has_encoder = o.encoder_layers > 0;
  const double stacks = has_encoder ? 2 : 1;
  const double decoder_blocks = has_encoder ? 2 : 1;  // of attention in a decoder layer
  const double layers = o.layers + o.encoder_layers;
  const double blocks = o.layers * decoder_blocks + o.encoder_layers;

  const double projections = 2 * d * queries + 2 * d * keys;  // W_q and W_o, W_k and W_v
  const double matrices = o.gated ? 3 : 2, feed_forward = matrices * d * o.feed_forward;
  const double bias = o.biases ? 1 : 0;

  ModelCost cost{};
  cost.attention_parameters = blocks * (projections + bias * (queries + 2 * keys + d));
  cost.feed_forward_parameters = layers * (feed_forward + bias * ((matrices - 1) * o.feed_forward + d));
  cost.embedding_parameters = (o.tied ? 1 : 2) * o.vocabulary * d + o.positions * d;
  cost.norm_parameters = (blocks + layers + stacks) * d * (1 + bias);
  cost.parameters =
      cost.attention_parameters + cost.feed_forward_parameters + cost.embedding_parameters + cost.norm_parameters;

  const double bytes = bytes_per_number(o.type), tokens = o.n * o.batch;
  cost.weight_bytes = cost.parameters * bytes;
  cost.cache_bytes = 2 * o.layers * decoder_blocks * keys * tokens * bytes;
  cost.training_bytes = 16 * cost.parameters;
  cost.activation_bytes = tokens * d * kept_each(o) * layers;

  const double all_pairs = o.n * o.n, seen_pairs = o.causal ? o.n * (o.n + 1) / 2 : all_pairs;
  cost.projection_macs = tokens * blocks * projections;
  cost.pair_macs = 2 * queries * o.batch * (o.layers * seen_pairs + (blocks - o.layers) * all_pairs);
  cost.feed_forward_macs = tokens * layers * feed_forward;
  cost.output_macs = tokens * o.vocabulary * d;
  cost.forward_flops = 2 * (cost.projection_macs + cost.pair_macs + cost.feed_forward_macs + cost.output_macs);
  cost.token_flops = cost.forward_flops / tokens;
  cost.step_flops = cost.forward_flops * (o.kept == Activations::layer_inputs ? 4 : 3);
  return cost;
}

}  // namespace attn
