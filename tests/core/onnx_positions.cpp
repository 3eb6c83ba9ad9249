// The operators RotaryEmbedding and LinearAttention against ONNX.

#include "attn/float16.h"
#include "attn/linear_recurrence.h"
#include "attn/positions.h"
#include "conformance.h"

namespace attn::test {
namespace {

Index whole(const Case& c, const char* key) { return static_cast<Index>(c.attribute(key, 0)); }

/// The tables' rows of one sequence, picked by its positions if there are any.
RotaryTable table_of(const Case& c, Index sequence) {
  if (!c.has("position_ids")) return {c.input("cos_cache", sequence), c.input("sin_cache", sequence)};
  const Matrix cos = c.input("cos_cache"), sin = c.input("sin_cache"), positions = c.input("position_ids");
  RotaryTable table{Matrix(positions.cols(), cos.cols()), Matrix(positions.cols(), cos.cols())};
  for (Index t = 0; t < positions.cols(); ++t) {
    table.cos.row(t) = cos.row(static_cast<Index>(positions(sequence, t)));
    table.sin.row(t) = sin.row(static_cast<Index>(positions(sequence, t)));
  }
  return table;
}

/// Columns of one head; all of them if each head has one column only.
Matrix columns(const Case& c, const char* name, Index sequence, Index head, Index heads) {
  const Matrix all = c.input(name, sequence);
  const Index width = std::max<Index>(all.cols() / heads, 1);
  return all.middleCols(all.cols() == 1 ? 0 : head * width, width);
}

}  // namespace

void check_onnx_rotary(const Case& c) {
  const Tensor& X = c.inputs.at("input");
  const bool packed = X.shape.size() == 3;
  const Index heads = packed ? whole(c, "num_heads") : X.shape[1];
  const RotaryPairs pairs = whole(c, "interleaved") != 0 ? RotaryPairs::interleaved : RotaryPairs::halves;
  Tensor Y = X;
  for (Index b = 0; b < X.shape[0]; ++b)
    for (Index h = 0; h < heads; ++h) {
      if (!packed) {
        Y.matrix(b * heads + h) = rotary(X.matrix(b * heads + h), table_of(c, b), pairs);
        continue;
      }
      const Index d = X.cols() / heads;
      Y.matrix(b).middleCols(h * d, d) = rotary(X.matrix(b).middleCols(h * d, d), table_of(c, b), pairs);
    }
  c.check("output", Y);
}

void check_onnx_linear_attention(const Case& c) {
  const Index q_heads = whole(c, "q_num_heads"), kv_heads = whole(c, "kv_num_heads");
  const bool half = c.types.at("query") == "float16";
  Tensor output = zeros(c.outputs.at("output").shape), state = zeros(c.outputs.at("present_state").shape);
  for (Index b = 0; b < c.inputs.at("query").matrices(); ++b)
    for (Index h = 0; h < q_heads; ++h) {
      const Index kv = h * kv_heads / q_heads, d_v = state.cols();
      RecurrenceOptions options;
      if (c.has("decay")) options.log_decay = columns(c, "decay", b, kv, kv_heads);
      if (c.has("beta")) options.beta = columns(c, "beta", b, kv, kv_heads);
      if (c.has("past_state")) options.past = c.input("past_state", b * kv_heads + kv);
      if (c.attribute("scale", 0) != 0) options.scale = static_cast<Scalar>(c.attributes.at("scale"));
      const Recurrence one = linear_recurrence(columns(c, "query", b, h, q_heads), columns(c, "key", b, kv, kv_heads),
                                               columns(c, "value", b, kv, kv_heads), options);
      output.matrix(b).middleCols(h * d_v, d_v) = half ? to_float16(one.output) : one.output;
      state.matrix(b * kv_heads + kv) = half ? to_float16(one.state) : one.state;
    }
  c.check("output", output);
  c.check("present_state", state);
}

}  // namespace attn::test
