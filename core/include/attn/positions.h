#pragma once

// Where a token stands, as numbers. Frequencies are θ_i = base^(-2i/d), i = 0 … d/2 - 1.

#include "attn/types.h"

namespace attn {

/// (n, d): PE(p, 2i) = sin(p θ_i), PE(p, 2i + 1) = cos(p θ_i) (Vaswani et al. 2017, section 3.5), for positions from
/// `first` on. An odd d ends with a sine. "not-positive" for base.
Matrix sinusoidal_positions(Index n, Index d, Index first = 0, double base = 10000);

/// cos(p θ_i) and sin(p θ_i), each (n, d / 2): one row a position.
struct RotaryTable {
  Matrix cos, sin;
};
/// "not-a-multiple" for an odd d.
RotaryTable rotary_table(Index n, Index d, Index first = 0, double base = 10000);

/// Which columns make a pair that turns by the angle p θ_i.
enum class RotaryPairs {
  halves,      ///< i and d/2 + i
  interleaved  ///< 2i and 2i + 1 (Su et al. 2021, eq. 15)
};

/// Each row of X turned by the table's row; columns beyond twice the table's stay. A turned q·k depends on how far
/// apart the two stand, not on where.
Matrix rotary(const View& X, const RotaryTable& table, RotaryPairs pairs = RotaryPairs::interleaved);
/// Turned back: the transpose of a turn is its inverse.
Matrix rotary_backward(const View& dY, const RotaryTable& table, RotaryPairs pairs = RotaryPairs::interleaved);

}  // namespace attn
