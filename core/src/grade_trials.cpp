// The trials. By loops, since Eigen's expressions would be most of the code.

#include <algorithm>
#include <cmath>
#include <utility>

#include "attn/attention.h"
#include "attn/rng.h"
#include "grade_parts.h"

namespace attn {
namespace {

/// (rows, 2)
Matrix filled(Index rows, const Scalar* numbers) {
  Matrix x(rows, 2);
  std::copy_n(numbers, x.size(), x.data());
  return x;
}

/// Of one decimal, to be read.
Matrix random_tokens(Rng& rng) {
  Matrix x(4, 8);
  for (Index i = 0; i < x.size(); ++i) x.data()[i] = static_cast<Scalar>(std::round(rng.normal() * 10) / 10);
  return x;
}

}  // namespace

Matrix reordered(const Matrix& x, bool columns) {
  constexpr Index order[] = {2, 0, 1};
  Matrix y(x.rows(), x.cols());
  for (Index i = 0; i < x.rows(); ++i)
    for (Index j = 0; j < x.cols(); ++j) y(i, j) = x(order[i], columns ? order[j] : j);
  return y;
}

std::vector<AttentionTrial> attention_trials() {
  constexpr Scalar queries[] = {1, 0, 0, 2, 1, 1}, keys[] = {1, 0, 0, 1, 1, 1}, values[] = {10, 0, 0, 20, 5, 5};
  constexpr Scalar shifted[] = {2, 2, 1, 3, 2, 3};  // keys + (1, 2)
  const Matrix Q = filled(3, queries), K = filled(3, keys), V = filled(3, values);
  Matrix large = Q;
  for (Index i = 0; i < large.size(); ++i) large.data()[i] *= 10000;
  const Mask all(3, 3);
  Mask hidden = all;
  for (Index j = 0; j < 3; ++j) hidden.set(hidden_query, j, false);
  std::vector<AttentionTrial> trials;
  const auto add = [&](const Matrix& Q_, const Matrix& K_, const Matrix& V_, const Mask& mask) {
    Attention right = scaled_dot_product_attention(Q_, K_, V_, mask);
    const auto kind = static_cast<TrialKind>(trials.size());
    trials.push_back({kind, Q_, K_, V_, mask, std::move(right.weights), std::move(right.context)});
  };
  add(filled(1, queries), K, V, Mask(1, 3));
  Rng rng(8);
  const Matrix Q_4 = random_tokens(rng), K_4 = random_tokens(rng), V_4 = random_tokens(rng);
  add(Q_4, K_4, V_4, Mask(4, 4));
  add(Q, K, V, all);
  add(Q, filled(3, shifted), V, all);
  add(reordered(Q), reordered(K), reordered(V), all);
  add(Q, K, V, causal_mask(3));
  add(Q, K, V, hidden);
  add(large, K, V, all);
  return trials;
}

}  // namespace attn
