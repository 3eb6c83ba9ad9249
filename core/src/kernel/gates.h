#pragma once

// One row of a recurrent cell's step, `n` units; attn/cell_*.h have the formulas. The gates of a unit have gone through
// their σ or tanh. σ' = σ (1 - σ), tanh' = 1 - tanh².

#include "pack.h"

namespace attn::kernel {

/// d_x = d_y (1 - y²), where y = tanh x.
void tanh_backward(const Scalar* y, const Scalar* d_y, Index n, Scalar* d_x);

/// gates = [i f g …]: c' = f c + i g.
void lstm_memory(const Scalar* gates, const Scalar* c, Index n, Scalar* c_next);
/// gates = [i f g o tanh(c')], and d_gates likewise, whose last part is the whole gradient of c'. o_peephole, through
/// which o sees c', is null where there is none.
void lstm_backward(const Scalar* gates, const Scalar* c, const Scalar* dh_next, const Scalar* dc_next,
                   const Scalar* o_peephole, Index n, Scalar* d_gates, Scalar* dc);

/// gates = [r z q n]: h' = (1 - z) n + z h.
void gru_next(const Scalar* gates, const Scalar* h, Index n, Scalar* h_next);
/// The gradients of z and n, in their places of d_gates, and dh by way of z.
void gru_backward(const Scalar* gates, const Scalar* h, const Scalar* dh_next, Index n, Scalar* d_gates, Scalar* dh);
/// Of r x: dr by way of its σ, and dx; d may be dx.
void gru_reset_backward(const Scalar* r, const Scalar* x, const Scalar* d, Index n, Scalar* dr, Scalar* dx);

}  // namespace attn::kernel
