// Attention as a float16 unit would round it.

#include "attn/float16.h"
#include "bind.h"
#include "fields_attention.h"
#include "maybe_mask.h"

namespace attn::js {
namespace {

Attention rounded(const View& Q, const View& K, const View& V, const MaybeMask& mask, const AttentionOptions& options,
                  bool wide_softmax) {
  const Mask visible = mask_or_all("scaled_dot_product_attention_float16", mask, Q.rows(), K.rows());
  return scaled_dot_product_attention_float16(Q, K, V, visible, options, wide_softmax);
}

Matrix rounded_matrix(const View& x) { return to_float16(x); }

}  // namespace

EMSCRIPTEN_BINDINGS(attn_float16) {
  bind<rounded_matrix>("toFloat16", "x");
  bind<rounded>("scaledDotProductAttentionFloat16", "Q", "K", "V", "mask", "options", "wideSoftmax");
}

}  // namespace attn::js
