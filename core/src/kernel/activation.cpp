// In float: σ and tanh by e^-|x| and e^-2|x|, near 0 tanh by the polynomial of Moshier's Cephes library, within three
// units in the last place. In double tanh by the C library.

#include "activation.h"

#include <cmath>

#include "exponential.h"

namespace attn::kernel {
namespace {

Pack sigmoid_of(Pack x, const ExponentialConstants& constants) {
  const Pack tail = exponential(x < 0 ? x : -x, constants);
  const Pack small = tail / (1 + tail);
  return x < 0 ? small : 1 - small;
}

Pack tanh_of(Pack x, const ExponentialConstants& constants) {
#ifdef ATTN_SCALAR_FLOAT
  const Pack size = x < 0 ? -x : x, tail = exponential(-2 * size, constants), far = 1 - 2 * tail / (1 + tail),
             s = x * x;
  Pack p = s * -5.70498872745e-3F + 2.06390887954e-2F;
  p = s * p - 5.37397155531e-2F;
  p = s * p + 1.33314422036e-1F;
  p = s * p - 3.33332819422e-1F;
  return size < 0.625F ? x + x * s * p : x < 0 ? -far : far;
#else
  static_cast<void>(constants);
  for (Index i = 0; i < lanes; ++i) x[i] = std::tanh(x[i]);
  return x;
#endif
}

template <Pack (*Function)(Pack, const ExponentialConstants&)>
void each(Scalar* x, Index count) {
  const ExponentialConstants& constants = exponential_constants();
  for (; count >= lanes; count -= lanes, x += lanes) store(x, Function(load(x), constants));
  if (count > 0) store_some(x, count, Function(load_some(x, count, 0), constants));
}

}  // namespace

void sigmoid(Scalar* x, Index count) { each<sigmoid_of>(x, count); }
void tanh(Scalar* x, Index count) { each<tanh_of>(x, count); }

}  // namespace attn::kernel
