// Words through W_x.

#include "word_gates.h"

#include <algorithm>

#include "attn/error.h"
#include "kernel/row.h"

namespace attn {

void word_gates(const Cell& cell, const View& table, std::span<const Index> tokens, Block words, Block gates) {
  cell_bias(cell, words);
  add_cell_input(cell, 0, table, words);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    require_range("word_gates", "token", static_cast<double>(tokens[i]), 0, static_cast<double>(table.rows() - 1));
    std::copy_n(words.row(tokens[i]).data(), words.cols(), gates.row(static_cast<Index>(i)).data());
  }
}

void word_gates_backward(const Cell& cell, const View& table, std::span<const Index> tokens, const View& d_gates,
                         Block d_words, Block scratch, Matrix& d_table, Cell& d_cell) {
  d_words.setZero();
  for (std::size_t i = 0; i < tokens.size(); ++i)
    kernel::add(d_words.row(tokens[i]).data(), d_gates.row(static_cast<Index>(i)).data(), d_words.cols());
  add_cell_input_gradient(0, table, d_words, d_cell);
  cell_input_backward(cell, 0, d_words, scratch);
  d_table += scratch;
}

}  // namespace attn
