#pragma once

// Other weights with the same output: α + δ with Vᵀδ = 0 and 1ᵀδ = 0 gives the context that α gives, and sums to what
// α does. Such δ are spanned by directions that each raise one key's weight and let a few others make up for it.

#include <vector>

#include "attn/types.h"

namespace attn {

struct SameOutput {
  std::vector<Index> keys;  ///< r of them: direction k adds 1 to the weight of keys[k] and 0 to that of the others
  Matrix directions;        ///< (r, n)
  Matrix moves;             ///< (1, r)  as far as each could go before some weight was 0, one after the other
  Matrix least, most;       ///< (1, r)  what each move could be, the others staying
  Matrix weights;           ///< (1, n) = given + moves · directions
};

/// `weights` is (1, n) of numbers from 0 to 1, V is (n, d_v), finite; moves that are lacking are 0. Errors:
/// "shape-expected", "not-in-range" for a weight, "not-finite" for V and moves, "no-keys".
SameOutput same_output(const View& weights, const View& V, const View& moves);

}  // namespace attn
