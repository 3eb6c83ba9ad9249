#include "attn/trainer.h"

#include <doctest/doctest.h>

#include <cmath>

#include "caught.h"
#include "matrices.h"

using namespace attn;
using namespace attn::test;

namespace {

/// Copying one to three digits, which a small network learns in a moment.
const TrainerConfig easy{
    .task = TaskKind::copy, .hidden = 24, .embedding = 8, .batch = 16, .learning_rate = 0.02, .highest = 3};

TrainerConfig with(auto change) {
  TrainerConfig config = easy;
  change(config);
  return config;
}

std::string refused(auto change) {
  return caught([&] { Trainer{with(change)}; }).message;
}

}  // namespace

TEST_SUITE("trainer") {
  TEST_CASE("learns to copy, with the fixed vector and with attention, and then looks where it should") {
    for (const ScoreKind score : {ScoreKind::none, ScoreKind::additive}) {
      Trainer trainer(with([&](auto& config) {
        config.score = score;
        config.learning_rate = 0.01;
        config.decay_every = 250;
      }));
      CHECK(trainer.evaluate(3, 100).exact_match < 0.1);
      const TrainingSteps done = trainer.step(500);
      CHECK(done.steps == 500);
      CHECK(done.sequences == 500 * 16);
      CHECK(done.losses.front() == doctest::Approx(std::log(11)).epsilon(0.1));
      CHECK(trainer.evaluate(3, 100).exact_match > 0.95);
      CHECK(trainer.evaluate(3, 100).token_accuracy > 0.98);
      const Decoded decoded = trainer.decode("3 07");
      CHECK(decoded.source == std::vector<std::string>{"3", "0", "7"});
      CHECK(decoded.output == decoded.expected);
      CHECK(decoded.ended);
      const Aligned aligned = trainer.align("307");
      CHECK(aligned.target == std::vector<std::string>{"3", "0", "7", "</s>"});
      CHECK(aligned.gold == std::vector<Index>{0, 1, 2, -1});
      if (score == ScoreKind::none) {
        CHECK(decoded.weights.size() == 0);
        CHECK(std::isnan(aligned.hit_rate));
      } else {
        CHECK(decoded.weights.rows() == 4);
        CHECK(decoded.weights.cols() == 3);
        CHECK(aligned.weights.rowwise().sum().isApprox(Matrix::Ones(4, 1), Scalar(1e-5)));
      }
    }
  }

  TEST_CASE("of the same seed live the same life; of another one, another") {
    Trainer first(easy), second(easy), third(with([](auto&config) { config.seed = 2; }));
    const auto losses = first.step(5).losses;
    CHECK(second.step(5).losses == losses);
    CHECK(third.step(5).losses != losses);
    first.evaluate(2, 30);
    first.decode("1");
    CHECK(first.step(3).losses == second.step(3).losses);
  }

  TEST_CASE("goes on from a snapshot as if nothing had happened") {
    for (const OptimiserKind kind : {OptimiserKind::sgd, OptimiserKind::adam}) {
      const TrainerConfig config = with([&](auto& c) { c.optimiser = kind; });
      Trainer trainer(config), other(config);
      const Snapshot begin = trainer.snapshot();
      const auto first = trainer.step(11).losses;
      const Snapshot middle = trainer.snapshot();
      const auto second = trainer.step(11).losses;
      other.step(3);
      other.restore(middle);
      CHECK(other.step(11).losses == second);
      other.restore(begin);
      CHECK(other.step(11).losses == first);
    }
  }

  TEST_CASE("an edit of attention changes what it says, and nothing of how it trains") {
    Trainer trainer(easy), untouched(easy);
    trainer.step(500);
    untouched.step(500);
    trainer.set_attention(Permute{1});
    CHECK(trainer.evaluate(3, 100).exact_match < untouched.evaluate(3, 100).exact_match - 0.3);
    CHECK(trainer.step(2).losses == untouched.step(2).losses);
    trainer.set_attention(Learned{});
    CHECK(trainer.evaluate(3, 100).exact_match == untouched.evaluate(3, 100).exact_match);
  }

  TEST_CASE("a run that diverges says so, and stops") {
    Trainer trainer(with([](auto& config) {
      config.optimiser = OptimiserKind::sgd;
      config.learning_rate = 1e6;
      config.weight_decay = 1;
      config.clip = 0;
    }));
    const TrainingSteps done = trainer.step(100);
    CHECK(done.diverged);
    CHECK(done.steps < 100);
    CHECK(trainer.step(5).losses.empty());
  }

  TEST_CASE("padding is small: sequences of about the same length go together") {
    CHECK(Trainer(with([](auto& config) { config.highest = 16; })).step(40).padding < 0.1);
  }

  TEST_CASE("the rate decays by steps") {
    Trainer trainer(with([](auto& config) { config.decay_every = 2; }));
    CHECK(trainer.step(1).learning_rate == 0.02);
    CHECK(trainer.step(1).learning_rate == 0.01);
    CHECK(trainer.step(2).learning_rate == 0.005);
  }

  TEST_CASE("settings that make no sense are refused by name") {
    CHECK(refused([](auto& c) { c.hidden = 0; }) == "Trainer: hidden must be a whole number from 1 to 256, not 0");
    CHECK(refused([](auto& c) { c.learning_rate = 0; }) == "Trainer: learning_rate must be a positive number, not 0");
    CHECK(refused([](auto& c) { c.learning_rate = std::nan(""); }) ==
          "Trainer: learning_rate must be a positive number, not NaN");
    CHECK(refused([](auto& c) { c.lowest = 4; }) == "Trainer: highest must be a whole number from 4 to 72, not 3");
    CHECK(refused([](auto& c) { c.label_noise = 2; }) == "Trainer: label_noise must be a number from 0 to 1, not 2");
    CHECK(refused([](auto& c) { c.learning_rate = 10; }).empty());
  }

  TEST_CASE("questions that make no sense are refused") {
    Trainer trainer(easy);
    CHECK(caught([&] { trainer.evaluate(73, 1); }).code == "not-in-range");
    CHECK(caught([&] { trainer.evaluate(1, 0); }).code == "not-in-range");
    CHECK(caught([&] { trainer.step(-1); }).code == "not-in-range");
    CHECK(caught([&] { trainer.decode("12x"); }).message ==
          "parse_source: \"x\" at character 3 is not in the vocabulary");
    CHECK(caught([&] { trainer.decode(" \n"); }).code == "empty-input");
    CHECK(caught([&] { trainer.decode(std::string(73, '1')); }).arguments ==
          std::vector<std::string>{"parse_source", "73", "72"});
    Snapshot short_one = trainer.snapshot(), negative = trainer.snapshot();
    short_one.values = Matrix(1, 3);
    CHECK(caught([&] { trainer.restore(short_one); }).code == "shape-expected");
    negative.sequences = -1;
    CHECK(caught([&] { trainer.restore(negative); }).code == "not-in-range");
  }
}
