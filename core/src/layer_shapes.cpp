// What torch.nn's forward methods take and give.

#include "attn/layer_shapes.h"

#include <cstdint>
#include <utility>

#include "attn/error.h"

namespace attn {
namespace {

using Shape = std::vector<Dimension>;

/// Index has 32 bits in the page; a product of sizes may need more.
using Long = std::int64_t;
std::string text(Long x) { return std::to_string(x); }

void refuse(LayerShapes& result, const char* type, std::string error) {
  result.error_type = type;
  result.error = std::move(error);
}

void refuse_product(LayerShapes& result, Long rows, Index inner, Index expected, Index cols) {
  refuse(result, "RuntimeError",
         "mat1 and mat2 shapes cannot be multiplied (" + text(rows) + "x" + text(inner) + " and " + text(expected) +
             "x" + text(cols) + ")");
}

double count(const std::vector<TensorShape>& list) {
  double sum = 0;
  for (const TensorShape& one : list) {
    double product = 1;
    for (const Dimension& dimension : one.dimensions) product *= static_cast<double>(dimension.size);
    sum += product;
  }
  return sum;
}

/// The two dimensions before the last, as the reader's tensor has them.
Shape tensor(const LayerShapesOptions& o, Dimension positions, Dimension last) {
  const Dimension batch{"B", o.batch};
  if (o.time_first) return {std::move(positions), batch, std::move(last)};
  return {batch, std::move(positions), std::move(last)};
}

/// The dimension that the layer takes for the batch.
Dimension taken_for_batch(const LayerShapesOptions& o, const Shape& input) { return input[o.batch_first ? 0 : 1]; }

LayerShapes linear(const LayerShapesOptions& o) {
  LayerShapes result;
  result.inputs = {{"input", tensor(o, {"T", o.tokens}, {"d", o.width})}};
  result.parameters = {{"weight", {{"o", o.size}, {"i", o.expected}}}, {"bias", {{"o", o.size}}}};
  if (o.width != o.expected)
    refuse_product(result, Long{o.batch} * o.tokens, o.width, o.expected, o.size);
  else
    result.outputs = {{"output", tensor(o, {"T", o.tokens}, {"o", o.size})}};
  return result;
}

LayerShapes lstm(const LayerShapesOptions& o) {
  LayerShapes result;
  const Shape input = tensor(o, {"T", o.tokens}, {"d", o.width});
  const Index directions = o.bidirectional ? 2 : 1;
  result.inputs = {{"input", input}};
  for (Index k = 0; k < directions; ++k) {
    const std::string suffix = k == 0 ? "_l0" : "_l0_reverse";
    result.parameters.push_back({"weight_ih" + suffix, {{"4h", 4 * o.size}, {"i", o.expected}}});
    result.parameters.push_back({"weight_hh" + suffix, {{"4h", 4 * o.size}, {"h", o.size}}});
    result.parameters.push_back({"bias_ih" + suffix, {{"4h", 4 * o.size}}});
    result.parameters.push_back({"bias_hh" + suffix, {{"4h", 4 * o.size}}});
  }
  if (o.width != o.expected) {
    refuse(result, "RuntimeError",
           "input.size(-1) must be equal to input_size. Expected " + text(o.expected) + ", got " + text(o.width));
    return result;
  }
  const Dimension last{o.bidirectional ? "2h" : "h", directions * o.size};
  const Shape state = {{"D", directions}, taken_for_batch(o, input), {"h", o.size}};
  result.outputs = {{"output", {input[0], input[1], last}}, {"h_n", state}, {"c_n", state}};
  return result;
}

LayerShapes attention(const LayerShapesOptions& o) {
  LayerShapes result;
  const bool is_self = o.keys == 0;
  const Shape query = tensor(o, {"T", o.tokens}, {"d", o.width});
  const Shape key = is_self ? query : tensor(o, {"S", o.keys}, {"d", o.width});
  const Index E = o.expected, heads = o.size;
  result.inputs = {{"query", query}, {"key", key}, {"value", key}};
  result.parameters = {{"in_proj_weight", {{"3E", 3 * E}, {"E", E}}},
                       {"in_proj_bias", {{"3E", 3 * E}}},
                       {"out_proj.weight", {{"E", E}, {"E", E}}},
                       {"out_proj.bias", {{"E", E}}}};
  const Dimension batch = taken_for_batch(o, query), key_batch = taken_for_batch(o, key);
  const Dimension &targets = query[o.batch_first ? 1 : 0], &sources = key[o.batch_first ? 1 : 0];
  if (E % heads != 0) {
    refuse(result, "AssertionError", "embed_dim must be divisible by num_heads");
  } else if (o.width != E) {
    refuse(result, "AssertionError", "was expecting embedding dimension of " + text(E) + ", but got " + text(o.width));
  } else if (batch.size != key_batch.size) {
    refuse(result, "RuntimeError",
           "shape '[" + text(sources.size) + ", " + text(Long{batch.size} * heads) + ", " + text(E / heads) +
               "]' is invalid for input of size " + text(Long{sources.size} * key_batch.size * E));
  } else {
    result.outputs = {{"attn_output", {query[0], query[1], {"E", E}}},
                      {"attn_output_weights", {batch, targets, sources}}};
  }
  return result;
}

}  // namespace

LayerShapes layer_shapes(const LayerShapesOptions& o) {
  const auto require_size = [](const char* name, Index value, double lowest) {
    require_whole("layer_shapes", name, static_cast<double>(value), lowest, 0x1p20);
  };
  require_size("batch", o.batch, 1);
  require_size("tokens", o.tokens, 1);
  require_size("width", o.width, 1);
  require_size("keys", o.keys, 0);
  require_size("expected", o.expected, 1);
  require_size("size", o.size, 1);
  LayerShapes result = o.layer == LayerName::linear ? linear(o) : o.layer == LayerName::lstm ? lstm(o) : attention(o);
  result.parameter_count = count(result.parameters);
  result.swapped = o.layer != LayerName::linear && o.time_first == o.batch_first;
  return result;
}

}  // namespace attn
