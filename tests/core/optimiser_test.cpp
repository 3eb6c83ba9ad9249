#include "attn/optimiser.h"

#include <doctest/doctest.h>

#include "caught.h"
#include "matrices.h"

using namespace attn;
using namespace attn::test;

namespace {

/// One matrix and its gradient, as a model of their own.
struct Learned {
  Matrix w, g;
  Parameters list() { return {{"w", &w, &g}}; }
};

Learned random_learned() { return {random(3, 2, 1), random(3, 2, 2)}; }

}  // namespace

TEST_SUITE("gradient clipping") {
  TEST_CASE("scales all gradients by one factor, and says how long they were") {
    Matrix a{{0}}, da{{3}}, b{{0, 0}}, db{{4, 0}};
    const Parameters list{{"a", &a, &da}, {"b", &b, &db}};
    CHECK(parameter_count(list) == 3);
    CHECK(gradient_norm(list) == doctest::Approx(5));
    CHECK(clip_gradient_norm(list, 10) == doctest::Approx(5));
    CHECK(da(0) == 3);
    CHECK(clip_gradient_norm(list, 1) == doctest::Approx(5));
    CHECK(gradient_norm(list) == doctest::Approx(1).epsilon(1e-5));
    CHECK(db(0) / da(0) == doctest::Approx(4.0 / 3));
    zero_gradients(list);
    CHECK(clip_gradient_norm(list, 1) == 0);
  }

  TEST_CASE("spreads a NaN to all gradients, as PyTorch does") {
    Matrix a{{0}}, da{{not_a_number}}, b{{0}}, db{{1}};
    CHECK(std::isnan(clip_gradient_norm({{"a", &a, &da}, {"b", &b, &db}}, 1)));
    CHECK(std::isnan(db(0)));
  }

  TEST_CASE("to nothing is an error") {
    CHECK(caught([] { clip_gradient_norm({}, 0); }).message ==
          "clip_gradient_norm: max_norm must be a positive number, not 0");
  }
}

TEST_SUITE("optimisers") {
  TEST_CASE("Adam's first step is the learning rate along each gradient's sign, whatever its size") {
    Learned x{Matrix{{0, 0, 0}}, Matrix{{1e-3, -5, 1e4}}};
    OptimiserState state;
    optimiser_step(Adam{.learning_rate = 0.1}, state, x.list());
    CHECK(difference(x.w, Matrix{{-0.1, 0.1, -0.1}}) < 1e-5);
    CHECK(state.steps == 1);
  }

  TEST_CASE("momentum by hand: steps of g, then 1.5 g") {
    Learned x{Matrix{{0}}, Matrix{{1}}};
    OptimiserState state;
    const Sgd sgd{.learning_rate = 2, .momentum = 0.5};
    optimiser_step(sgd, state, x.list());
    CHECK(x.w(0) == -2);
    optimiser_step(sgd, state, x.list());
    CHECK(x.w(0) == -5);
  }

  TEST_CASE("L2 and decoupled decay are one thing for plain descent, and two for Adam") {
    Learned l2 = random_learned();
    const Matrix decoupled = 0.98 * l2.w - 0.1 * l2.g;  // (1 - η λ) w - η g
    OptimiserState state;
    optimiser_step(Sgd{.learning_rate = 0.1, .weight_decay = 0.2}, state, l2.list());
    CHECK(difference(l2.w, decoupled) < rounding);

    Learned adam = random_learned(), adamw = random_learned();
    OptimiserState first, second;
    optimiser_step(Adam{.learning_rate = 0.1, .weight_decay = 0.2}, first, adam.list());
    optimiser_step(AdamW{.learning_rate = 0.1, .weight_decay = 0.2}, second, adamw.list());
    CHECK(difference(adam.w, adamw.w) > 1e-3);
  }

  TEST_CASE("amsgrad remembers the largest second moment: after one large gradient its steps are the smaller") {
    Learned plain{Matrix{{0}}, Matrix{{100}}}, largest = plain;
    OptimiserState first, second;
    for (int step = 0; step < 50; ++step) {
      optimiser_step(Adam{.beta2 = 0.9}, first, plain.list());
      optimiser_step(Adam{.beta2 = 0.9, .amsgrad = true}, second, largest.list());
      plain.g(0) = largest.g(0) = 1;
    }
    CHECK(largest.w(0) > plain.w(0));
    CHECK(second.largest[0](0) == doctest::Approx(1000));
  }

  TEST_CASE("every optimiser finds the bottom of a bowl") {
    for (const Optimiser& optimiser :
         {Optimiser{Sgd{.learning_rate = 0.1, .momentum = 0.5}}, Optimiser{Adam{.learning_rate = 0.05}},
          Optimiser{AdamW{.learning_rate = 0.05}}}) {
      Learned x = random_learned();
      OptimiserState state;
      for (int step = 0; step < 500; ++step) {
        x.g = 2 * x.w;
        optimiser_step(optimiser, state, x.list());
      }
      CHECK(x.w.norm() < 1e-2);
    }
  }

  TEST_CASE("what cannot be is named, and changes nothing") {
    Learned x = random_learned();
    const Matrix before = x.w;
    OptimiserState state;
    const auto message = [&](const Optimiser& optimiser) {
      return caught([&] { optimiser_step(optimiser, state, x.list()); }).message;
    };
    CHECK(message(Adam{.beta1 = 1}) == "optimiser_step: beta1 must be a number from 0 to 0.999999, not 1");
    CHECK(message(AdamW{.epsilon = 0}) == "optimiser_step: epsilon must be a positive number, not 0");
    CHECK(message(Sgd{.learning_rate = infinity}) ==
          "optimiser_step: learning_rate must be a finite number, not Infinity");
    CHECK(difference(x.w, before) == 0);
    CHECK(state.steps == 0);
    optimiser_step(Adam{}, state, x.list());
    x = {Matrix(2, 2), Matrix(2, 2)};
    CHECK(message(Adam{}) == "optimiser_step: value (2, 2) must be (3, 2)");
    x.g = Matrix(1, 2);
    CHECK(message(Adam{}) == "optimiser_step: w (1, 2) must be (2, 2)");
  }
}
