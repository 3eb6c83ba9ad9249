// What must hold for any numbers, over shapes and numbers drawn by our own Rng.

#include "attn/attention.h"
#include "attn/softmax.h"
#include "problem.h"
#include "reference.h"

using namespace attn;
using namespace attn::test;

namespace {

bool sees_none(const Mask& mask, Index query) {
  for (Index j = 0; j < mask.keys(); ++j)
    if (mask(query, j)) return false;
  return true;
}

Eigen::PermutationMatrix<Eigen::Dynamic> shuffled(Rng& rng, Index n) {
  Eigen::PermutationMatrix<Eigen::Dynamic> P(n);
  P.setIdentity();
  for (Index i = n - 1; i > 0; --i)
    std::swap(P.indices()(i), P.indices()(static_cast<Index>(rng.below(static_cast<std::uint64_t>(i) + 1))));
  return P;
}

}  // namespace

TEST_SUITE("for any shapes and numbers") {
  TEST_CASE("a row of weights sums to 1, or to 0 if it sees nothing, and none is negative") {
    for_any([](const Problem& p) {
      const Matrix weights = p.plain().weights;
      CHECK(weights.minCoeff() >= 0);
      for (Index i = 0; i < p.n_q; ++i) CHECK(std::abs(weights.row(i).sum() - (sees_none(p.mask, i) ? 0 : 1)) < near);
    });
  }

  TEST_CASE("a number added to all scores of a row changes no weight") {
    for_any([](Problem& p) {
      const Matrix scores = p.rng.normal_matrix(p.n_q, p.n_k), shift = 5 * p.rng.normal_matrix(p.n_q, 1);
      CHECK(difference(masked_softmax(scores, p.mask).weights,
                       masked_softmax(scores + shift.replicate(1, p.n_k), p.mask).weights) < near);
    });
  }

  TEST_CASE("tokens in another order give the same, in that order") {
    for_any([](Problem& p) {
      const auto of_queries = shuffled(p.rng, p.n_q), of_keys = shuffled(p.rng, p.n_k);
      Mask mask(p.n_q, p.n_k);
      for (Index i = 0; i < p.n_q; ++i)
        for (Index j = 0; j < p.n_k; ++j) mask.set(of_queries.indices()(i), of_keys.indices()(j), p.mask(i, j));
      const auto moved = scaled_dot_product_attention(of_queries * p.Q, of_keys * p.K, of_keys * p.V, mask);
      CHECK(difference(moved.context, of_queries * p.plain().context) < near);
    });
  }

  TEST_CASE("a mask is a bias of -∞") {
    for_any([](const Problem& p) {
      const Matrix bias = masked(Matrix::Zero(p.n_q, p.n_k), p.mask);
      const auto biased = scaled_dot_product_attention(p.Q, p.K, p.V, Mask(p.n_q, p.n_k), {.bias = bias});
      CHECK(difference(biased.weights, p.plain().weights) == 0);
    });
  }
}
