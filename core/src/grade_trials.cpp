// The trials. By loops over tables, since Eigen's expressions would be most of the code.

#include <algorithm>
#include <cmath>

#include "attn/attention.h"
#include "attn/rng.h"
#include "grade_parts.h"

namespace attn {
namespace {

constexpr Scalar queries[] = {1, 0, 0, 2, 1, 1}, keys[] = {1, 0, 0, 1, 1, 1}, values[] = {10, 0, 0, 20, 5, 5};
/// keys + (1, 2)
constexpr Scalar shifted_keys[] = {2, 2, 1, 3, 2, 3};
constexpr Scalar large_queries[] = {10000, 0, 0, 20000, 10000, 10000};
constexpr Index order[] = {2, 0, 1};

/// (rows, 2)
void fill(Matrix& x, Index rows, const Scalar* numbers) {
  x.resize(rows, 2);
  std::copy_n(numbers, 2 * rows, x.data());
}

/// (4, 8) of one decimal, to be read.
void draw(Matrix& x, Rng& rng) {
  x.resize(4, 8);
  for (Index i = 0; i < x.size(); ++i) x.data()[i] = static_cast<Scalar>(std::round(rng.normal() * 10) / 10);
}

void fill(AttentionTrial& trial) {
  const TrialKind kind = trial.kind;
  fill(trial.Q, kind == TrialKind::one_query ? 1 : 3, kind == TrialKind::large ? large_queries : queries);
  fill(trial.K, 3, kind == TrialKind::shifted ? shifted_keys : keys);
  fill(trial.V, 3, values);
  if (kind == TrialKind::permuted)
    for (Matrix* x : {&trial.Q, &trial.K, &trial.V}) *x = reordered(*x);
  if (kind == TrialKind::tokens) {
    Rng rng(8);
    for (Matrix* x : {&trial.Q, &trial.K, &trial.V}) draw(*x, rng);
  }
  trial.mask = kind == TrialKind::masked ? causal_mask(3) : Mask(trial.Q.rows(), trial.K.rows());
  if (kind == TrialKind::hidden)
    for (Index j = 0; j < 3; ++j) trial.mask.set(hidden_query, j, false);
}

}  // namespace

Matrix reordered(const Matrix& x, bool columns) {
  Matrix y(x.rows(), x.cols());
  for (Index i = 0; i < x.rows(); ++i)
    for (Index j = 0; j < x.cols(); ++j) y(i, j) = x(order[i], columns ? order[j] : j);
  return y;
}

std::vector<AttentionTrial> attention_trials() {
  std::vector<AttentionTrial> trials(8);
  for (std::size_t k = 0; k < trials.size(); ++k) {
    AttentionTrial& trial = trials[k];
    trial.kind = static_cast<TrialKind>(k);
    fill(trial);
    Attention right = scaled_dot_product_attention(trial.Q, trial.K, trial.V, trial.mask);
    trial.weights.swap(right.weights);
    trial.output.swap(right.context);
  }
  return trials;
}

}  // namespace attn
