#pragma once

// How many steps information takes from one position to another (Vaswani et al. 2017, table 1, "maximum path length").

#include <vector>

#include "attn/mask.h"
#include "attn/types.h"

namespace attn {

enum class LayerKind { self_attention, recurrent, convolution, dilated_convolution, restricted_attention };

/// The longest path between any two of n positions, in layers or steps:
/// 1 · n - 1 · ⌈(n-1)/(k-1)⌉ · ⌈log_k n⌉ · ⌈(n-1)/r⌉, where `reach` is the kernel width k, or the window r on each
/// side. 0 if n = 1.
Index maximum_path_length(LayerKind kind, Index n, Index reach = 0);

/// The longest shortest path between any two tokens, when query i reads key j in one hop wherever the mask lets it.
/// -1 if some token cannot be reached from some other. Breadth-first, O(n · visible pairs).
Index maximum_path_length(const Mask& mask);

/// The tokens on a shortest path by which information gets from `source` to `target` (both ends included); empty if
/// there is none. A hop goes from key to query. [source] if the two are the same.
std::vector<Index> shortest_path(const Mask& mask, Index source, Index target);

}  // namespace attn
