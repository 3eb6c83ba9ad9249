#pragma once

// A list from JavaScript, item by item. Included by marshal_from.h.

#include "crossing_list.h"

namespace attn::js {

/// "wrong-type" [function, path, "list"], "too-large".
Index list_length(Value x, const Place& place);

/// Whole numbers, in an array of any kind.
template <>
std::vector<Index> from_js(Value x, const Place& place);
/// A Float32Array.
template <>
std::vector<Scalar> from_js(Value x, const Place& place);

}  // namespace attn::js
