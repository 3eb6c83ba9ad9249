#pragma once

// Which file of reference cases asks what of the core: one list for the tests and for attn_conformance, which prints.

#include <cstddef>
#include <span>

#include "reference.h"

namespace attn::test {

struct CaseFile {
  const char* name;
  std::size_t cases;           ///< how many there are: none may go missing
  void (*check)(const Case&);  ///< by doctest's CHECK
};

std::span<const CaseFile> pytorch_files();
std::span<const CaseFile> onnx_files();

void check_scaled_dot_product(const Case& c);
void check_softmax(const Case& c);
void check_multi_head(const Case& c);
void check_scores(const Case& c);
void check_recurrent(const Case& c);
void check_seq2seq(const Case& c);
void check_loss_or_norm(const Case& c);
void check_optimiser(const Case& c);

void check_onnx_recurrent(const Case& c);
void check_onnx_softmax(const Case& c);

void check_onnx_attention(const Case& c);
void check_onnx_linear_attention(const Case& c);
void check_onnx_rotary(const Case& c);

}  // namespace attn::test
