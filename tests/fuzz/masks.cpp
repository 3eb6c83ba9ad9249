// Masks, costs, shapes, paths and random numbers.

#include <array>

#include "attn/cost.h"
#include "attn/layer_shapes.h"
#include "attn/model_cost.h"
#include "attn/online_softmax.h"
#include "attn/path_length.h"
#include "attn/rng.h"
#include "targets.h"

namespace attn::fuzz {
namespace {

void made(Source& s) {
  const Index n = s.whole(s.size()), m = s.whole(s.size());
  Rng rng(s.byte());
  switch (s.below(5)) {
    case 0:
      causal_mask(n);
      break;
    case 1:
      padding_mask(n, s.whole(s.size()), m);
      break;
    case 2:
      sliding_window_mask(n, m);
      break;
    case 3:
      global_token_mask(n, m);
      break;
    default:
      random_mask(n, m, rng);
  }
}

void joined_masks(Source& s) {
  const Index n = s.size(), m = s.size();
  const Mask a = s.mask(n, m), b = s.mask(n, m);
  (a & b).visible_pairs();
  (a | b).visible_pairs();
  std::vector<std::uint8_t> bytes(s.below(50));
  for (auto& byte : bytes) byte = s.byte();
  Mask::from_bytes(s.whole(n), s.whole(m), bytes).to_bytes(bytes);
}

void whole_model(Source& s) {
  const auto size = [&] { return s.real(static_cast<double>(s.size())); };
  ModelCostOptions options;
  for (double ModelCostOptions::*one :
       {&ModelCostOptions::layers, &ModelCostOptions::d_model, &ModelCostOptions::heads, &ModelCostOptions::head_dim,
        &ModelCostOptions::feed_forward, &ModelCostOptions::vocabulary, &ModelCostOptions::encoder_layers,
        &ModelCostOptions::positions, &ModelCostOptions::n, &ModelCostOptions::batch})
    options.*one = size();
  options.kv_heads = s.flag() ? options.heads : size();
  options.gated = s.flag(), options.tied = s.flag(), options.biases = s.flag(), options.causal = s.flag();
  options.kept = s.choice({Activations::everything, Activations::without_pairs, Activations::layer_inputs});
  model_cost(options);
}

void shapes(Source& s) {
  LayerShapesOptions options;
  options.layer = s.choice({LayerName::linear, LayerName::lstm, LayerName::attention});
  options.batch = s.whole(s.size()), options.tokens = s.whole(s.size()), options.keys = s.whole(s.size());
  options.width = s.whole(s.size()), options.expected = s.near(options.width), options.size = s.whole(s.size());
  options.time_first = s.flag(), options.batch_first = s.flag(), options.bidirectional = s.flag();
  layer_shapes(options);
}

void costs(Source& s) {
  const auto size = [&] { return s.real(static_cast<double>(s.size())); };
  const NumberType type = s.choice({NumberType::float32, NumberType::float64, NumberType::int8});
  const Mask mask = s.mask(s.size(), s.size());
  switch (s.below(8)) {
    case 0:
      self_attention_cost({size(), size(), size(), size(), size(), type, s.flag(), s.flag(), s.flag()});
      break;
    case 1:
      recurrent_cost(size(), size(), size());
      break;
    case 2:
      convolution_cost(size(), size(), size());
      break;
    case 3:
      masked_attention_cost(mask, size(), type);
      break;
    case 4:
      kv_cache_bytes(size(), size(), size(), size(), size(), type);
      break;
    case 5:
      training_bytes(size());
      break;
    case 6:
      whole_model(s);
      break;
    default:
      shapes(s);
  }
}

void paths(Source& s) {
  const Index n = s.size();
  const Mask mask = s.mask(n, n);
  maximum_path_length(s.choice({LayerKind::self_attention, LayerKind::recurrent, LayerKind::convolution,
                                LayerKind::dilated_convolution, LayerKind::restricted_attention}),
                      s.whole(n), s.whole(2));
  maximum_path_length(mask);
  shortest_path(mask, s.whole(0), s.whole(n - 1));
}

void random_numbers(Source& s) {
  Rng rng(s.byte());
  rng.below(s.byte());
  rng.normal_matrix(s.whole(s.size()), s.whole(s.size()));
}

void online(Source& s) {
  OnlineSoftmax a, b;
  for (Index i = s.size(); i > 0; --i) a = with_score(a, static_cast<Scalar>(s.real(1)));
  for (Index i = s.size(); i > 0; --i) b = with_score(b, static_cast<Scalar>(s.real(2)));
  rescaling(a.max, joined(a, b).max);
}

}  // namespace

std::span<const Target> mask_targets() {
  static constexpr std::array<Target, 6> all{made, joined_masks, costs, paths, random_numbers, online};
  return all;
}

}  // namespace attn::fuzz
