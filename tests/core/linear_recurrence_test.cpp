#include "attn/linear_recurrence.h"

#include <doctest/doctest.h>

#include <cmath>

#include "caught.h"
#include "gradient_check.h"

using namespace attn;
using namespace attn::test;

TEST_SUITE("linear recurrence") {
  TEST_CASE("without gates it is the lower triangle of Q Kᵀ, times V") {
    const Matrix q = random(4, 3, 1), K = random(4, 3, 2), V = random(4, 2, 3);
    const Matrix weights = Matrix(q * K.transpose()).triangularView<Eigen::Lower>();
    CHECK(difference(linear_recurrence(q, K, V, {.scale = Scalar(1)}).output, weights * V) < 10 * rounding);
  }

  TEST_CASE("the delta rule writes over: the same key reads back its last value") {
    const Matrix k{{1, 0}, {0, 1}, {1, 0}}, v{{5}, {7}, {9}}, once = Matrix::Ones(3, 1);
    CHECK(linear_recurrence(k, k, v, {.beta = once, .scale = Scalar(1)}).output == v);
    CHECK(linear_recurrence(k, k, v, {.scale = Scalar(1)}).output == Matrix{{5}, {7}, {14}});
  }

  TEST_CASE("a decay of ln ½ halves what was there at each step, and the state goes on where it stopped") {
    const Matrix k{{1}, {1}, {1}}, v{{8}, {0}, {0}}, g = Matrix::Constant(3, 1, std::log(Scalar(0.5)));
    const RecurrenceOptions all{.log_decay = g, .scale = Scalar(1)};
    const auto whole = linear_recurrence(k, k, v, all);
    CHECK(difference(whole.output, Matrix{{8}, {4}, {2}}) < 10 * rounding);
    const auto first = linear_recurrence(k.topRows(1), k.topRows(1), v.topRows(1), {.scale = Scalar(1)});
    const auto rest = linear_recurrence(k.topRows(2), k.topRows(2), v.bottomRows(2),
                                        {.log_decay = g.topRows(2), .past = first.state, .scale = Scalar(1)});
    CHECK(difference(rest.state, whole.state) < rounding);
  }

  TEST_CASE("gradients agree with central differences, with and without every gate") {
    const Index n = 4, d_k = 3, d_v = 2;
    const Matrix Q = random(n, d_k, 1), K = random(n, d_k, 2), V = random(n, d_v, 3), d_output = random(n, d_v, 4),
                 d_state = random(d_k, d_v, 5);
    for (const Index decays : {0, 1, 3})
      for (const bool delta : {false, true}) {
        RecurrenceOptions options;
        if (decays > 0) options.log_decay = random(n, decays, 6) / 2;
        if (delta) options.beta = random(n, 1, 7), options.past = random(d_k, d_v, 8), options.scale = Scalar(0.5);
        const auto loss = [&](const Matrix& q, const Matrix& k, const Matrix& v, const RecurrenceOptions& with) {
          const auto [output, state] = linear_recurrence(q, k, v, with);
          return weighted_sum(output, d_output) + weighted_sum(state, d_state);
        };
        const auto of_option = [&](std::optional<Matrix> RecurrenceOptions::*option) {
          return [&, option](const Matrix& x) {
            RecurrenceOptions moved = options;
            moved.*option = x;
            return loss(Q, K, V, moved);
          };
        };
        const auto near = [](const Matrix& gradient, const auto& of, const Matrix& x) {
          return gradient_error(gradient, of, x) < gradient_tolerance;
        };
        const auto d = linear_recurrence_backward(Q, K, V, d_output, d_state, options);
        INFO("decays " << decays << ", delta rule " << delta);
        CHECK(near(
            d.dQ, [&](const Matrix& x) { return loss(x, K, V, options); }, Q));
        CHECK(near(
            d.dK, [&](const Matrix& x) { return loss(Q, x, V, options); }, K));
        CHECK(near(
            d.dV, [&](const Matrix& x) { return loss(Q, K, x, options); }, V));
        CHECK(d.d_log_decay.has_value() == (decays > 0));
        CHECK(d.d_beta.has_value() == delta);
        if (decays > 0) CHECK(near(*d.d_log_decay, of_option(&RecurrenceOptions::log_decay), *options.log_decay));
        if (delta) CHECK(near(*d.d_beta, of_option(&RecurrenceOptions::beta), *options.beta));
        const Matrix past = options.past.value_or(Matrix::Zero(d_k, d_v));
        CHECK(near(d.d_past, of_option(&RecurrenceOptions::past), past));
      }
  }

  TEST_CASE("what does not fit is named") {
    const Matrix x = Matrix::Ones(2, 3), y = Matrix::Ones(2, 2);
    CHECK(caught([&] { linear_recurrence(x, x, y, {.beta = Matrix(1, 1)}); }).message ==
          "linear_recurrence: beta (1, 1) must be (2, 1)");
    CHECK(caught([&] { linear_recurrence_backward(x, x, y, x, y); }).message ==
          "linear_recurrence_backward: d_output (2, 3) must be (2, 2)");
  }
}
