// The operators Attention and FlexAttention against ONNX.

#include "attn/attention_operator.h"
#include "conformance.h"

namespace attn::test {
namespace {

std::optional<Tensor> maybe(const Case& c, const char* name) {
  return c.has(name) ? std::optional(c.inputs.at(name)) : std::nullopt;
}

OperatorInputs inputs_of(const Case& c) {
  OperatorInputs inputs{.Q = c.inputs.at("Q"), .K = c.inputs.at("K"), .V = c.inputs.at("V")};
  inputs.past_key = maybe(c, "past_key");
  inputs.past_value = maybe(c, "past_value");
  if (c.has("attn_mask")) inputs.mask = {c.inputs.at("attn_mask"), c.types.at("attn_mask") == "bool"};
  if (c.has("nonpad_kv_seqlen"))
    for (const Scalar length : c.inputs.at("nonpad_kv_seqlen").data)
      inputs.nonpad_kv_seqlen.push_back(static_cast<Index>(length));
  return inputs;
}

OperatorOptions options_of(const Case& c) {
  const auto whole = [&](const char* key, double absent) { return static_cast<Index>(c.attribute(key, absent)); };
  OperatorOptions options;
  options.q_num_heads = whole("q_num_heads", 0);
  options.kv_num_heads = whole("kv_num_heads", 0);
  options.is_causal = whole("is_causal", 0) != 0;
  if (c.attributes.contains("scale")) options.scale = static_cast<Scalar>(c.attributes.at("scale"));
  options.softcap = static_cast<Scalar>(c.attribute("softcap", 0));
  if (whole("left_window_size", -1) >= 0) options.left_window_size = whole("left_window_size", -1);
  if (whole("right_window_size", -1) >= 0) options.right_window_size = whole("right_window_size", -1);
  options.qk_matmul_output_mode = static_cast<ScoreStage>(whole("qk_matmul_output_mode", 0));
  options.float16 = c.types.at("Q") == "float16";
  options.wide_softmax = whole("softmax_precision", 10) != 10;  // ONNX's number for float16
  return options;
}

}  // namespace

void check_onnx_attention(const Case& c) {
  const OperatorOutputs result = attention_operator(inputs_of(c), options_of(c));
  c.check("Y", result.Y);
  if (c.outputs.contains("present_key")) c.check("present_key", result.present_key);
  if (c.outputs.contains("present_value")) c.check("present_value", result.present_value);
  if (c.outputs.contains("qk_matmul_output")) c.check("qk_matmul_output", result.qk_matmul_output);
}

}  // namespace attn::test
