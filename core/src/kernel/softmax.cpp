// Pack by pack.

#include "softmax.h"

#include <limits>
#include <numbers>

#include "exponential.h"

namespace attn::kernel {
namespace {

constexpr Scalar nothing = -std::numeric_limits<Scalar>::infinity();

}  // namespace

Scalar largest(const Scalar* x, Index count) {
  Pack a = splat(nothing), b = a;
  for (; count >= 2 * lanes; count -= 2 * lanes, x += 2 * lanes) a = larger(a, load(x)), b = larger(b, load(x + lanes));
  a = larger(a, b);
  if (count >= lanes) a = larger(a, load(x)), count -= lanes, x += lanes;
  if (count > 0) a = larger(a, load_some(x, count, nothing));
  Scalar most = a[0];
  for (Index i = 1; i < lanes; ++i) most = a[i] > most ? a[i] : most;
  return most;
}

Scalar exponentials(Scalar* x, Index count, Scalar max, Scalar inverse_temperature) {
  const Scalar steepness = inverse_temperature * std::numbers::log2e_v<Scalar>;
  if (max == nothing) max = 0;
  const ExponentialConstants& constants = exponential_constants();
  const auto of = [&](Pack numbers) { return exponential_2((numbers - max) * steepness, constants); };
  Pack sum{};
  for (; count >= lanes; count -= lanes, x += lanes) {
    const Pack y = of(load(x));
    store(x, y);
    sum += y;
  }
  if (count > 0) {
    const Pack y = of(load_some(x, count, nothing));
    store_some(x, count, y);
    sum += y;
  }
  return sum_of(sum);
}

void scale(const Scalar* from, Index count, Scalar factor, Scalar* to) {
  for (; count >= lanes; count -= lanes, from += lanes, to += lanes) store(to, load(from) * factor);
  for (Index i = 0; i < count; ++i) to[i] = from[i] * factor;
}

void softmax_backward(const Scalar* p, const Scalar* d_p, Index count, Scalar inverse_temperature, Scalar* d_x) {
  const auto some_at = [&](Index i) { return count - i < lanes ? count - i : lanes; };
  Pack inner{};
  for (Index i = 0; i < count; i += lanes) {
    const Pack weight = load_some(p + i, some_at(i), 0), d = load_some(d_p + i, some_at(i), 0);
    inner += weight == 0 ? Pack{} : weight * d;
  }
  const Scalar mean = sum_of(inner);
  for (Index i = 0; i < count; i += lanes) {
    const Pack weight = load_some(p + i, some_at(i), 0), d = load_some(d_p + i, some_at(i), 0);
    store_some(d_x + i, some_at(i), weight == 0 ? Pack{} : weight * (d - mean) * inverse_temperature);
  }
}

}  // namespace attn::kernel
