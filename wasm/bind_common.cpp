// What every module has: scaled dot-product attention, by which it is tried when it starts, and random numbers.

#include "attn/rng.h"
#include "bind.h"
#include "fields_attention.h"
#include "maybe_mask.h"

namespace attn::js {
namespace {

Attention scaled(const View& Q, const View& K, const View& V, const MaybeMask& mask, const AttentionOptions& options) {
  const Mask visible = mask_or_all("scaled_dot_product_attention", mask, Q.rows(), K.rows());
  return scaled_dot_product_attention(Q, K, V, visible, options);
}

Matrix random_normal(Index rows, Index cols, std::uint64_t seed) { return Rng(seed).normal_matrix(rows, cols); }

}  // namespace

EMSCRIPTEN_BINDINGS(attn_common) {
  bind<scaled>("scaledDotProductAttention", "Q", "K", "V", "mask", "options");
  bind<random_normal>("randomNormal", "rows", "cols", "seed");
}

}  // namespace attn::js
