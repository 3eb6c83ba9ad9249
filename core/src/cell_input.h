#pragma once

// The products with x, which all kinds of cell have alike: a part of W_x's rows makes a part of the gates' columns.

#include <array>

#include "attn/cell.h"
#include "product.h"

namespace attn {

/// `count` rows of W_x from `row` on make as many columns of the gates from `column` on.
struct InputPart {
  Index row, column, count;
};

inline std::array<InputPart, 1> input_parts(const RnnCell& cell) { return {{{0, 0, cell.W_x.rows()}}}; }
inline std::array<InputPart, 1> input_parts(const LstmCell& cell) { return {{{0, 0, cell.W_x.rows()}}}; }
inline std::array<InputPart, 2> input_parts(const GruCell& cell) {
  const Index n = cell.W_h.cols();
  return {{{0, 0, 2 * n}, {2 * n, 3 * n, n}}};
}

template <class AnyCell>
void add_input(const AnyCell& cell, Index first, const View& x, Block gates) {
  for (const auto& [row, column, count] : input_parts(cell))
    add_product(gates.middleCols(column, count), x, cell.W_x.block(row, first, count, x.cols()).transpose());
}

template <class AnyCell>
void input_backward(const AnyCell& cell, Index first, const View& d_gates, Block dx) {
  dx.setZero();
  for (const auto& [row, column, count] : input_parts(cell))
    add_product(dx, d_gates.middleCols(column, count), cell.W_x.block(row, first, count, dx.cols()));
}

template <class AnyCell>
void add_input_gradient(Index first, const View& x, const View& d_gates, AnyCell& d_cell) {
  for (const auto& [row, column, count] : input_parts(d_cell))
    add_selecting_product(d_cell.W_x.block(row, first, count, x.cols()), d_gates.middleCols(column, count).transpose(),
                          x);
}

}  // namespace attn
