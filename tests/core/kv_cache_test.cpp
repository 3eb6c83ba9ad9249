#include "attn/kv_cache.h"

#include <doctest/doctest.h>

#include "caught.h"
#include "matrices.h"

using namespace attn;
using namespace attn::test;

namespace {

const Matrix Q = random(6, 3, 1), K = random(6, 3, 2), V = random(6, 2, 3);

}  // namespace

TEST_SUITE("the KV cache") {
  TEST_CASE("token by token is the causal form, row by row") {
    const auto full = scaled_dot_product_attention(Q, K, V, causal_mask(6));
    KvCache cache(3, 2);
    for (Index i = 0; i < 6; ++i) {
      const auto step = cached_attention(cache, Q.row(i), K.row(i), V.row(i));
      CHECK(shape(step.weights) == shape(1, i + 1));
      CHECK(difference(step.weights, full.weights.row(i).head(i + 1)) < rounding);
      CHECK(difference(step.context, full.context.row(i)) < rounding);
    }
    CHECK(cache.length() == 6);
    CHECK(difference(cache.keys(), K) == 0);
    CHECK(difference(cache.values(), V) == 0);
  }

  TEST_CASE("several queries behind a past are aligned bottom-right") {
    KvCache cache(3, 2);
    cache.append(K.topRows(4), V.topRows(4));
    const Matrix weights = cached_attention(cache, Q.bottomRows(2), K.bottomRows(2), V.bottomRows(2)).weights;
    CHECK((weights.row(0).array() > 0).count() == 5);
    CHECK(weights(0, 5) == 0);
    CHECK((weights.row(1).array() > 0).count() == 6);
  }

  TEST_CASE("what does not fit is named, and leaves the cache as it was") {
    KvCache cache(3, 2);
    cache.append(K, V);
    CHECK(caught([&] { cache.append(V, V); }).message == "KvCache: K (6, 2) must be (6, 3)");
    CHECK(caught([&] { cached_attention(cache, Q, K.topRows(2), V.topRows(2)); }).message ==
          "cached_attention: Q (6, 3) and K (2, 3) need the same number of rows");
    CHECK(caught([&] { cached_attention(cache, Q, K, V, {.temperature = 0}); }).code == "not-positive");
    CHECK(caught([&] { cached_attention(cache, Q, K, V, {.bias = Matrix(6, 6)}); }).code == "shape-expected");
    CHECK(cache.length() == 6);
  }
}
