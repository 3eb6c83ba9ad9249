// Costs by formula.

#include "attn/cost.h"

#include <algorithm>
#include <cmath>

#include "attn/error.h"

namespace attn {
namespace {

constexpr double largest_size = 0x1p40;

void require_count(const char* where, const char* name, double value) {
  require_positive(where, name, value);
  require_whole(where, name, value, 1, largest_size);
}

}  // namespace

double bytes_per_number(NumberType type) {
  switch (type) {
    case NumberType::float64:
      return 8;
    case NumberType::float32:
      return 4;
    case NumberType::float16:
    case NumberType::bfloat16:
      return 2;
    case NumberType::int8:
      return 1;
  }
  fail("not-in-range", "$0: no such number $1", {"bytes_per_number", "type"});
}

AttentionCost self_attention_cost(const AttentionCostOptions& options) {
  const char* const where = "self_attention_cost";
  const auto& [n, d, heads, layers, batch, type, causal, training, projections] = options;
  require_count(where, "n", n);
  require_count(where, "d", d);
  require_count(where, "heads", heads);
  require_count(where, "layers", layers);
  require_count(where, "batch", batch);

  const double d_model = heads * d, sequences = layers * batch;
  AttentionCost cost{};
  cost.pairs = causal ? n * (n + 1) / 2 : n * n;
  cost.score_macs = cost.pairs * d_model * sequences;
  cost.context_macs = cost.score_macs;
  cost.projection_macs = projections ? 4 * n * d_model * d_model * sequences : 0;
  cost.macs = cost.score_macs + cost.context_macs + cost.projection_macs;
  cost.flops = 2 * cost.macs;
  cost.weight_elements = n * n;
  cost.head_bytes = cost.weight_elements * bytes_per_number(type) * (training ? 2 : 1);
  cost.total_bytes = cost.head_bytes * heads * sequences;
  return cost;
}

Cost recurrent_cost(double n, double d, double gates) {
  const char* const where = "recurrent_cost";
  require_count(where, "n", n);
  require_count(where, "d", d);
  require_count(where, "gates", gates);
  return {2 * gates * n * d * d, n * d * bytes_per_number(NumberType::float32)};
}

Cost convolution_cost(double n, double d, double kernel) {
  const char* const where = "convolution_cost";
  require_count(where, "n", n);
  require_count(where, "d", d);
  require_count(where, "kernel", kernel);
  return {kernel * n * d * d, n * d * bytes_per_number(NumberType::float32)};
}

Cost masked_attention_cost(const Mask& mask, double d, NumberType type) {
  require_count("masked_attention_cost", "d", d);
  const auto pairs = static_cast<double>(mask.visible_pairs());
  return {2 * pairs * d, pairs * bytes_per_number(type)};
}

double kv_cache_bytes(double layers, double kv_heads, double head_dim, double tokens, double batch, NumberType type) {
  const char* const where = "kv_cache_bytes";
  require_count(where, "layers", layers);
  require_count(where, "kv_heads", kv_heads);
  require_count(where, "head_dim", head_dim);
  require_count(where, "tokens", tokens);
  require_count(where, "batch", batch);
  return 2 * layers * kv_heads * head_dim * tokens * batch * bytes_per_number(type);
}

AttentionTraffic attention_traffic(double n, double d, double memory) {
  const char* const where = "attention_traffic";
  require_count(where, "n", n);
  require_count(where, "d", d);
  require_range(where, "memory", memory, d, largest_size);
  const double block = std::min(n, std::ceil(memory / (4 * d)));
  return {4 * n * d + 4 * n * n, 2 * n * d + std::ceil(n / block) * (3 * n * d + 4 * n), block};
}

Cost contender_cost(Contender contender, double n, double d, double window) {
  const char* const where = "contender_cost";
  require_count(where, "n", n);
  require_count(where, "d", d);
  require_whole(where, "window", window, 0, largest_size);
  const double number = bytes_per_number(NumberType::float32), reach = std::min(window, n - 1);
  const double panels = number * ((256 + 2 * 128) * d + 2 * n);  // flash.h's Tile
  switch (contender) {
    case Contender::plain:
      return {2 * n * n * d, 2 * number * n * n};
    case Contender::flash:
      return {2 * n * n * d, panels};
    case Contender::windowed:
      return {2 * (n * (2 * reach + 1) - reach * (reach + 1)) * d, panels};
    case Contender::linear:
      return {2 * n * d * d, number * (d * d + d)};
    case Contender::lstm:
      return {8 * n * d * d, number * 2 * d};
  }
  fail("not-in-range", "$0: no such $1", {where, "contender"});
}

double training_bytes(double parameters) {
  require_count("training_bytes", "parameters", parameters);
  return 16 * parameters;
}

}  // namespace attn
