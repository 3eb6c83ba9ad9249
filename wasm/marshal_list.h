#pragma once

// A list from JavaScript, item by item. Included by marshal_from.h.

#include "crossing_list.h"

namespace attn::js {

/// list[index] and its place, released at the end of its scope.
class Item {
 public:
  Item(EM_VAL list, Index index, const Place& list_place) noexcept;
  ~Item();
  Item(const Item&) = delete;
  Item& operator=(const Item&) = delete;

  EM_VAL value() const noexcept { return value_; }
  Place place() const noexcept { return {list_place_.function, name_.c_str(), &list_place_}; }

 private:
  EM_VAL value_;
  std::string name_;
  const Place& list_place_;
};

/// "wrong-type" [function, path, "list"], "too-large".
Index list_length(EM_VAL x, const Place& place);

/// Whole numbers, in an array of any kind.
template <>
std::vector<Index> from_js(EM_VAL x, const Place& place);
/// A Float32Array.
template <>
std::vector<Scalar> from_js(EM_VAL x, const Place& place);

}  // namespace attn::js
