// The trials, and what each property compares.

#include "attn/grade.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>

#include "attn/attention.h"
#include "attn/error.h"
#include "attn/rng.h"

namespace attn {
namespace {

using Answers = std::vector<AttentionAnswer>;
using Trials = std::vector<AttentionTrial>;

/// What float32 and another order of adding may differ by.
constexpr double tolerance = 1e-4;
/// Row i of permuted is row order[i] of plain.
constexpr Index order[] = {2, 0, 1};

Matrix filled(Index rows, Index cols, std::initializer_list<Scalar> numbers) {
  Matrix x(rows, cols);
  std::copy(numbers.begin(), numbers.end(), x.data());
  return x;
}

/// Of one decimal, to be read.
Matrix rounded(Matrix x) {
  for (Index i = 0; i < x.size(); ++i) x(i) = std::round(x(i) * 10) / 10;
  return x;
}

Matrix reordered(const Matrix& x) {
  Matrix y(x.rows(), x.cols());
  for (Index i = 0; i < x.rows(); ++i) y.row(i) = x.row(order[i]);
  return y;
}

AttentionTrial trial(TrialKind kind, const Matrix& Q, const Matrix& K, const Matrix& V, const Mask& mask) {
  const Attention right = scaled_dot_product_attention(Q, K, V, mask);
  return {kind, Q, K, V, mask, right.weights, right.context};
}

const AttentionTrial& of(const Trials& trials, TrialKind kind) { return trials[static_cast<std::size_t>(kind)]; }
const AttentionAnswer& of(const Answers& answers, TrialKind kind) { return answers[static_cast<std::size_t>(kind)]; }

bool fits(const AttentionAnswer& answer, const AttentionTrial& trial) {
  const auto same = [](const Matrix& a, const Matrix& b) { return a.rows() == b.rows() && a.cols() == b.cols(); };
  return same(answer.weights, trial.weights) && same(answer.output, trial.output);
}

/// Keeps the number that is farthest from what it should be.
class Judge {
 public:
  explicit Judge(AttentionProperty property) { verdict_.property = property; }

  void see(TrialKind kind, AnswerPart part, Index row, Index column, Scalar got, Scalar expected) {
    const double apart = got == expected ? 0 : std::abs(static_cast<double>(got) - static_cast<double>(expected));
    const double off = std::isnan(apart) ? std::numeric_limits<double>::infinity() : apart;
    if (off <= worst_) return;
    worst_ = off;
    verdict_ = {verdict_.property,
                off <= tolerance * std::max(1.0, std::abs(static_cast<double>(expected))),
                kind,
                part,
                row,
                column,
                got,
                expected};
  }
  void see(TrialKind kind, AnswerPart part, const Matrix& got, const Matrix& expected) {
    for (Index i = 0; i < got.rows(); ++i)
      for (Index j = 0; j < got.cols(); ++j) see(kind, part, i, j, got(i, j), expected(i, j));
  }
  void see(TrialKind kind, const AttentionAnswer& got, const Matrix& weights, const Matrix& output) {
    see(kind, AnswerPart::weights, got.weights, weights);
    if (!broken()) see(kind, AnswerPart::output, got.output, output);
  }

  bool broken() const { return worst_ >= 0 && !verdict_.holds; }
  /// Of a property that nothing was seen of: it does not hold, and `kind` is where an answer is missing.
  Verdict verdict(TrialKind kind) const {
    Verdict result = verdict_;
    if (worst_ < 0) result.trial = kind;
    return result;
  }

