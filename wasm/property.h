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

/// x[name], released at the end of its scope.
class Property {
 public:
  Property(EM_VAL x, const char* name) noexcept : value_(attn_property(x, name)) {}
  ~Property() { attn_release(value_); }
  Property(const Property&) = delete;
  Property& operator=(const Property&) = delete;

  operator EM_VAL() const noexcept { return value_; }

 private:
  EM_VAL value_;
};

/// The properties of one object, released likewise. "wrong-type" [function, path, "object"].
class Properties {
 public:
  Properties(EM_VAL x, const Place& place, std::span<const char* const> names);
  ~Properties();
  Properties(const Properties&) = delete;
  Properties& operator=(const Properties&) = delete;

  EM_VAL operator[](std::size_t i) const noexcept { return values_[i]; }
  /// Neither undefined nor null.
  bool has(std::size_t i) const noexcept { return present_ >> i & 1; }

  static constexpr std::size_t most = 24;

 private:
  EM_VAL values_[most];
  int present_;
};

}  // namespace attn::js
