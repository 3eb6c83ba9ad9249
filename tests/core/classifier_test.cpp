#include "attn/classifier.h"

#include <doctest/doctest.h>

#include <cmath>

#include "attn/mlp.h"
#include "caught.h"
#include "recurrent.h"

using namespace attn;
using namespace attn::test;

namespace {

const Words words{{1, 4, 2, 0, 3, 0}, {3, 1}};
const std::vector<Index> classes{2, 0};

Classifier small_classifier() {
  const Matrix table = Matrix::Zero(5, 3);
  return randomised(Classifier{{table, gru_cell(3, 2), gru_cell(3, 2)},
                               Additive{Matrix::Zero(3, 1), Matrix::Zero(3, 4), Matrix::Zero(1, 3)},
                               dense_layer(4, 3)},
                    5);
}

}  // namespace

TEST_SUITE("classifier with attention") {
  TEST_CASE("gradients agree with central differences") {
    const Classifier model = small_classifier();
    ClassifierMemory memory;
    Classifier gradient = zeros_like(model);
    classifier_loss(model, words, classes, memory);
    classifier_backward(model, words, memory, gradient);
    check_parameter_gradients(model, gradient, [](const Classifier& at) {
      ClassifierMemory other;
      return classifier_loss(at, words, classes, other);
    });
  }

  TEST_CASE("an edit that leaves α alone leaves the logits alone, and another does not") {
    const Classifier model = small_classifier();
    ClassifierMemory memory;
    classify(model, words, Learned{}, memory);
    const Matrix logits = memory.logits;
    classify(model, words, Harden{}, memory);
    CHECK(difference(memory.logits.row(0), logits.row(0)) > 1e-3);
    CHECK(difference(memory.logits.row(1), logits.row(1)) == 0);  // it has one word
  }
}

TEST_SUITE("multilayer perceptron") {
  const Mlp xor_by_hand{{Matrix{{1, 1}, {1, 1}}, Matrix{{0, -1}}}, {Matrix{{-1, 2}, {1, -2}}, Matrix{{0.5, -0.5}}}};
  const Matrix X{{0, 0}, {0, 1}, {1, 0}, {1, 1}};

  TEST_CASE("two leaky rectified units are enough for exclusive or") {
    MlpMemory memory;
    run_mlp(xor_by_hand, X, memory);
    CHECK(memory.units == Matrix{{0, Scalar(-0.1)}, {1, 0}, {1, 0}, {2, 1}});
    CHECK(difference(memory.logits, Matrix{{0.3, -0.3}, {-0.5, 0.5}, {-0.5, 0.5}, {0.5, -0.5}}) < 1e-6);
  }

  TEST_CASE("gradients agree with central differences") {
    const Mlp model = randomised(Mlp{dense_layer(2, 5), dense_layer(5, 3)}, 11);
    const std::vector<Index> wanted{0, 1, 2, 1};
    MlpMemory memory;
    Mlp gradient = zeros_like(model);
    mlp_loss(model, X, wanted, memory);
    mlp_backward(model, X, memory, gradient);
    check_parameter_gradients(model, gradient, [&](const Mlp& at) {
      MlpMemory other;
      return mlp_loss(at, X, wanted, other);
    });
  }
}
