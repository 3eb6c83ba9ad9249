#pragma once

// Somebody else's scaled dot-product attention, judged by what attention must do, whatever way it is written: on trials
// small enough to check by hand, and at last number by number.

#include <vector>

#include "attn/mask.h"
#include "attn/types.h"

namespace attn {

enum class TrialKind {
  one_query,  ///< example 1: one query, three keys
  tokens,     ///< 4 tokens, d = 8
  plain,      ///< 3 tokens, d = 2
  shifted,    ///< plain, the same vector added to every key
  permuted,   ///< plain, its tokens in another order
  masked,     ///< plain, causal
  hidden,     ///< plain, one query sees no key
  large,      ///< plain, with scores beyond 10⁴
};

/// What the function is called with, and what it should give. The mask hides something in masked and hidden alone.
struct AttentionTrial {
  TrialKind kind = TrialKind::plain;
  Matrix Q, K, V;
  Mask mask{0, 0};
  Matrix weights, output;
};
enum class AttentionProperty {
  one_query,    ///< right for one query
  shapes,       ///< (n_q, n_k) and (n_q, d_v)
  rows,         ///< every row of weights sums to 1
  reference,    ///< right for four queries
  shift,        ///< softmax(x + c) = softmax(x): a vector added to every key changes nothing
  permutation,  ///< tokens in another order: the same rows in that order
  mask,         ///< hidden keys have weight 0 exactly
  large,        ///< no NaN and no infinity
  hidden_row,   ///< told and not judged: 0 and NaN are both in use
};
enum class AnswerPart { weights, output };

/// One property, and the number that breaks it worst, or tells most. `row` is -1 where there is no such number, since
/// nothing came or it has the wrong shape; `column` is -1 where it is a whole row's.
struct Verdict {
  AttentionProperty property = AttentionProperty::shapes;
  bool holds = false;
  TrialKind trial = TrialKind::plain;
  AnswerPart part = AnswerPart::weights;
  Index row = -1, column = -1;
  Scalar got = 0, expected = 0;
};

/// In the order of TrialKind.
std::vector<AttentionTrial> attention_trials();

/// What it gave on each trial, empty where it failed; in the order of AttentionProperty. "not-in-range" unless there
/// are weights and an output for each of attention_trials().
std::vector<Verdict> grade_attention(const std::vector<Matrix>& weights, const std::vector<Matrix>& outputs);

}  // namespace attn
