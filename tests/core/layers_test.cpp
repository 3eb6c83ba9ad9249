#include <doctest/doctest.h>

#include <vector>

#include "attn/dense.h"
#include "attn/embedding.h"
#include "attn/layer_norm.h"
#include "caught.h"
#include "recurrent.h"

using namespace attn;
using namespace attn::test;

TEST_SUITE("dense layer") {
  const Dense layer{Matrix{{1, 2}, {0, -1}, {3, 0}}, Matrix{{10, 20, 30}}};

  TEST_CASE("Y = X Wᵀ + b") {
    CHECK(difference(dense(layer, Matrix{{1, 1}, {2, -1}}), Matrix{{13, 19, 33}, {10, 21, 36}}) == 0);
  }

  TEST_CASE("gradients agree with central differences") {
    const Matrix X = random(4, 2, 1), dY = random(4, 3, 2);
    const auto gradient = dense_backward(layer, X, dY);
    CHECK(gradient_error(
              gradient.dX, [&](const Matrix& at) { return weighted_sum(dense(layer, at), dY); }, X) <
          gradient_tolerance);
    check_parameter_gradients(layer, gradient.d_layer, [&](const Dense& at) { return weighted_sum(dense(at, X), dY); });
  }

  TEST_CASE("what does not fit is named") {
    CHECK(caught([&] { dense(layer, Matrix(4, 3)); }).message ==
          "dense: W (3, 2) and X (4, 3) need the same number of columns");
    CHECK(caught([&] { dense_backward(layer, Matrix(4, 2), Matrix(4, 2)); }).message ==
          "dense_backward: dY (4, 2) must be (4, 3)");
  }
}

TEST_SUITE("embedding") {
  const std::vector<Index> tokens{2, 0, 2};

  TEST_CASE("is a row by token, and the product with a one-hot matrix") {
    const Matrix table{{1, 2}, {3, 4}, {5, 6}}, one_hot{{0, 0, 1}, {1, 0, 0}, {0, 0, 1}};
    CHECK(difference(embedding(table, tokens), Matrix{{5, 6}, {1, 2}, {5, 6}}) == 0);
    CHECK(difference(embedding(table, tokens), one_hot * table) == 0);
    const Matrix d{{1, 10}, {2, 20}, {4, 40}};
    CHECK(difference(embedding_backward(3, tokens, d), Matrix{{2, 20}, {0, 0}, {5, 50}}) == 0);
  }

  TEST_CASE("of a token that is not in the vocabulary is an error") {
    CHECK(caught([&] { embedding(Matrix(2, 4), tokens); }).message ==
          "embedding: token must be a number from 0 to 1, not 2");
    CHECK(caught([&] { embedding_backward(3, std::vector<Index>{-1}, Matrix(1, 4)); }).code == "not-in-range");
    CHECK(caught([&] { embedding_backward(3, tokens, Matrix(2, 4)); }).code == "shape-expected");
  }
}

TEST_SUITE("layer normalisation") {
  TEST_CASE("a row by hand: mean 3, variance 4") {
    LayerNorm layer = layer_norm_of(2);
    layer.epsilon = 1e-30;
    const Normalised forward = layer_norm(layer, Matrix{{1, 5}});
    CHECK(forward.means(0) == 3);
    CHECK(forward.scales(0) == doctest::Approx(0.5));
    CHECK(difference(forward.output, Matrix{{-1, 1}}) < rounding);
    layer.gain = Matrix{{2, 3}};
    layer.bias = Matrix{{10, 20}};
    CHECK(difference(layer_norm(layer, Matrix{{1, 5}}).output, Matrix{{8, 23}}) < rounding * 10);
  }

  TEST_CASE("shifting and scaling a row changes nothing; equal numbers become the bias") {
    const LayerNorm layer = randomised(layer_norm_of(5), 1);
    const Matrix X = random(3, 5, 2) * 100;
    const Matrix moved = (3 * X).array() + 7;
    CHECK(difference(layer_norm(layer, X).output, layer_norm(layer, moved).output) < 1e-4);
    CHECK(difference(layer_norm(layer, Matrix::Constant(1, 5, 3)).output, layer.bias) < rounding);
  }

  TEST_CASE("a long row far from 0 is normalised as near it") {
    Matrix X(1, 4096);  // of 64ths, which are exact at 1000 too
    for (Index i = 0; i < X.cols(); ++i) X(i) = static_cast<Scalar>(i * i % 257 - 128) / 64;
    const LayerNorm layer = layer_norm_of(X.cols());
    const Matrix moved = X.array() + 1000;
    CHECK(difference(layer_norm(layer, moved).output, layer_norm(layer, X).output) < rounding);
    CHECK(std::abs(layer_norm(layer, X).scales(0) - layer_norm(layer, moved).scales(0)) < rounding);
  }

  TEST_CASE("gradients agree with central differences") {
    const LayerNorm layer = randomised(layer_norm_of(4), 1);
    const Matrix X = random(3, 4, 2), d = random(3, 4, 3);
    const auto gradient = layer_norm_backward(layer, layer_norm(layer, X), d);
    const auto loss = [&](const LayerNorm& at, const Matrix& x) { return weighted_sum(layer_norm(at, x).output, d); };
    CHECK(gradient_error(
              gradient.dX, [&](const Matrix& at) { return loss(layer, at); }, X) < gradient_tolerance);
    check_parameter_gradients(layer, gradient.d_layer, [&](const LayerNorm& at) { return loss(at, X); });
  }

  TEST_CASE("what does not fit is named") {
    CHECK(caught([] { layer_norm(layer_norm_of(4), Matrix(2, 3)); }).message ==
          "layer_norm: gain (1, 4) must be (1, 3)");
    CHECK(caught([] { layer_norm({Matrix(1, 3), Matrix(1, 3), 0}, Matrix(2, 3)); }).code == "not-positive");
    CHECK(caught([] { layer_norm(layer_norm_of(0), Matrix(2, 0)); }).code == "not-positive");
  }
}
