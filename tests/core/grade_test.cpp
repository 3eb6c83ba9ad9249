#include "attn/grade.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "attn/attention.h"
#include "attn/softmax.h"
#include "caught.h"
#include "matrices.h"

using namespace attn;
using namespace attn::test;

namespace {

struct Answer {
  Matrix weights, output;
};
std::vector<Verdict> graded(const std::vector<Answer>& answers) {
  std::vector<Matrix> weights, outputs;
  for (const Answer& answer : answers) weights.push_back(answer.weights), outputs.push_back(answer.output);
  return grade_attention(weights, outputs);
}

/// Answers of some way to make weights, the output being weights V.
template <class Weigh>
std::vector<Answer> answers_of(const Weigh& weigh) {
  std::vector<Answer> answers;
  for (const AttentionTrial& trial : attention_trials()) {
    const Matrix weights = weigh(trial);
    answers.push_back({weights, weights * trial.V});
  }
  return answers;
}

Matrix scores(const AttentionTrial& trial) {
  return trial.Q * trial.K.transpose() / std::sqrt(static_cast<Scalar>(trial.Q.cols()));
}

Verdict verdict_of(const std::vector<Answer>& answers, AttentionProperty property) {
  return graded(answers)[static_cast<std::size_t>(property)];
}

std::vector<AttentionProperty> broken_by(const std::vector<Answer>& answers) {
  std::vector<AttentionProperty> broken;
  for (const Verdict& verdict : graded(answers))
    if (!verdict.holds) broken.push_back(verdict.property);
  return broken;
}

using P = AttentionProperty;

}  // namespace

TEST_SUITE("grading") {
  TEST_CASE("the core's own answers have every property") {
    std::vector<Answer> answers;
    for (const AttentionTrial& trial : attention_trials()) answers.push_back({trial.weights, trial.output});
    CHECK(broken_by(answers).empty());
  }

  TEST_CASE("a softmax over the whole matrix is right for one query, and for no more") {
    const auto answers = answers_of([](const AttentionTrial& trial) -> Matrix {
      Matrix e = scores(trial);
      e.array() = (e.array() - e.maxCoeff()).exp();
      for (Index i = 0; i < e.rows(); ++i)
        for (Index j = 0; j < e.cols(); ++j)
          if (!trial.mask(i, j)) e(i, j) = 0;
      return e / e.sum();
    });
    CHECK(broken_by(answers) == std::vector{P::rows, P::reference, P::shift});
    const Verdict rows = verdict_of(answers, P::rows);
    CHECK(rows.trial == TrialKind::plain);
    // e^(q·k/√2): 2.0281, 1, 2.0281; 1, 4.1133, 4.1133; 2.0281, 2.0281, 4.1133, and all of them 22.4522.
    // The row farthest from 1 is the first: 5.0562 / 22.4522.
    CHECK(rows.row == 0);
    CHECK(rows.column == -1);
    CHECK(rows.got == doctest::Approx(0.2252).epsilon(1e-3));
    CHECK(rows.expected == 1);
  }

  TEST_CASE("without √d the rows still sum to 1, but the numbers are others") {
    const auto answers = answers_of(
        [](const AttentionTrial& trial) { return masked_softmax(trial.Q * trial.K.transpose(), trial.mask).weights; });
    CHECK(broken_by(answers) == std::vector{P::one_query, P::reference});
  }

  TEST_CASE("a mask applied after the softmax leaves rows that do not sum to 1") {
    const auto answers = answers_of([](const AttentionTrial& trial) {
      Matrix weights = masked_softmax(scores(trial), Mask(trial.Q.rows(), trial.K.rows())).weights;
      for (Index i = 0; i < weights.rows(); ++i)
        for (Index j = 0; j < weights.cols(); ++j)
          if (!trial.mask(i, j)) weights(i, j) = 0;
      return weights;
    });
    CHECK(broken_by(answers) == std::vector{P::rows, P::reference});
    CHECK(verdict_of(answers, P::rows).trial == TrialKind::masked);
  }

  TEST_CASE("a hidden key may not have the smallest weight, and the weight it has is told") {
    auto answers = answers_of([](const AttentionTrial& trial) { return trial.weights; });
    answers[static_cast<std::size_t>(TrialKind::masked)].weights(0, 2) = static_cast<Scalar>(1e-7);
    CHECK(broken_by(answers) == std::vector{P::mask});
    const Verdict verdict = verdict_of(answers, P::mask);
    CHECK(verdict.row == 0);
    CHECK(verdict.column == 2);
    CHECK(verdict.got == doctest::Approx(1e-7));
  }

  TEST_CASE("exponentials of large scores overflow unless the row's largest is taken off") {
    const auto answers = answers_of([](const AttentionTrial& trial) -> Matrix {
      Matrix e = Eigen::exp(scores(trial).array());
      for (Index i = 0; i < e.rows(); ++i) {
        for (Index j = 0; j < e.cols(); ++j)
          if (!trial.mask(i, j)) e(i, j) = 0;
        e.row(i) /= e.row(i).sum();
      }
      return e;
    });
    CHECK(broken_by(answers) == std::vector{P::large});
    CHECK(std::isnan(verdict_of(answers, P::large).got));
  }

  TEST_CASE("a query that sees no key may have weights 0 or NaN: which, is told") {
    auto answers = answers_of([](const AttentionTrial& trial) { return trial.weights; });
    CHECK(verdict_of(answers, P::hidden_row).got == 0);
    Matrix& weights = answers[static_cast<std::size_t>(TrialKind::hidden)].weights;
    weights.row(1).setConstant(not_a_number);
    CHECK(verdict_of(answers, P::hidden_row).holds);
    CHECK(std::isnan(verdict_of(answers, P::hidden_row).got));
    weights.row(1).setConstant(Scalar{1} / 3);
    CHECK(verdict_of(answers, P::hidden_row).got == doctest::Approx(1.0 / 3));
  }

  TEST_CASE("weights that look at a token's place are no longer the same when tokens change places") {
    const auto answers = answers_of([](const AttentionTrial& trial) {
      Matrix near = scores(trial);
      for (Index i = 0; i < near.rows(); ++i) near(i, 0) += 1;
      return masked_softmax(near, trial.mask).weights;
    });
    const auto broken = broken_by(answers);
    CHECK(std::count(broken.begin(), broken.end(), P::permutation) == 1);
  }

  TEST_CASE("an answer that is missing or of another shape breaks what needs it, and points at no number") {
    std::vector<Answer> answers(attention_trials().size());
    CHECK(broken_by(answers).size() == 9);
    answers = answers_of([](const AttentionTrial& trial) { return trial.weights; });
    for (Answer& answer : answers) std::swap(answer.weights, answer.output);
    CHECK(verdict_of(answers, P::shapes).row == -1);
    CHECK_FALSE(verdict_of(answers, P::shapes).holds);
    CHECK(caught([] { grade_attention({}, {}); }).code == "not-in-range");
  }
}
