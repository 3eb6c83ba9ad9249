// Scores of a tile, and their way into the running softmax.

#include "flash.h"

#include <algorithm>
#include <limits>
#include <numbers>

#include "exponential.h"

namespace attn::kernel {
namespace {

constexpr Scalar nothing = -std::numeric_limits<Scalar>::infinity();

/// What to take off: the maximum, or 0 where there is none.
Pack base(Pack max) { return max == nothing ? Pack{} : max; }

}  // namespace

void scores(const Scalar* K, Index keys, const Scalar* Q, Index d, Scalar alpha, Scalar* scores) {
  for (Index j = 0; j < keys; j += tile_rows)
    whole_tile(K + j * d, tile_rows, Q, d, alpha, scores + j * tile_cols, tile_cols, false);
}

bool take_in(Scalar* tile, Index keys, Running& running, Scalar* factors) {
  constexpr Scalar log2_e = std::numbers::log2e_v<Scalar>;
  const ExponentialConstants& constants = exponential_constants();
  Pack left = load(running.max), right = load(running.max + lanes);
  const Pack left_before = left, right_before = right;
  const Scalar* const end = tile + keys * tile_cols;
  for (const Scalar* at = tile; at != end; at += tile_cols)
    left = larger(left, load(at)), right = larger(right, load(at + lanes));
  store(running.max, left), store(running.max + lanes, right);

  left = base(left), right = base(right);
  store(factors, exponential_2((left_before - left) * log2_e, constants));
  store(factors + lanes, exponential_2((right_before - right) * log2_e, constants));
  Pack left_sum = load(running.sum) * load(factors), right_sum = load(running.sum + lanes) * load(factors + lanes);
  for (Scalar* at = tile; at != end; at += tile_cols) {
    const Pack a = exponential_2((load(at) - left) * log2_e, constants);
    store(at, a);  // before the next begins, which then reads the constants again
    left_sum += a;
    const Pack b = exponential_2((load(at + lanes) - right) * log2_e, constants);
    store(at + lanes, b);
    right_sum += b;
  }
  store(running.sum, left_sum), store(running.sum + lanes, right_sum);
  return std::any_of(factors, factors + tile_cols, [](Scalar factor) { return factor != 1; });
}

}  // namespace attn::kernel
