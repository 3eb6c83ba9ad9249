// The shapes of torch.nn's layers, and what PyTorch 1.13 says where they do not fit.

#include "attn/layer_shapes.h"

#include <doctest/doctest.h>

#include "caught.h"

using namespace attn;
using namespace attn::test;

namespace {

/// "output (B 2, T 3, o 5)"
std::string told(const TensorShape& tensor) {
  std::string text = std::string(tensor.name) + " (";
  for (const auto& [letter, size] : tensor.dimensions) text += std::string(letter) + " " + std::to_string(size) + ", ";
  text.resize(text.size() - 2);
  return text + ")";
}
std::string output(const LayerShapesOptions& options, std::size_t k = 0) {
  return told(layer_shapes(options).outputs.at(k));
}

const LayerShapesOptions lstm{
    .layer = LayerName::lstm, .batch = 4, .tokens = 5, .width = 10, .expected = 10, .size = 16, .batch_first = true};
const LayerShapesOptions heads{.layer = LayerName::attention,
                               .batch = 4,
                               .tokens = 5,
                               .width = 16,
                               .expected = 16,
                               .size = 2,
                               .batch_first = true};

}  // namespace

TEST_SUITE("layer shapes") {
  TEST_CASE("a Linear changes the last dimension alone, and its weight lies the other way round") {
    LayerShapesOptions options{.batch = 2, .tokens = 4, .width = 16, .expected = 16, .size = 64};
    CHECK(output(options) == "output (B 2, T 4, o 64)");
    CHECK(told(layer_shapes(options).parameters.at(0)) == "weight (o 64, i 16)");
    CHECK(layer_shapes(options).parameter_count == 64 * 16 + 64);
    options.expected = 32;
    const LayerShapes wrong = layer_shapes(options);
    CHECK(std::string(wrong.error_type) == "RuntimeError");
    CHECK(wrong.error == "mat1 and mat2 shapes cannot be multiplied (8x16 and 32x64)");
    CHECK(wrong.outputs.empty());
  }

  TEST_CASE("an LSTM gives every state, and the last ones with the batch in the middle whatever batch_first says") {
    CHECK(output(lstm) == "output (B 4, T 5, h 16)");
    CHECK(output(lstm, 1) == "h_n (D 1, B 4, h 16)");
    LayerShapesOptions both = lstm;
    both.bidirectional = true;
    CHECK(output(both) == "output (B 4, T 5, 2h 32)");
    CHECK(output(both, 2) == "c_n (D 2, B 4, h 16)");
    CHECK(layer_shapes(both).parameter_count == 2 * (64 * 10 + 64 * 16 + 64 + 64));
    both.width = 12;
    CHECK(layer_shapes(both).error == "input.size(-1) must be equal to input_size. Expected 10, got 12");
  }

  TEST_CASE("batch taken for time is no error; only the states tell") {
    LayerShapesOptions swapped = lstm;
    swapped.batch_first = false;
    CHECK(layer_shapes(swapped).swapped);
    CHECK(layer_shapes(swapped).error.empty());
    CHECK(output(swapped) == "output (B 4, T 5, h 16)");
    CHECK(output(swapped, 1) == "h_n (D 1, T 5, h 16)");
    swapped.time_first = true;
    CHECK_FALSE(layer_shapes(swapped).swapped);
    CHECK(output(swapped, 1) == "h_n (D 1, B 4, h 16)");
  }

  TEST_CASE("attention keeps the query's shape and gives one matrix of weights for each sequence") {
    CHECK(output(heads) == "attn_output (B 4, T 5, E 16)");
    CHECK(output(heads, 1) == "attn_output_weights (B 4, T 5, T 5)");
    LayerShapesOptions cross = heads;
    cross.keys = 7;
    CHECK(output(cross, 1) == "attn_output_weights (B 4, T 5, S 7)");
    CHECK(layer_shapes(cross).parameter_count == 4 * (16 * 16 + 16));
  }

  TEST_CASE("attention over the batch: weights between sequences, without an error") {
    LayerShapesOptions swapped = heads;
    swapped.batch_first = false;
    CHECK(output(swapped, 1) == "attn_output_weights (T 5, B 4, B 4)");
    CHECK(layer_shapes(swapped).swapped);
    swapped.keys = 7;
    CHECK(layer_shapes(swapped).error == "shape '[4, 10, 8]' is invalid for input of size 448");
  }

  TEST_CASE("attention refuses heads that do not divide its width first, then another width") {
    LayerShapesOptions options = heads;
    options.width = 32;
    CHECK(layer_shapes(options).error == "was expecting embedding dimension of 16, but got 32");
    CHECK(std::string(layer_shapes(options).error_type) == "AssertionError");
    options.size = 3;
    CHECK(layer_shapes(options).error == "embed_dim must be divisible by num_heads");
  }

  TEST_CASE("sizes are counted without overflow, and from 1 to 2²⁰") {
    const Index most = Index{1} << 20;
    LayerShapesOptions options{.batch = most, .tokens = most, .width = 1, .expected = 2};
    CHECK(layer_shapes(options).error == "mat1 and mat2 shapes cannot be multiplied (1099511627776x1 and 2x1)");
    options.batch = 0;
    CHECK(caught([&] { layer_shapes(options); }).code == "not-in-range");
    options.batch = most + 1;
    CHECK(caught([&] { layer_shapes(options); }).arguments.at(1) == "batch");
  }
}
