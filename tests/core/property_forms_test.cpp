// What must hold between one form of attention and another, over shapes and numbers drawn by our own Rng.

#include "attn/attention_operator.h"
#include "attn/flash.h"
#include "attn/kv_cache.h"
#include "attn/linear_attention.h"
#include "attn/multi_head.h"
#include "problem.h"

using namespace attn;
using namespace attn::test;

TEST_SUITE("for any shapes and numbers") {
  TEST_CASE("flash attention is plain attention, forward and backward, whatever the tiles") {
    for_any([](Problem& p) {
      const Tile tile{p.size(), p.size()};
      const AttentionOptions options{
          .softcap = 2, .temperature = Scalar(0.5), .bias = p.rng.normal_matrix(p.n_q, p.n_k)};
      const Matrix upstream = p.rng.normal_matrix(p.n_q, p.d_v);
      const auto plain = scaled_dot_product_attention(p.Q, p.K, p.V, p.mask, options);
      const auto flash = flash_attention(p.Q, p.K, p.V, &p.mask, tile, options);
      CHECK(difference(flash.context, plain.context) < near);
      const auto d = scaled_dot_product_attention_backward(p.Q, p.K, p.V, plain, upstream, options);
      const auto e = flash_attention_backward(p.Q, p.K, p.V, flash, upstream, &p.mask, tile, options);
      CHECK(difference(e.dQ, d.dQ) < 10 * near);
      CHECK(difference(e.dK, d.dK) < 10 * near);
      CHECK(difference(e.dV, d.dV) < 10 * near);
    });
  }

  TEST_CASE("at the edges of the numbers every form is still the plain one: subnormal, 1e4, 3e38, and beyond") {
    for_any([](Problem& p) {
      for (const double size : {1e-42, 1e2, 1e19, 1e30}) {
        const Matrix Q = p.Q * static_cast<Scalar>(size), K = p.K * static_cast<Scalar>(size);
        const Matrix plain = scaled_dot_product_attention(Q, K, p.V, p.mask).context;
        CHECK(difference(flash_attention(Q, K, p.V, &p.mask, {2, 3}).context, plain) < near);
        const Matrix I = Matrix::Identity(p.d_k, p.d_k), J = Matrix::Identity(p.d_v, p.d_v);
        const MultiHeadAttention one{.W_q = I, .W_k = I, .W_v = J, .W_o = J};
        CHECK(difference(multi_head_attention(one, Q, K, p.V, p.mask).output, plain) < near);
      }
    });
  }

  TEST_CASE("each head of the operator is plain attention") {
    for_any([](Problem& p) {
      const Index heads = p.size(), n_q = p.n_q, n_k = p.n_k;
      Tensor Q = zeros({1, heads, n_q, p.d_k}), K = zeros({1, heads, n_k, p.d_k}), V = zeros({1, heads, n_k, p.d_v});
      Tensor visible = zeros({n_q, n_k});
      for (Index i = 0; i < n_q; ++i)
        for (Index j = 0; j < n_k; ++j) visible.matrix()(i, j) = p.mask(i, j) ? 1 : 0;
      for (Index h = 0; h < heads; ++h) {
        Q.matrix(h) = p.rng.normal_matrix(n_q, p.d_k);
        K.matrix(h) = p.rng.normal_matrix(n_k, p.d_k);
        V.matrix(h) = p.rng.normal_matrix(n_k, p.d_v);
      }
      const auto all = attention_operator({.Q = Q, .K = K, .V = V, .mask = OperatorMask{visible, true}});
      for (Index h = 0; h < heads; ++h) {
        const auto one = scaled_dot_product_attention(Q.matrix(h), K.matrix(h), V.matrix(h), p.mask);
        CHECK(difference(all.Y.matrix(h), one.context) < near);
      }
    });
  }

  TEST_CASE("linear attention is its quadratic form") {
    for_any([](const Problem& p) {
      for (const FeatureMap kind : {FeatureMap::elu_plus_one, FeatureMap::relu})
        for (const bool causal : {false, true}) {
          const LinearOptions options{kind, causal};
          CHECK(difference(linear_attention(p.Q, p.K, p.V, options).context,
                           linear_attention_weights(p.Q, p.K, options) * p.V) < 100 * near);
        }
    });
  }

  TEST_CASE("one head that changes nothing is plain attention") {
    for_any([](const Problem& p) {
      const Matrix I = Matrix::Identity(p.d_k, p.d_k), J = Matrix::Identity(p.d_v, p.d_v);
      const MultiHeadAttention one{.W_q = I, .W_k = I, .W_v = J, .W_o = J};
      CHECK(difference(multi_head_attention(one, p.Q, p.K, p.V, p.mask).output, p.plain().context) < near);
    });
  }

  TEST_CASE("with a cache, in pieces of any length, is all at once") {
    for_any([](Problem& p) {
      const Matrix Q = p.rng.normal_matrix(p.n_k, p.d_k);
      const Matrix full = scaled_dot_product_attention(Q, p.K, p.V, causal_mask(p.n_k)).context;
      KvCache cache(p.d_k, p.d_v);
      for (Index done = 0; done < p.n_k;) {
        const Index m = std::min(p.size(), p.n_k - done);
        const auto piece =
            cached_attention(cache, Q.middleRows(done, m), p.K.middleRows(done, m), p.V.middleRows(done, m));
        CHECK(difference(piece.context, full.middleRows(done, m)) < near);
        done += m;
      }
    });
  }

  TEST_CASE("concat with W = [W_q W_k] is additive") {
    for_any([](Problem& p) {
      const Index d_a = p.size();
      const Matrix W_q = p.rng.normal_matrix(d_a, p.d_k), W_k = p.rng.normal_matrix(d_a, p.d_k);
      const Matrix v = p.rng.normal_matrix(1, d_a);
      Matrix W(d_a, 2 * p.d_k);
      W << W_q, W_k;
      CHECK(difference(attention(Concat{W, v}, p.Q, p.K, p.V, p.mask).context,
                       attention(Additive{W_q, W_k, v}, p.Q, p.K, p.V, p.mask).context) < near);
    });
  }
}
