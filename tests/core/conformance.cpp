// The lists of files.

#include "conformance.h"

#include <array>

namespace attn::test {

std::span<const CaseFile> pytorch_files() {
  static constexpr std::array files{
      CaseFile{"additive_luong.jsonl", 11, check_scores},
      CaseFile{"sdpa.jsonl", 18, check_scaled_dot_product},
      CaseFile{"softmax.jsonl", 12, check_softmax},
  };
  return files;
}

std::span<const CaseFile> onnx_files() {
  static constexpr std::array files{
      CaseFile{"attention.jsonl", 76, check_onnx_attention},
      CaseFile{"attention_opset25_window.jsonl", 11, check_onnx_attention},
      CaseFile{"flexattention.jsonl", 6, check_onnx_attention},
  };
  return files;
}

}  // namespace attn::test
