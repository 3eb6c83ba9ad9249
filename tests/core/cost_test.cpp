#include "attn/cost.h"

#include <doctest/doctest.h>

#include <limits>

#include "caught.h"

using namespace attn;
using namespace attn::test;

TEST_SUITE("cost") {
  constexpr double MiB = 1 << 20, GiB = 1 << 30;

  TEST_CASE("one head of 2,048 × 64: 268,435,456 multiply-accumulates for the scores, and again for the context") {
    const auto cost = self_attention_cost({.n = 2048, .d = 64});
    CHECK(cost.pairs == 4'194'304);
    CHECK(cost.score_macs == 268'435'456);
    CHECK(cost.context_macs == 268'435'456);
    CHECK(cost.projection_macs == 0);
    CHECK(cost.macs == 536'870'912);
    CHECK(cost.flops == 1'073'741'824);
  }

  TEST_CASE("a head's weights: 64 MiB at 4,096, twice that in training, 256 MiB at 8,192") {
    CHECK(self_attention_cost({.n = 4096, .d = 64}).head_bytes == 64 * MiB);
    CHECK(self_attention_cost({.n = 4096, .d = 64, .training = true}).head_bytes == 128 * MiB);
    const auto long_text = self_attention_cost({.n = 8192, .d = 64});
    CHECK(long_text.weight_elements == 67'108'864);
    CHECK(long_text.head_bytes == 256 * MiB);
    CHECK(self_attention_cost({.n = 8192, .d = 64, .type = NumberType::bfloat16}).head_bytes == 128 * MiB);
  }

  TEST_CASE("heads, layers and sequences multiply; a head's own bytes stay") {
    const auto one = self_attention_cost({.n = 128, .d = 64});
    const auto all = self_attention_cost({.n = 128, .d = 64, .heads = 12, .layers = 6, .batch = 4});
    CHECK(all.macs == one.macs * 12 * 6 * 4);
    CHECK(all.head_bytes == one.head_bytes);
    CHECK(all.total_bytes == one.total_bytes * 12 * 6 * 4);
  }

  TEST_CASE("the four projections cost 4 n d_model² more") {
    const auto cost = self_attention_cost({.n = 10, .d = 4, .heads = 3, .layers = 2, .projections = true});
    CHECK(cost.projection_macs == 4 * 10 * 12 * 12 * 2);
    CHECK(cost.macs == 2 * 10 * 10 * 12 * 2 + cost.projection_macs);
  }

  TEST_CASE("causal computes n (n + 1) / 2 pairs, as many as the mask shows") {
    const auto cost = self_attention_cost({.n = 100, .d = 8, .causal = true});
    CHECK(cost.pairs == 5050);
    CHECK(cost.macs == masked_attention_cost(causal_mask(100), 8, NumberType::float32).macs);
  }

  TEST_CASE("a sparse mask costs by its visible pairs") {
    const auto cost = masked_attention_cost(sliding_window_mask(5, 1), 4, NumberType::float16);  // 13 pairs
    CHECK(cost.macs == 2 * 13 * 4);
    CHECK(cost.bytes == 13 * 2);
  }

  TEST_CASE("recurrence is 2 n d² a gate, convolution k n d²") {
    CHECK(recurrent_cost(10, 4, 1).macs == 2 * 10 * 16);
    CHECK(recurrent_cost(10, 4, 4).macs == 4 * recurrent_cost(10, 4, 1).macs);
    CHECK(recurrent_cost(10, 4, 1).bytes == 10 * 4 * 4);
    CHECK(convolution_cost(10, 4, 3).macs == 3 * 10 * 16);
  }

  TEST_CASE("GPT-3 keeps 4,718,592 bytes a token, 9 GiB for 2,048") {
    CHECK(kv_cache_bytes(96, 96, 128, 1, 1, NumberType::float16) == 4'718'592);
    CHECK(kv_cache_bytes(96, 96, 128, 2048, 1, NumberType::float16) == 9 * GiB);
  }

  TEST_CASE("tiles move n² d² / M numbers where all scores at once move n²") {
    const AttentionTraffic traffic = attention_traffic(1024, 64, 16384);  // 64 keys a block, 16 blocks
    CHECK(traffic.plain == 4 * 1024.0 * 64 + 4 * 1024.0 * 1024);
    CHECK(traffic.block == 64);
    CHECK(traffic.flash == 2 * 1024.0 * 64 + 16 * (3 * 1024.0 * 64 + 4 * 1024));
    const double quarter = attention_traffic(65536, 64, 16384).flash / attention_traffic(65536, 64, 65536).flash;
    CHECK(quarter == doctest::Approx(4).epsilon(0.01));
    CHECK(attention_traffic(64, 64, 0x1p30).block == 64);
    CHECK(caught([] { attention_traffic(64, 64, 63); }).code == "not-in-range");
  }

  TEST_CASE("contenders: n² d, or n times a window, or n d²; and what each has to hold") {
    const auto macs = [](Contender one) { return contender_cost(one, 5, 4, 1).macs; };
    CHECK(macs(Contender::plain) == 2 * 25 * 4);
    CHECK(macs(Contender::flash) == macs(Contender::plain));
    CHECK(macs(Contender::windowed) == 2 * 13 * 4);  // as the mask of the same window has pairs
    CHECK(macs(Contender::linear) == 2 * 5 * 16);
    CHECK(macs(Contender::lstm) == recurrent_cost(5, 4, 4).macs);
    CHECK(contender_cost(Contender::windowed, 3, 4, 9).macs == 2 * 9 * 4);
    CHECK(contender_cost(Contender::plain, 4096, 64, 0).bytes == 128 * 0x1p20);
    CHECK(contender_cost(Contender::linear, 9999, 64, 0).bytes == 4 * (64 * 64 + 64));
  }

  TEST_CASE("training takes 16 bytes a parameter") { CHECK(training_bytes(175e9) == 2.8e12); }

  TEST_CASE("bytes of a number") {
    CHECK(bytes_per_number(NumberType::float64) == 8);
    CHECK(bytes_per_number(NumberType::float32) == 4);
    CHECK(bytes_per_number(NumberType::float16) == 2);
    CHECK(bytes_per_number(NumberType::int8) == 1);
  }

  TEST_CASE("a size is a whole number from 1 to 2⁴⁰") {
    CHECK(caught([] { self_attention_cost({.n = 0, .d = 64}); }).message ==
          "self_attention_cost: n must be a positive number, not 0");
    CHECK(caught([] { self_attention_cost({.n = 1.5, .d = 64}); }).message ==
          "self_attention_cost: n must be a whole number from 1 to 1099511627776, not 1.5");
    CHECK(caught([] { self_attention_cost({.n = 0x1p41, .d = 64}); }).code == "not-in-range");
    CHECK(caught([] { training_bytes(std::numeric_limits<double>::quiet_NaN()); }).code == "not-positive");
    CHECK(caught([] { kv_cache_bytes(1, 1, 1, -1, 1, NumberType::int8); }).arguments.at(1) == "tokens");
    CHECK(self_attention_cost({.n = 0x1p40, .d = 0x1p40}).macs == 0x1p121);
  }
}
