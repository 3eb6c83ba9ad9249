// What torch.nn's forward methods take and give.

#include "attn/layer_shapes.h"

#include <cstdint>
#include <initializer_list>

#include "attn/error.h"

namespace attn {
namespace {

using Shape = std::vector<Dimension>;
using Tensors = std::vector<TensorShape>;
/// Index has 32 bits in the page; a product of sizes may need more.
using Long = std::int64_t;

void add(Tensors& list, const char* name, std::initializer_list<Dimension> dimensions) {
  list.push_back({name, dimensions});
}

/// The sentence with the numbers in the places of its $.
void refuse(LayerShapes& result, const char* type, const char* sentence, std::initializer_list<Long> numbers) {
  result.error_type = type;
  auto number = numbers.begin();
  for (; *sentence != 0; ++sentence) {
    if (*sentence == '$')
      result.error += std::to_string(*number++);
    else
      result.error += *sentence;
  }
}

double count(const Tensors& list) {
  double sum = 0;
  for (const TensorShape& one : list) {
    double product = 1;
    for (const Dimension& dimension : one.dimensions) product *= static_cast<double>(dimension.size);
    sum += product;
  }
  return sum;
}

/// The reader's tensor has batch and positions in this order.
void add_tensor(Tensors& list, const char* name, const LayerShapesOptions& o, Dimension positions, Dimension last) {
  const Dimension batch{"B", o.batch};
  add(list, name, {o.time_first ? positions : batch, o.time_first ? batch : positions, last});
}

void linear(const LayerShapesOptions& o, LayerShapes& result) {
  const Dimension positions{"T", o.tokens}, out{"o", o.size};
  add_tensor(result.inputs, "input", o, positions, {"d", o.width});
  add(result.parameters, "weight", {out, {"i", o.expected}});
  add(result.parameters, "bias", {out});
  if (o.width == o.expected) return add_tensor(result.outputs, "output", o, positions, out);
  refuse(result, "RuntimeError", "mat1 and mat2 shapes cannot be multiplied ($x$ and $x$)",
         {Long{o.batch} * o.tokens, o.width, o.expected, o.size});
}

void lstm(const LayerShapesOptions& o, LayerShapes& result) {
  const Index directions = o.bidirectional ? 2 : 1;
  const Dimension gates{"4h", 4 * o.size}, in{"i", o.expected}, state{"h", o.size};
  add_tensor(result.inputs, "input", o, {"T", o.tokens}, {"d", o.width});
  const char* const names[] = {"weight_ih_l0",       "weight_hh_l0",         "bias_ih_l0",
                               "bias_hh_l0",         "weight_ih_l0_reverse", "weight_hh_l0_reverse",
                               "bias_ih_l0_reverse", "bias_hh_l0_reverse"};
  for (const char* const* name = names; name != names + 4 * directions; name += 4) {
    add(result.parameters, name[0], {gates, in});
    add(result.parameters, name[1], {gates, state});
    add(result.parameters, name[2], {gates});
    add(result.parameters, name[3], {gates});
  }
  if (o.width != o.expected)
    return refuse(result, "RuntimeError", "input.size(-1) must be equal to input_size. Expected $, got $",
                  {o.expected, o.width});
  const Shape& input = result.inputs[0].dimensions;
  const Dimension taken_for_batch = input[o.batch_first ? 0 : 1];
  add(result.outputs, "output", {input[0], input[1], {o.bidirectional ? "2h" : "h", directions * o.size}});
  add(result.outputs, "h_n", {{"D", directions}, taken_for_batch, state});
  add(result.outputs, "c_n", {{"D", directions}, taken_for_batch, state});
}

void attention(const LayerShapesOptions& o, LayerShapes& result) {
  const Index heads = o.size;
  const Dimension E{"E", o.expected}, three{"3E", 3 * o.expected}, width{"d", o.width};
  const Dimension targets{"T", o.tokens}, sources = o.keys == 0 ? targets : Dimension{"S", o.keys};
  add_tensor(result.inputs, "query", o, targets, width);
  add_tensor(result.inputs, "key", o, sources, width);
  add_tensor(result.inputs, "value", o, sources, width);
  add(result.parameters, "in_proj_weight", {three, E});
  add(result.parameters, "in_proj_bias", {three});
  add(result.parameters, "out_proj.weight", {E, E});
  add(result.parameters, "out_proj.bias", {E});
  const Shape &query = result.inputs[0].dimensions, &key = result.inputs[1].dimensions;
  const std::size_t batch = o.batch_first ? 0 : 1, time = 1 - batch;
  if (E.size % heads != 0) return refuse(result, "AssertionError", "embed_dim must be divisible by num_heads", {});
  if (width.size != E.size)
    return refuse(result, "AssertionError", "was expecting embedding dimension of $, but got $", {E.size, width.size});
  if (query[batch].size != key[batch].size)
    return refuse(result, "RuntimeError", "shape '[$, $, $]' is invalid for input of size $",
                  {key[time].size, Long{query[batch].size} * heads, E.size / heads,
                   Long{key[time].size} * key[batch].size * E.size});
  add(result.outputs, "attn_output", {query[0], query[1], E});
  add(result.outputs, "attn_output_weights", {query[batch], query[time], key[time]});
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
  LayerShapes result;
  (o.layer == LayerName::linear ? linear : o.layer == LayerName::lstm ? lstm : attention)(o, result);
  result.parameter_count = count(result.parameters);
  result.swapped = o.layer != LayerName::linear && o.time_first == o.batch_first;
  return result;
}

}  // namespace attn
