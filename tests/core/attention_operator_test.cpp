#include "attn/attention_operator.h"

#include <doctest/doctest.h>

#include "attn/attention.h"
#include "caught.h"
#include "matrices.h"

using namespace attn;
using namespace attn::test;

namespace {

Tensor tensor(std::vector<Index> sizes, std::uint64_t seed) {
  Tensor x = zeros(std::move(sizes));
  Rng rng(seed);
  for (Scalar& value : x.data) value = static_cast<Scalar>(rng.normal());
  return x;
}

const Tensor Q = tensor({2, 4, 3, 5}, 1), K = tensor({2, 2, 6, 5}, 2), V = tensor({2, 2, 6, 7}, 3);

std::string message(const OperatorInputs& inputs, const OperatorOptions& options = {}) {
  return caught([&] { attention_operator(inputs, options); }).message;
}

}  // namespace

TEST_SUITE("the attention operator") {
  TEST_CASE("each head is plain attention, and two query heads share a key head") {
    const auto result = attention_operator({.Q = Q, .K = K, .V = V});
    for (Index b = 0; b < 2; ++b)
      for (Index h = 0; h < 4; ++h) {
        const Index kv = 2 * b + h / 2;
        const auto one = scaled_dot_product_attention(Q.matrix(4 * b + h), K.matrix(kv), V.matrix(kv), Mask(3, 6));
        CHECK(difference(result.Y.matrix(4 * b + h), one.context) == 0);
        CHECK(difference(result.qk_matmul_output.matrix(4 * b + h), one.scores) == 0);
      }
  }

  TEST_CASE("three dimensions hold the heads side by side in a row") {
    Tensor q = zeros({2, 3, 20});
    for (Index b = 0; b < 2; ++b)
      for (Index h = 0; h < 4; ++h) q.matrix(b).middleCols(5 * h, 5) = Q.matrix(4 * b + h);
    Tensor k = zeros({2, 6, 10}), v = zeros({2, 6, 14});
    for (Index b = 0; b < 2; ++b)
      for (Index h = 0; h < 2; ++h) {
        k.matrix(b).middleCols(5 * h, 5) = K.matrix(2 * b + h);
        v.matrix(b).middleCols(7 * h, 7) = V.matrix(2 * b + h);
      }
    const Tensor packed = attention_operator({.Q = q, .K = k, .V = v}, {.q_num_heads = 4, .kv_num_heads = 2}).Y;
    const Tensor Y = attention_operator({.Q = Q, .K = K, .V = V}).Y;
    CHECK(shape(packed.shape) == "(2, 3, 28)");
    for (Index b = 0; b < 2; ++b)
      for (Index h = 0; h < 4; ++h)
        CHECK(difference(packed.matrix(b).middleCols(7 * h, 7), Y.matrix(4 * b + h)) < 10 * rounding);
  }

  TEST_CASE("causal: top-left without a past, bottom-right behind one, per sequence with lengths") {
    const auto weights = [](const OperatorInputs& inputs) {
      return attention_operator(inputs, {.is_causal = true, .qk_matmul_output_mode = ScoreStage::weights})
          .qk_matmul_output;
    };
    const auto seen = [](const Tensor& x, Index matrix, Index query) {
      return (x.matrix(matrix).row(query).array() > 0).count();
    };
    const Tensor plain = weights({.Q = Q, .K = K, .V = V});
    CHECK(seen(plain, 0, 0) == 1);
    CHECK(seen(plain, 0, 2) == 3);
    const Tensor behind =
        weights({.Q = Q, .K = K, .V = V, .past_key = tensor({2, 2, 2, 5}, 4), .past_value = tensor({2, 2, 2, 7}, 5)});
    CHECK(seen(behind, 0, 0) == 3);
    const Tensor lengths = weights({.Q = Q, .K = K, .V = V, .nonpad_kv_seqlen = {4, 2}});
    CHECK(seen(lengths, 0, 0) == 2);
    CHECK(seen(lengths, 4, 0) == 0);
    CHECK(seen(lengths, 4, 2) == 2);
  }

  TEST_CASE("a mask that is shorter than the keys hides those beyond it") {
    const Tensor full = tensor({3, 6}, 6);
    Tensor shorter = zeros({3, 4}), hidden = full;
    shorter.matrix() = full.matrix().leftCols(4);
    hidden.matrix().rightCols(2).setConstant(-infinity);
    const auto with = [](const Tensor& values) {
      const Tensor Y = attention_operator({.Q = Q, .K = K, .V = V, .mask = OperatorMask{values}}).Y;
      return Matrix(Y.matrix(3));
    };
    const Matrix a = with(shorter), b = with(hidden), c = with(full);
    CHECK(difference(a, b) == 0);
    CHECK(difference(a, c) > 0.01);
  }

  TEST_CASE("what does not fit is named") {
    const std::string where = "attention_operator: ";
    CHECK(message({.Q = tensor({2, 3, 3, 5}, 1), .K = K, .V = V}) ==
          where + "q_num_heads 3 must be a multiple of kv_num_heads 2");
    CHECK(message({.Q = tensor({3, 5}, 1), .K = K, .V = V}) == where + "Q (3, 5) must be (batch, heads, n, d)");
    CHECK(message({.Q = Q, .K = V, .V = V}) == where + "K (2, 2, 6, 7) must be (2, 2, 6, 5)");
    CHECK(message({.Q = Q, .K = K, .V = tensor({2, 2, 5, 7}, 1)}) == where + "V (2, 2, 5, 7) must be (2, 2, 6, 7)");
    CHECK(message({.Q = Q, .K = K, .V = V, .mask = OperatorMask{tensor({3, 3, 6}, 1)}}) ==
          where + "mask (3, 3, 6) must be (2, 4, 3, 6)");
    CHECK(message({.Q = Q, .K = K, .V = V, .past_key = tensor({2, 2, 1, 5}, 1)}) ==
          where + "past_value () must be (2, 2, 1, 7)");
    Tensor huge = Q;
    huge.shape = {Index{1} << 40, Index{1} << 40, 3, 5};
    CHECK(message({.Q = huge, .K = K, .V = V}) ==
          where + "Q (1099511627776, 1099511627776, 3, 5) must be (1099511627776, 1099511627776, 3, 5)");
    CHECK(message({.Q = Q, .K = K, .V = V, .nonpad_kv_seqlen = {7, 1}}) ==
          where + "nonpad_kv_seqlen must be a whole number from 0 to 6, not 7");
    CHECK(message({.Q = Q, .K = zeros({2, 2, 0, 5}), .V = zeros({2, 2, 0, 7})}) ==
          where + "there is no key to attend to");
    const Tensor row = tensor({1, 3, 10}, 1);
    CHECK(message({.Q = row, .K = row, .V = row}, {.q_num_heads = 3, .kv_num_heads = 3}) ==
          where + "columns of Q 10 must be a multiple of q_num_heads 3");
    const auto code_of_empty = [](Index heads) {
      const Tensor x{{1, heads, 0, 4}, {}};
      return caught([&] { attention_operator({.Q = x, .K = x, .V = x}, {}); }).code;
    };
    CHECK(code_of_empty(Index{1} << 20) == "no-keys");
    CHECK(code_of_empty(Index{1} << 25) == "too-large");
    CHECK(code_of_empty(Index{1} << 62) == "not-in-range");
    CHECK(code_of_empty(-4) == "not-in-range");
  }
}