 private:
  Verdict verdict_;
  double worst_ = -1;
};

/// Judges each trial that has a fitting answer, until one breaks the property.
template <class Look>
Verdict judged(AttentionProperty property, std::initializer_list<TrialKind> kinds, const Trials& trials,
               const Answers& answers, const Look& look) {
  Judge judge(property);
  for (const TrialKind kind : kinds)
    if (!judge.broken() && fits(of(answers, kind), of(trials, kind)))
      look(judge, kind, of(answers, kind), of(trials, kind));
  return judge.verdict(*kinds.begin());
}

/// Of the answer to `kind`, against the plain one with its rows and columns in the given order.
Verdict against_plain(AttentionProperty property, TrialKind kind, const Trials& trials, const Answers& answers,
                      bool reorder) {
  const AttentionAnswer& plain = of(answers, TrialKind::plain);
  Judge judge(property);
  if (!fits(plain, of(trials, TrialKind::plain)) || !fits(of(answers, kind), of(trials, kind)))
    return judge.verdict(kind);
  if (reorder) {
    const Matrix turned = reordered(reordered(plain.weights).transpose()).transpose();
    judge.see(kind, of(answers, kind), turned, reordered(plain.output));
  } else {
    judge.see(kind, of(answers, kind), plain.weights, plain.output);
  }
  return judge.verdict(kind);
}

Verdict shapes(const Trials& trials, const Answers& answers) {
  Verdict verdict{AttentionProperty::shapes, true, TrialKind::tokens};
  verdict.holds = fits(of(answers, TrialKind::tokens), of(trials, TrialKind::tokens));
  return verdict;
}

void look_at_rows(Judge& judge, TrialKind kind, const AttentionAnswer& answer, const AttentionTrial&) {
  for (Index i = 0; i < answer.weights.rows(); ++i)
    judge.see(kind, AnswerPart::weights, i, -1, answer.weights.row(i).sum(), 1);
}

void look_at_all(Judge& judge, TrialKind kind, const AttentionAnswer& answer, const AttentionTrial& trial) {
  judge.see(kind, answer, trial.weights, trial.output);
}

/// Not even a tiny number is let through.
void look_behind_mask(Judge& judge, TrialKind kind, const AttentionAnswer& answer, const AttentionTrial& trial) {
  const Scalar most = std::numeric_limits<Scalar>::max();
  for (Index i = 0; i < trial.mask.queries(); ++i)
    for (Index j = 0; j < trial.mask.keys(); ++j)
      if (!trial.mask(i, j) && !judge.broken()) {
        const Scalar got = answer.weights(i, j);
        judge.see(kind, AnswerPart::weights, i, j, got == 0 ? 0 : std::isnan(got) ? got : most, 0);
      }
}

void look_for_overflow(Judge& judge, TrialKind kind, const AttentionAnswer& answer, const AttentionTrial& trial) {
  const auto look = [&](AnswerPart part, const Matrix& got, const Matrix& expected) {
    for (Index i = 0; i < got.rows(); ++i)
      for (Index j = 0; j < got.cols(); ++j)
        judge.see(kind, part, i, j, std::isfinite(got(i, j)) ? expected(i, j) : got(i, j), expected(i, j));
  };
  look(AnswerPart::weights, answer.weights, trial.weights);
  if (!judge.broken()) look(AnswerPart::output, answer.output, trial.output);
}

void look_at_hidden_row(Judge& judge, TrialKind kind, const AttentionAnswer& answer, const AttentionTrial& trial) {
  for (Index i = 0; i < trial.mask.queries(); ++i)
    for (Index j = 0; j < trial.mask.keys(); ++j)
      if (trial.weights.row(i).sum() == 0) judge.see(kind, AnswerPart::weights, i, j, answer.weights(i, j), 0);
}

/// A verdict's number as it is in the answer, where the judge was shown another.
Verdict as_answered(Verdict verdict, const Answers& answers) {
  if (verdict.row >= 0) verdict.got = of(answers, verdict.trial).weights(verdict.row, verdict.column);
  return verdict;
}

}  // namespace

Trials attention_trials() {
  const Matrix V = filled(3, 2, {10, 0, 0, 20, 5, 5}), K = filled(3, 2, {1, 0, 0, 1, 1, 1});
  const Matrix Q = filled(3, 2, {1, 0, 0, 2, 1, 1});
  const Mask all(3, 3), one(1, 3), four(4, 4);
  Mask hidden = all;
  for (Index j = 0; j < 3; ++j) hidden.set(1, j, false);
  Rng rng(8);
  const Matrix Q_4 = rounded(rng.normal_matrix(4, 8)), K_4 = rounded(rng.normal_matrix(4, 8));
  const Matrix V_4 = rounded(rng.normal_matrix(4, 8));
  const Matrix shifted = K.rowwise() + filled(1, 2, {1, 2}).row(0);
  return {trial(TrialKind::one_query, Q.topRows(1), K, V, one),
          trial(TrialKind::tokens, Q_4, K_4, V_4, four),
          trial(TrialKind::plain, Q, K, V, all),
          trial(TrialKind::shifted, Q, shifted, V, all),
          trial(TrialKind::permuted, reordered(Q), reordered(K), reordered(V), all),
          trial(TrialKind::masked, Q, K, V, causal_mask(3)),
          trial(TrialKind::hidden, Q, K, V, hidden),
          trial(TrialKind::large, 10000 * Q, K, V, all)};
}

std::vector<Verdict> grade_attention(const Answers& answers) {
  const Trials trials = attention_trials();
  const auto count = static_cast<double>(trials.size());
  require_whole("grade_attention", "answers", static_cast<double>(answers.size()), count, count);
  using enum TrialKind;
  using Property = AttentionProperty;
  const auto judge = [&](Property property, std::initializer_list<TrialKind> kinds, const auto& look) {
    return judged(property, kinds, trials, answers, look);
  };
  Verdict told = judge(Property::hidden_row, {hidden}, look_at_hidden_row);
  told.holds = told.row >= 0;
  return {judge(Property::one_query, {one_query}, look_at_all),
          shapes(trials, answers),
          judge(Property::rows, {plain, masked, tokens}, look_at_rows),
          judge(Property::reference, {plain, masked, tokens}, look_at_all),
          against_plain(Property::shift, shifted, trials, answers, false),
          against_plain(Property::permutation, permuted, trials, answers, true),
          as_answered(judge(Property::mask, {masked}, look_behind_mask), answers),
          judge(Property::large, {large}, look_for_overflow),
          told};
}

}  // namespace attn
