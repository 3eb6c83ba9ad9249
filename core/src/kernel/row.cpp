// Rows, a pack at a time.

#include "row.h"

#include <algorithm>

namespace attn::kernel {

Scalar dot(const Scalar* a, const Scalar* b, Index count) {
  Pack sum{};
  for (Index i = 0; i < count; i += lanes) {
    const Index some = std::min(lanes, count - i);
    sum += load_some(a + i, some, 0) * load_some(b + i, some, 0);
  }
  return sum_of(sum);
}

void add_scaled(Scalar* y, Scalar a, const Scalar* x, Index count) {
  const Pack factor = splat(a);
  for (Index i = 0; i < count; i += lanes) {
    const Index some = std::min(lanes, count - i);
    store_some(y + i, some, load_some(y + i, some, 0) + factor * load_some(x + i, some, 0));
  }
}

void add(Scalar* y, const Scalar* x, Index count) {
  for (Index i = 0; i < count; i += lanes) {
    const Index some = std::min(lanes, count - i);
    store_some(y + i, some, load_some(y + i, some, 0) + load_some(x + i, some, 0));
  }
}

void multiply(const Scalar* a, const Scalar* b, Index count, Scalar* y) {
  for (Index i = 0; i < count; i += lanes) {
    const Index some = std::min(lanes, count - i);
    store_some(y + i, some, load_some(a + i, some, 0) * load_some(b + i, some, 0));
  }
}

void add_multiplied(Scalar* y, const Scalar* a, const Scalar* b, Index count) {
  for (Index i = 0; i < count; i += lanes) {
    const Index some = std::min(lanes, count - i);
    store_some(y + i, some, load_some(y + i, some, 0) + load_some(a + i, some, 0) * load_some(b + i, some, 0));
  }
}

void tanh_dot_backward(Scalar d, const Scalar* v, const Scalar* h, Index count, Scalar* d_v, Scalar* d_q, Scalar* d_k) {
  const Pack factor = splat(d), one = splat(1);
  for (Index i = 0; i < count; i += lanes) {
    const Index some = std::min(lanes, count - i);
    const Pack hidden = load_some(h + i, some, 0), down = factor * load_some(v + i, some, 0) * (one - hidden * hidden);
    store_some(d_v + i, some, load_some(d_v + i, some, 0) + factor * hidden);
    store_some(d_q + i, some, load_some(d_q + i, some, 0) + down);
    store_some(d_k + i, some, load_some(d_k + i, some, 0) + down);
  }
}

}  // namespace attn::kernel
