#include <doctest/doctest.h>

#include <cmath>

#include "caught.h"
#include "seq2seq_models.h"

using namespace attn;
using namespace attn::test;

namespace {

double loss_of(const Seq2Seq& model, const Words& words = source, const Targets& wanted = targets) {
  Seq2SeqMemory memory;
  return seq2seq_loss(model, words, wanted, memory);
}

void check_gradient(const Seq2Seq& model) {
  require_seq2seq(model);
  Seq2SeqMemory memory;
  Seq2Seq gradient = zeros_like(model);
  seq2seq_loss(model, source, targets, memory);
  seq2seq_backward(model, source, targets, memory, gradient);
  check_parameter_gradients(model, gradient, [](const Seq2Seq& at) { return loss_of(at); });
}

}  // namespace

TEST_SUITE("encoder-decoder") {
  TEST_CASE("gradients agree with central differences: every cell, one way, with the fixed vector and with additive") {
    for (const CellKind kind : {CellKind::rnn, CellKind::lstm, CellKind::gru}) {
      check_gradient(small_seq2seq(kind, false, false, std::nullopt));
      check_gradient(small_seq2seq(kind, false, false, every_score(2).back()));
    }
  }

  TEST_CASE("gradients agree with central differences: both ways, every score, with a readout") {
    for (const auto& score : every_score(4)) check_gradient(small_seq2seq(CellKind::gru, true, true, score));
    check_gradient(small_seq2seq(CellKind::lstm, true, true, every_score(4).back()));
  }

  TEST_CASE("a model that knows nothing loses ln(vocabulary)") {
    const Seq2Seq model = zeros_like(small_seq2seq(CellKind::gru, true, true, every_score(4).back()));
    CHECK(loss_of(model) == doctest::Approx(std::log(4.0)));
  }

  TEST_CASE("padding counts for nothing: more of it, and other words in it, leave the loss as it is") {
    for (const auto& score : every_score(4)) {
      const Seq2Seq model = small_seq2seq(CellKind::gru, true, true, score);
      const double loss = loss_of(model);
      const Words longer{{1, 4, 2, 3, 3, 1, 4, 4}, {3, 1}};
      const Targets later{{0, 0, 2, 1, 3, 3, 1, 2}, {2, 1, 0, 3, padding_word, 0, padding_word, padding_word}};
      CHECK(loss_of(model, longer, later) == doctest::Approx(loss).epsilon(single ? 1e-5 : 1e-12));
    }
  }

  TEST_CASE("memory serves batches of other sizes, and remembers nothing of them") {
    const Seq2Seq model = small_seq2seq(CellKind::lstm, true, true, every_score(4).back());
    Seq2SeqMemory memory;
    const Words other{{1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2}, {4, 2, 3}};
    const Targets wanted{{0, 0, 0, 1, 2, 3}, {1, 2, 3, 0, 0, 0}};
    const double loss = seq2seq_loss(model, source, targets, memory);
    seq2seq_loss(model, other, wanted, memory);
    CHECK(seq2seq_loss(model, source, targets, memory) == loss);
    Seq2Seq first = zeros_like(model), second = zeros_like(model);
    seq2seq_backward(model, source, targets, memory, first);
    Seq2SeqMemory fresh;
    seq2seq_loss(model, source, targets, fresh);
    seq2seq_backward(model, source, targets, fresh, second);
    Parameters list;
    add_parameters(list, "", first, second);
    for (const auto& [name, a, b] : list) CHECK(difference(*a, *b) == 0);
  }

  TEST_CASE("what does not fit is named") {
    Seq2Seq model = small_seq2seq(CellKind::gru, true, true, every_score(4).back());
    model.decoder.output = dense_layer(5, target_words);
    CHECK(caught([&] { require_seq2seq(model); }).message == "seq2seq: output (4, 5) must be (4, 3)");
    const Seq2Seq good = small_seq2seq(CellKind::gru, true, true, std::nullopt);
    CHECK(caught([&] {
            loss_of(good, Words{{0, 5}, {1, 1}});
          }).message == "word_gates: token must be a number from 0 to 4, not 5");
    CHECK(caught([&] { loss_of(good, Words{{0, 1}, {1, 2}}); }).code == "not-in-range");
    CHECK(caught([&] { loss_of(good, source, Targets{{0, 0}, {0, 9}}); }).code == "not-in-range");
  }
}
