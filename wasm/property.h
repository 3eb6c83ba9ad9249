#pragma once

// What an object from JavaScript holds, and where it stands in the call.

#include <span>
#include <string>

#include "crossing.h"

namespace attn::js {

/// A parameter of a function, or a field of such a value.
struct Place {
  const char* function;
  const char* name;
  const Place* parent = nullptr;

  std::string path() const { return (parent ? parent->path() + "." : "") + name; }
};

/// The properties of one object. "wrong-type" [function, path, "object"].
class Properties {
 public:
  Properties(Value x, const Place& place, std::span<const char* const> names);

  Value operator[](int i) const noexcept { return after(first_, i); }
  /// Neither undefined nor null.
  bool has(int i) const noexcept { return present_ >> i & 1; }

  static constexpr std::size_t most = 24;

 private:
  int present_ = 0;
  Value first_;
};

}  // namespace attn::js
