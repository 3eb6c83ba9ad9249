#include "attn/float16.h"

#include <doctest/doctest.h>

#include "caught.h"
#include "matrices.h"

using namespace attn;
using namespace attn::test;

TEST_SUITE("float16") {
  TEST_CASE("eleven bits, ties to even, from 2⁻²⁴ to 65504") {
    CHECK(to_float16(Scalar(2049)) == 2048);
    CHECK(to_float16(Scalar(2051)) == 2052);
    CHECK(to_float16(Scalar(0.1)) == Scalar(0.0999755859375));
    CHECK(to_float16(Scalar(65519)) == 65504);
    CHECK(to_float16(Scalar(65520)) == infinity);
    CHECK(to_float16(Scalar(-1e9)) == -infinity);
    CHECK(to_float16(Scalar(5.9604644775390625e-8)) == Scalar(5.9604644775390625e-8));
    CHECK(to_float16(Scalar(2e-8)) == 0);
    CHECK(std::isnan(to_float16(not_a_number)));
  }

  TEST_CASE("a score beyond 65504 overflows, and what was one key in float is NaN") {
    const Matrix q{{300, 0}}, k{{300, 0}, {0, 1}}, v{{1}, {2}};
    const AttentionOptions unscaled{.scale = Scalar(1)};
    CHECK(scaled_dot_product_attention(q, k, v, Mask(1, 2), unscaled).context == Matrix{{1}});
    const auto half = scaled_dot_product_attention_float16(q, k, v, Mask(1, 2), unscaled);
    CHECK(half.scores(0) == infinity);
    CHECK(half.context.hasNaN());
  }

  TEST_CASE("ordinary numbers agree with the wide form to three digits, and every one is a float16") {
    const Matrix q = random(4, 8, 1), k = random(6, 8, 2), v = random(6, 3, 3);
    const AttentionOptions options{.softcap = 3, .bias = random(4, 6, 4)};
    const auto wide = scaled_dot_product_attention(q, k, v, padding_mask(4, 6, 5), options);
    for (const bool wide_softmax : {false, true}) {
      const auto half = scaled_dot_product_attention_float16(q, k, v, padding_mask(4, 6, 5), options, wide_softmax);
      CHECK(difference(half.weights, wide.weights) < 2e-3);
      CHECK(difference(half.context, wide.context) < 4e-3);
      CHECK(half.context == to_float16(half.context));
      CHECK(half.weights.col(5).isZero(0));
    }
  }

  TEST_CASE("a scale below 0 has no root") {
    const Matrix x{{1}};
    CHECK(caught([&] { scaled_dot_product_attention_float16(x, x, x, Mask(1, 1), {.scale = Scalar(-1)}); }).code ==
          "not-positive");
  }
}
