#include <doctest/doctest.h>

#include "attn/attention.h"
#include "caught.h"
#include "matrices.h"

using namespace attn;
using namespace attn::test;

namespace {

const Matrix Q = random(3, 4, 1), K = random(5, 4, 2), V = random(5, 2, 3), upstream = random(3, 2, 4);
const Score additive = Additive{random(6, 4, 5), random(6, 4, 6), random(1, 6, 7)};

/// Every number that both kinds of attention and their gradients come to, but for the hidden scores themselves.
std::vector<Matrix> outcome(const Matrix& k, const Matrix& v, const Mask& mask) {
  const AttentionOptions capped{.softcap = 2};
  const auto dot = scaled_dot_product_attention(Q, k, v, mask, capped);
  const auto d = scaled_dot_product_attention_backward(Q, k, v, dot, upstream, capped);
  const auto other = attention(additive, Q, k, v, mask);
  const auto e = attention_backward(additive, Q, k, v, other, upstream);
  const auto& p = std::get<Additive>(e.d_score);
  return {dot.weights, dot.context, d.dQ,  d.dK,  d.dV, other.weights, other.context, e.dQ,
          e.dK,        e.dV,        p.W_q, p.W_k, p.v};
}

}  // namespace

TEST_SUITE("attention at its edges") {
  TEST_CASE("NaN or infinity in a hidden key and its value leaks into nothing, forward or backward") {
    const Mask mask = padding_mask(3, 5, 4);
    const auto clean = outcome(K, V, mask);
    for (const Scalar poison : {not_a_number, infinity, -infinity}) {
      Matrix k = K, v = V;
      k.row(4).setConstant(poison);
      v.row(4).setConstant(poison);
      const auto poisoned = outcome(k, v, mask);
      for (std::size_t i = 0; i < clean.size(); ++i) CHECK(difference(poisoned[i], clean[i]) < 20 * rounding);
    }
  }

  TEST_CASE("NaN in a query that sees nothing leaks into nothing") {
    Matrix q = Q;
    q.row(1).setConstant(not_a_number);
    Mask mask(3, 5);
    for (Index j = 0; j < 5; ++j) mask.set(1, j, false);
    const auto forward = scaled_dot_product_attention(q, K, V, mask);
    const auto gradient = scaled_dot_product_attention_backward(q, K, V, forward, upstream);
    CHECK(forward.context.row(1) == Matrix::Zero(1, 2));
    CHECK(gradient.dQ.row(1) == Matrix::Zero(1, 4));
    CHECK((gradient.dK.allFinite() && gradient.dV.allFinite()));
  }

  TEST_CASE("NaN in a visible key spoils every query that sees it, in a visible value every context") {
    Matrix k = K, v = V;
    k(4, 0) = v(4, 0) = not_a_number;
    CHECK(scaled_dot_product_attention(Q, k, V, Mask(3, 5)).context.hasNaN());
    const Matrix context = scaled_dot_product_attention(Q, K, v, Mask(3, 5)).context;
    CHECK(std::isnan(context(0, 0)));
    CHECK_FALSE(context.col(1).hasNaN());
  }

  TEST_CASE("one token, one dimension") {
    const Matrix x{{3}};
    const auto forward = scaled_dot_product_attention(x, x, Matrix{{7}}, Mask(1, 1));
    CHECK(forward.scores == Matrix{{9}});
    CHECK(forward.weights == Matrix{{1}});
    CHECK(forward.context == Matrix{{7}});
    const auto gradient = scaled_dot_product_attention_backward(x, x, Matrix{{7}}, forward, Matrix{{2}});
    CHECK(gradient.dQ == Matrix{{0}});
    CHECK(gradient.dV == Matrix{{2}});
  }

  TEST_CASE("huge logits choose one key, and its gradient is finite") {
    const Matrix q{{Scalar(1e4), 0}}, k{{1, 0}, {0, 1}}, v{{1}, {2}};
    const auto forward = scaled_dot_product_attention(q, k, v, Mask(1, 2));
    CHECK(forward.weights == Matrix{{1, 0}});
    CHECK(forward.context == Matrix{{1}});
    CHECK(scaled_dot_product_attention_backward(q, k, v, forward, Matrix{{1}}).dK.allFinite());
  }

  TEST_CASE("no queries are no rows; values of no width are no columns") {
    CHECK(scaled_dot_product_attention(Matrix(0, 4), K, V, Mask(0, 5)).context.rows() == 0);
    CHECK(scaled_dot_product_attention(Q, K, Matrix(5, 0), Mask(3, 5)).context.cols() == 0);
  }

  TEST_CASE("what does not fit is named") {
    const auto message = [](const Matrix& q, const Matrix& k, const Matrix& v, const Mask& mask,
                            AttentionOptions o = {}) {
      return caught([&] { scaled_dot_product_attention(q, k, v, mask, o); }).message;
    };
    const std::string where = "scaled_dot_product_attention: ";
    CHECK(message(Matrix(1, 2), Matrix(2, 3), V, Mask(1, 2)) ==
          where + "Q (1, 2) and K (2, 3) need the same number of columns");
    CHECK(message(Q, K, Q, Mask(3, 5)) == where + "K (5, 4) and V (3, 4) need the same number of rows");
    CHECK(message(Q, K, V, Mask(5, 3)) == where + "mask (5, 3) must be (3, 5)");
    CHECK(message(Q, Matrix(0, 4), Matrix(0, 2), Mask(3, 0)) == where + "there is no key to attend to");
    CHECK(message(Q, K, V, Mask(3, 5), {.temperature = 0}) == where + "temperature must be a positive number, not 0");
    CHECK(message(Q, K, V, Mask(3, 5), {.softcap = -1}) == where + "softcap must be a positive number, not -1");
    CHECK(message(Q, K, V, Mask(3, 5), {.scale = infinity}) == where + "scale must be a finite number, not Infinity");
    CHECK(message(Matrix(3, 0), Matrix(5, 0), V, Mask(3, 5)) == where + "d_k must be a positive number, not 0");
    const Matrix many = Matrix::Zero(8193, 1);
    CHECK(message(many, many, many, Mask(1, 1)) == where + "(8193, 8193) numbers do not fit; the limit is 67108864");
  }

  TEST_CASE("a backward that is not handed its forward says so") {
    const auto forward = scaled_dot_product_attention(Q, K, V, Mask(3, 5));
    const auto message = [&](const Attention& f, const Matrix& d) {
      return caught([&] { scaled_dot_product_attention_backward(Q, K, V, f, d); }).message;
    };
    const std::string where = "scaled_dot_product_attention_backward: ";
    CHECK(message(forward, V) == where + "d_context (5, 2) must be (3, 2)");
    CHECK(message({forward.scores, V, V}, upstream) == where + "weights (5, 2) must be (3, 5)");
    CHECK(message({V, forward.weights, V}, upstream) == where + "scores (5, 2) must be (3, 5)");
    CHECK(caught([&] { attention(additive, Q, K, Q, Mask(3, 5)); }).message ==
          "attention: K (5, 4) and V (3, 4) need the same number of rows");
    CHECK(caught([&] {
            attention_backward(additive, Q, K, V, {{}, forward.weights, {}}, upstream);
          }).message == "attention_scores_backward: hidden (0, 0) must be (15, 6)");
  }
}
