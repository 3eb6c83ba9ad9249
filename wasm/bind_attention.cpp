// Scores, softmax and attention, and the arithmetic behind a cell.

#include "bind.h"
#include "fields_attention.h"
#include "maybe_mask.h"

namespace attn::js {
namespace {

ScoredAttention scored(const Score& score, const View& Q, const View& K, const View& V, const MaybeMask& mask) {
  return attention(score, Q, K, V, mask_or_all("attention", mask, Q.rows(), K.rows()));
}

Softmax softmax(const View& scores, const MaybeMask& mask, Scalar temperature) {
  return masked_softmax(scores, mask_or_all("masked_softmax", mask, scores.rows(), scores.cols()), temperature);
}

}  // namespace

EMSCRIPTEN_BINDINGS(attn_attention) {
  bind<scaled_dot_product_attention_backward>("scaledDotProductAttentionBackward", "Q", "K", "V", "forward",
                                              "d_context", "options");
  bind<attention_scores>("attentionScores", "score", "Q", "K");
  bind<score_bound>("scoreBound", "score");
  bind<scored>("attention", "score", "Q", "K", "V", "mask");
  bind<attention_backward>("attentionBackward", "score", "Q", "K", "V", "forward", "d_context");

  bind<softmax>("maskedSoftmax", "scores", "mask", "temperature");
  bind<masked_softmax_backward>("maskedSoftmaxBackward", "weights", "d_weights", "temperature");

  bind<product_terms>("productTerms", "A", "B", "row", "column");
  bind<product_transposed_terms>("productTransposedTerms", "A", "B", "row", "column");
}

}  // namespace attn::js
