#pragma once

// W_x x + b where x, or its first columns, are the embeddings of words: once for each word, then a row for each token.

#include <span>

#include "attn/cell.h"

namespace attn {

/// words = b + table W_xᵀ, (vocabulary, gates); row i of gates = row tokens[i] of it. "not-in-range" for a token.
void word_gates(const Cell& cell, const View& table, std::span<const Index> tokens, Block words, Block gates);
/// The gradients of table and W_x are added to; d_words (vocabulary, gates) and scratch, as large as table,
/// overwritten.
void word_gates_backward(const Cell& cell, const View& table, std::span<const Index> tokens, const View& d_gates,
                         Block d_words, Block scratch, Matrix& d_table, Cell& d_cell);

}  // namespace attn
