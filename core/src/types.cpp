// Shapes as text.

#include "attn/types.h"

namespace attn {

std::string shape(Index rows, Index cols) { return "(" + std::to_string(rows) + ", " + std::to_string(cols) + ")"; }

std::string shape(const View& x) { return shape(x.rows(), x.cols()); }

}  // namespace attn
