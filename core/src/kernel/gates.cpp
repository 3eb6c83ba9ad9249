// Recurrent cells, a pack of units at a time.

#include "gates.h"

#include <algorithm>

namespace attn::kernel {
namespace {

/// of(in, out) for each pack of units: in(x) is its part of x, out(y, numbers) writes that of y.
template <class Function>
void each_pack(Index n, const Function& of) {
  for (Index i = 0; i < n; i += lanes) {
    const Index some = std::min(lanes, n - i);
    of([=](const Scalar* x) { return load_some(x + i, some, 0); },
       [=](Scalar* y, Pack numbers) { store_some(y + i, some, numbers); });
  }
}

const Pack one = splat(1);

}  // namespace

void tanh_backward(const Scalar* y, const Scalar* d_y, Index n, Scalar* d_x) {
  each_pack(n, [&](auto in, auto out) {
    const Pack value = in(y);
    out(d_x, in(d_y) * (one - value * value));
  });
}

void lstm_memory(const Scalar* gates, const Scalar* c, Index n, Scalar* c_next) {
  const Scalar *i = gates, *f = i + n, *g = f + n;
  each_pack(n, [&](auto in, auto out) { out(c_next, in(f)*in(c) + in(i)*in(g)); });
}

void lstm_backward(const Scalar* gates, const Scalar* c, const Scalar* dh_next, const Scalar* dc_next,
                   const Scalar* o_peephole, Index n, Scalar* d_gates, Scalar* dc) {
  each_pack(n, [&](auto in, auto out) {
    const Pack i = in(gates), f = in(gates + n), g = in(gates + 2 * n), o = in(gates + 3 * n),
               tanh_c = in(gates + 4 * n), dh = in(dh_next), d_o = dh * tanh_c * o * (one - o);
    Pack d_memory = in(dc_next) + dh * o * (one - tanh_c * tanh_c);
    if (o_peephole) d_memory += d_o * in(o_peephole);
    out(d_gates, d_memory * g * i * (one - i));
    out(d_gates + n, d_memory * in(c)*f * (one - f));
    out(d_gates + 2 * n, d_memory * i * (one - g * g));
    out(d_gates + 3 * n, d_o);
    out(d_gates + 4 * n, d_memory);
    out(dc, d_memory * f);
  });
}

void gru_next(const Scalar* gates, const Scalar* h, Index n, Scalar* h_next) {
  each_pack(n, [&](auto in, auto out) {
    const Pack z = in(gates + n), fresh = in(gates + 3 * n);
    out(h_next, (one - z) * fresh + z * in(h));
  });
}

void gru_backward(const Scalar* gates, const Scalar* h, const Scalar* dh_next, Index n, Scalar* d_gates, Scalar* dh) {
  each_pack(n, [&](auto in, auto out) {
    const Pack z = in(gates + n), fresh = in(gates + 3 * n), d = in(dh_next);
    out(d_gates + 3 * n, d * (one - z) * (one - fresh * fresh));
    out(d_gates + n, d * (in(h)-fresh) * z * (one - z));
    out(dh, d * z);
  });
}

void gru_reset_backward(const Scalar* r, const Scalar* x, const Scalar* d, Index n, Scalar* dr, Scalar* dx) {
  each_pack(n, [&](auto in, auto out) {
    const Pack gate = in(r), down = in(d);
    out(dr, down * in(x)*gate * (one - gate));
    out(dx, down * gate);
  });
}

}  // namespace attn::kernel
