// Whole models, against the totals that are published of them.

#include "attn/model_cost.h"

#include <doctest/doctest.h>

#include "caught.h"

using namespace attn;
using namespace attn::test;

namespace {

/// Radford et al. 2019, table 2: LayerNorm, biases, learned positions, one table for input and output.
ModelCostOptions gpt2(double layers, double d, double heads) {
  return {.layers = layers,
          .d_model = d,
          .heads = heads,
          .kv_heads = heads,
          .head_dim = 64,
          .feed_forward = 4 * d,
          .vocabulary = 50257,
          .positions = 1024,
          .n = 1024};
}
/// Touvron et al. 2023 and Jiang et al. 2023: RMSNorm, SwiGLU, no biases, two tables.
ModelCostOptions llama(double layers, double d, double heads, double kv_heads, double feed_forward) {
  return {.layers = layers,
          .d_model = d,
          .heads = heads,
          .kv_heads = kv_heads,
          .head_dim = 128,
          .feed_forward = feed_forward,
          .vocabulary = 32000,
          .gated = true,
          .tied = false,
          .biases = false,
          .n = 4096};
}
/// Vaswani et al. 2017, table 3; section 5.1 has about 37,000 tokens.
ModelCostOptions transformer(double d, double heads, double feed_forward) {
  return {.layers = 6,
          .d_model = d,
          .heads = heads,
          .kv_heads = heads,
          .head_dim = 64,
          .feed_forward = feed_forward,
          .vocabulary = 37000,
          .encoder_layers = 6,
          .n = 50};
}

}  // namespace

TEST_SUITE("model cost") {
  TEST_CASE("one small layer, counted by hand") {
    const ModelCostOptions options{.layers = 1,
                                   .d_model = 4,
                                   .heads = 2,
                                   .kv_heads = 1,
                                   .head_dim = 3,
                                   .feed_forward = 5,
                                   .vocabulary = 7,
                                   .positions = 2,
                                   .n = 3,
                                   .batch = 2};
    const ModelCost cost = model_cost(options);
    CHECK(cost.attention_parameters == 2 * 4 * 6 + 2 * 4 * 3 + (6 + 2 * 3 + 4));
    CHECK(cost.feed_forward_parameters == 2 * 4 * 5 + 5 + 4);
    CHECK(cost.embedding_parameters == 7 * 4 + 2 * 4);
    CHECK(cost.norm_parameters == 3 * 2 * 4);
    CHECK(cost.cache_bytes == 2 * 3 * 3 * 2 * 4);
    CHECK(cost.pair_macs == 2 * 6 * 2 * 6);
    CHECK(cost.projection_macs == 6 * 72);
    CHECK(cost.feed_forward_macs == 6 * 40);
    CHECK(cost.output_macs == 6 * 28);
    CHECK(cost.forward_flops == 2 * (144 + 432 + 240 + 168));
    CHECK(cost.token_flops == cost.forward_flops / 6);
    CHECK(cost.step_flops == 3 * cost.forward_flops);
  }

  TEST_CASE("released models have just the parameters that are counted") {
    CHECK(model_cost(gpt2(12, 768, 12)).parameters == 124'439'808);
    CHECK(model_cost(gpt2(48, 1600, 25)).parameters == 1'557'611'200);
    CHECK(model_cost(llama(32, 4096, 32, 32, 11008)).parameters == 6'738'415'616);
    CHECK(model_cost(llama(80, 8192, 64, 8, 28672)).parameters == 68'976'648'192);
    CHECK(model_cost(llama(32, 4096, 32, 8, 14336)).parameters == 7'241'732'096);
  }

  TEST_CASE("the Transformers of 2017 and GPT-3 come within 4 % of what their papers say") {
    CHECK(model_cost(transformer(512, 8, 2048)).parameters == doctest::Approx(65e6).epsilon(0.04));
    CHECK(model_cost(transformer(1024, 16, 4096)).parameters == doctest::Approx(213e6).epsilon(0.01));
    ModelCostOptions gpt3 = gpt2(96, 12288, 96);
    gpt3.head_dim = 128;
    gpt3.positions = 2048;
    CHECK(model_cost(gpt3).parameters == doctest::Approx(175e9).epsilon(0.003));
  }

  TEST_CASE("an encoder and its decoder attend three times in a pair of layers, and the decoder caches two of them") {
    ModelCostOptions both = transformer(512, 8, 2048), one = both;
    one.encoder_layers = 0;
    CHECK(model_cost(both).attention_parameters == 3 * model_cost(one).attention_parameters);
    CHECK(model_cost(both).cache_bytes == 2 * model_cost(one).cache_bytes);
    one.causal = both.causal = false;
    CHECK(model_cost(both).pair_macs == 3 * model_cost(one).pair_macs);
  }

  TEST_CASE("an eighth of the key heads keeps an eighth of the cache") {
    const auto grouped = llama(80, 8192, 64, 8, 28672), full = llama(80, 8192, 64, 64, 28672);
    CHECK(8 * model_cost(grouped).cache_bytes == model_cost(full).cache_bytes);
    CHECK(model_cost(grouped).pair_macs == model_cost(full).pair_macs);
  }

  TEST_CASE("activations of a layer: s b d (34 + 5 h s / d), 34, or 2 bytes; less is kept, more is computed") {
    ModelCostOptions options = gpt2(1, 1024, 16);
    options.batch = 2;
    const double inputs = 1024.0 * 2 * 1024;
    CHECK(model_cost(options).activation_bytes == inputs * (34 + 5 * 16));
    options.kept = Activations::without_pairs;
    CHECK(model_cost(options).activation_bytes == inputs * 34);
    CHECK(model_cost(options).step_flops == 3 * model_cost(options).forward_flops);
    options.kept = Activations::layer_inputs;
    CHECK(model_cost(options).activation_bytes == inputs * 2);
    CHECK(model_cost(options).step_flops == 4 * model_cost(options).forward_flops);
  }

  TEST_CASE("training takes 16 bytes a parameter whatever the type, weights their own") {
    ModelCostOptions options = gpt2(12, 768, 12);
    options.type = NumberType::bfloat16;
    const ModelCost cost = model_cost(options);
    CHECK(cost.weight_bytes == 2 * cost.parameters);
    CHECK(cost.training_bytes == 16 * cost.parameters);
  }

  TEST_CASE("sizes that make no model are refused") {
    ModelCostOptions options = gpt2(12, 768, 12);
    options.kv_heads = 5;
    CHECK(caught([&] { model_cost(options); }).code == "not-a-multiple");
    options.kv_heads = 0x1p33;
    CHECK(caught([&] { model_cost(options); }).code == "not-in-range");
    options.kv_heads = 12;
    options.layers = 0;
    CHECK(caught([&] { model_cost(options); }).message == "model_cost: layers must be a positive number, not 0");
    options.layers = 1;
    options.encoder_layers = -1;
    CHECK(caught([&] { model_cost(options); }).code == "not-in-range");
  }
}
