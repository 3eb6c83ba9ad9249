// The lists of files.

#include "conformance.h"

#include <array>

namespace attn::test {

std::span<const CaseFile> pytorch_files() {
  static constexpr std::array files{
      CaseFile{"additive_luong.jsonl", 11, check_scores}, CaseFile{"loss_norm.jsonl", 6, check_loss_or_norm},
      CaseFile{"mha.jsonl", 18, check_multi_head},        CaseFile{"optim.jsonl", 10, check_optimiser},
      CaseFile{"rnn.jsonl", 19, check_recurrent},         CaseFile{"sdpa.jsonl", 18, check_scaled_dot_product},
      CaseFile{"seq2seq.jsonl", 2, check_seq2seq},        CaseFile{"softmax.jsonl", 12, check_softmax},
  };
  return files;
}

std::span<const CaseFile> onnx_files() {
  static constexpr std::array files{
      CaseFile{"attention.jsonl", 76, check_onnx_attention},
      CaseFile{"attention_opset25_window.jsonl", 11, check_onnx_attention},
      CaseFile{"flexattention.jsonl", 6, check_onnx_attention},
      CaseFile{"linear_attention.jsonl", 14, check_onnx_linear_attention},
      CaseFile{"rotary.jsonl", 8, check_onnx_rotary},
      CaseFile{"gru.jsonl", 4, check_onnx_recurrent},
      CaseFile{"lstm.jsonl", 4, check_onnx_recurrent},
      CaseFile{"rnn.jsonl", 4, check_onnx_recurrent},
      CaseFile{"softmax.jsonl", 14, check_onnx_softmax},
  };
  return files;
}

}  // namespace attn::test
