#pragma once

// A random problem for property tests, and what is near enough.

#include <doctest/doctest.h>

#include "attn/attention.h"
#include "matrices.h"

namespace attn::test {

inline constexpr double near = single ? 2e-5 : 1e-12;

/// One random problem: sizes from 1 to 12, a mask that hides about a third.
struct Problem {
  Rng rng;
  Index n_q, n_k, d_k, d_v;
  Matrix Q, K, V;
  Mask mask;

  explicit Problem(std::uint64_t seed)
      : rng(seed),
        n_q(size()),
        n_k(size()),
        d_k(size()),
        d_v(size()),
        Q(rng.normal_matrix(n_q, d_k)),
        K(rng.normal_matrix(n_k, d_k)),
        V(rng.normal_matrix(n_k, d_v)),
        mask(n_q, n_k) {
    for (Index i = 0; i < n_q; ++i)
      for (Index j = 0; j < n_k; ++j) mask.set(i, j, rng.below(3) > 0);
  }
  Index size() { return 1 + static_cast<Index>(rng.below(12)); }
  Attention plain() const { return scaled_dot_product_attention(Q, K, V, mask); }
};

template <class Check>
void for_any(const Check& check) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    INFO("seed " << seed);
    Problem problem(seed);
    check(problem);
  }
}

}  // namespace attn::test
