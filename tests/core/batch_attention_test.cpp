#include <doctest/doctest.h>

#include "attn/attention.h"
#include "attn/attention_edit.h"
#include "seq2seq_models.h"
#include "time_major.h"

using namespace attn;
using namespace attn::test;

namespace {

constexpr Index width = 4, batch = 3, keys = 5, queries = 2;
const std::vector<Index> lengths{5, 2, 3};

Score random_score(Score score) { return randomised(std::move(score), 9); }

}  // namespace

TEST_SUITE("attention in a mini-batch") {
  TEST_CASE("is attention on each sequence by itself, forward and backward, for every score") {
    const Matrix K = random(keys * batch, width, 1), Q = random(queries * batch, width, 2),
                 d_context = random(queries * batch, width, 3);
    auto kinds = every_score(width);
    kinds.push_back(ScaledDot{Scalar(0.3)});
    for (std::size_t kind = 1; kind < kinds.size(); ++kind) {
      const Score score = random_score(*kinds[kind]);
      BatchAttention memory;
      Matrix context(queries * batch, width), dQ = Matrix::Zero(Q.rows(), width), dK = Matrix::Zero(K.rows(), width);
      Score d_score = zeros_like(score), expected_d_score = zeros_like(score);
      start_batch_attention(score, K, lengths, queries, width, memory);
      for (Index t = 0; t < queries; ++t) {
        batch_weights(score, K, Q.middleRows(t * batch, batch), t, memory);
        batch_context(K, t, memory, context.middleRows(t * batch, batch));
      }
      start_batch_attention_backward(score, memory);
      for (Index t = 0; t < queries; ++t) {
        const Index row = t * batch;
        batch_attention_backward(score, K, Q.middleRows(row, batch), t, d_context.middleRows(row, batch), memory,
                                 dQ.middleRows(row, batch), dK);
      }
      finish_batch_attention_backward(score, K, Q, memory, dK, d_score);

      for (Index b = 0; b < batch; ++b) {
        const Matrix q = sequence_rows(Q, batch, b), k = sequence_rows(K, batch, b);
        const auto alone = attention(score, q, k, k, padding_mask(queries, keys, lengths[static_cast<std::size_t>(b)]));
        const auto back = attention_backward(score, q, k, k, alone, sequence_rows(d_context, batch, b));
        CHECK(difference(sequence_rows(memory.weights, batch, b), alone.weights) < rounding);
        CHECK(difference(sequence_rows(context, batch, b), alone.context) < rounding * 4);
        CHECK(difference(sequence_rows(dQ, batch, b), back.dQ) < rounding * 10);
        CHECK(difference(sequence_rows(dK, batch, b), back.dK + back.dV) < rounding * 10);
        Score part = back.d_score;
        Parameters list;
        add_parameters(list, "", expected_d_score, part);
        for (const auto& [name, sum, summand] : list) *sum += *summand;
      }
      Parameters list;
      add_parameters(list, "", d_score, expected_d_score);
      for (const auto& [name, actual, expected] : list) CHECK(difference(*actual, *expected) < rounding * 20);
    }
  }

  TEST_CASE("a sequence of length 0 has nothing to attend to: weights and context are 0") {
    const std::vector<Index> one_empty{0, 1};
    BatchAttention memory;
    const Matrix K = random(2, 2, 1);
    start_batch_attention(Dot{}, K, one_empty, 1, 2, memory);
    Matrix context(2, 2);
    batch_weights(Dot{}, K, random(2, 2, 2), 0, memory);
    batch_context(K, 0, memory, context);
    CHECK(memory.weights == Matrix{{0}, {1}});
    CHECK(difference(context.row(0), Matrix{{0, 0}}) == 0);
  }
}

TEST_SUITE("edits of attention") {
  const std::vector<Index> known{3, 2};
  const Matrix weights{{0.5, 0.2, 0.3}, {0.4, 0.6, 0}};
  Matrix edited(const AttentionEdit& edit, Index t = 0) {
    Matrix result = weights;
    edit_weights(edit, t, known, result);
    return result;
  }

  TEST_CASE("learned leaves, flatten makes equal, harden takes the largest, within each sequence's length") {
    CHECK(edited(Learned{}) == weights);
    CHECK(difference(edited(Flatten{}), Matrix{{1 / Scalar(3), 1 / Scalar(3), 1 / Scalar(3)}, {0.5, 0.5, 0}}) <
          rounding);
    CHECK(edited(Harden{}) == Matrix{{1, 0, 0}, {0, 1, 0}});
  }

  TEST_CASE("mute takes one place away and scales the others up, where there are others") {
    CHECK(difference(edited(Mute{0}), Matrix{{0, 0.4, 0.6}, {0, 1, 0}}) < rounding);
    CHECK(difference(edited(Mute{2}), Matrix{{5 / Scalar(7), 2 / Scalar(7), 0}, {0.4, 0.6, 0}}) < rounding);
    CHECK(edited(Mute{-1}) == weights);
  }

  TEST_CASE("permute moves weights and makes none, differently at each step, alike for a seed") {
    for (Index t = 0; t < 5; ++t) {
      const Matrix moved = edited(Permute{1}, t);
      CHECK(moved.row(0).sum() == doctest::Approx(1));
      CHECK(moved.row(0).prod() == doctest::Approx(0.03));
      CHECK(moved(1, 2) == 0);
      CHECK(moved == edited(Permute{1}, t));
    }
  }

  TEST_CASE("given rows replace the weights of their steps, cut and scaled") {
    const Given given{Matrix{{2, 6, 0}, {0, 0, 0}}};
    CHECK(difference(edited(given), Matrix{{0.25, 0.75, 0}, {0.25, 0.75, 0}}) < rounding);
    CHECK(edited(given, 1) == weights);
    CHECK(edited(given, 2) == weights);
  }
}
