// What each property compares.

#include "attn/grade.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>

#include "attn/error.h"
#include "grade_parts.h"

namespace attn {
namespace {

struct Answer {
  const Matrix &weights, &output;
};
struct Answers {
  const std::vector<Matrix>&weights, &outputs;
};
using Trials = std::vector<AttentionTrial>;

/// What float32 and another order of adding may differ by.
constexpr double tolerance = 1e-4;
const AttentionTrial& of(const Trials& trials, TrialKind kind) { return trials[static_cast<std::size_t>(kind)]; }
Answer of(const Answers& answers, TrialKind kind) {
  const auto k = static_cast<std::size_t>(kind);
  return {answers.weights[k], answers.outputs[k]};
}

bool fits(const Answer& answer, const AttentionTrial& trial) {
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
  void see(TrialKind kind, const Answer& got, const Matrix& weights, const Matrix& output) {
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

using Look = void (*)(Judge&, TrialKind, const Answer&, const AttentionTrial&);

/// Judges each trial that has a fitting answer, until one breaks the property.
Verdict judged(AttentionProperty property, std::initializer_list<TrialKind> kinds, const Trials& trials,
               const Answers& answers, Look look) {
  Judge judge(property);
  for (const TrialKind kind : kinds)
    if (!judge.broken() && fits(of(answers, kind), of(trials, kind)))
      look(judge, kind, of(answers, kind), of(trials, kind));
  return judge.verdict(*kinds.begin());
}

/// Of the answer to `kind`, against the plain one with its rows and columns in the given order.
Verdict against_plain(AttentionProperty property, TrialKind kind, const Trials& trials, const Answers& answers,
                      bool reorder) {
  const Answer plain = of(answers, TrialKind::plain);
  Judge judge(property);
  if (!fits(plain, of(trials, TrialKind::plain)) || !fits(of(answers, kind), of(trials, kind)))
    return judge.verdict(kind);
  if (reorder) {
    judge.see(kind, of(answers, kind), reordered(plain.weights, true), reordered(plain.output));
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

void look_at_rows(Judge& judge, TrialKind kind, const Answer& answer, const AttentionTrial&) {
  for (Index i = 0; i < answer.weights.rows(); ++i) {
    Scalar sum = 0;
    for (Index j = 0; j < answer.weights.cols(); ++j) sum += answer.weights(i, j);
    judge.see(kind, AnswerPart::weights, i, -1, sum, 1);
  }
}

void look_at_all(Judge& judge, TrialKind kind, const Answer& answer, const AttentionTrial& trial) {
  judge.see(kind, answer, trial.weights, trial.output);
}

/// Not even a tiny number is let through.
void look_behind_mask(Judge& judge, TrialKind kind, const Answer& answer, const AttentionTrial& trial) {
  const Scalar most = std::numeric_limits<Scalar>::max();
  for (Index i = 0; i < trial.mask.queries(); ++i)
    for (Index j = 0; j < trial.mask.keys(); ++j)
      if (!trial.mask(i, j) && !judge.broken()) {
        const Scalar got = answer.weights(i, j);
        judge.see(kind, AnswerPart::weights, i, j, got == 0 ? 0 : std::isnan(got) ? got : most, 0);
      }
}

void look_for_overflow(Judge& judge, TrialKind kind, const Answer& answer, const AttentionTrial& trial) {
  const auto look = [&](AnswerPart part, const Matrix& got, const Matrix& expected) {
    for (Index i = 0; i < got.rows(); ++i)
      for (Index j = 0; j < got.cols(); ++j)
        judge.see(kind, part, i, j, std::isfinite(got(i, j)) ? expected(i, j) : got(i, j), expected(i, j));
  };
  look(AnswerPart::weights, answer.weights, trial.weights);
  if (!judge.broken()) look(AnswerPart::output, answer.output, trial.output);
}

void look_at_hidden_row(Judge& judge, TrialKind kind, const Answer& answer, const AttentionTrial& trial) {
  for (Index j = 0; j < trial.mask.keys(); ++j)
    judge.see(kind, AnswerPart::weights, hidden_query, j, answer.weights(hidden_query, j), 0);
}

/// A verdict's number as it is in the answer, where the judge was shown another.
Verdict as_answered(Verdict verdict, const Answers& answers) {
  if (verdict.row >= 0) verdict.got = of(answers, verdict.trial).weights(verdict.row, verdict.column);
  return verdict;
}

}  // namespace

std::vector<Verdict> grade_attention(const std::vector<Matrix>& weights, const std::vector<Matrix>& outputs) {
  const Answers answers{weights, outputs};
  const Trials trials = attention_trials();
  const auto count = static_cast<double>(trials.size());
  require_whole("grade_attention", "weights", static_cast<double>(weights.size()), count, count);
  require_whole("grade_attention", "outputs", static_cast<double>(outputs.size()), count, count);
  using enum TrialKind;
  using Property = AttentionProperty;
  const auto judge = [&](Property property, std::initializer_list<TrialKind> kinds, Look look) {
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
