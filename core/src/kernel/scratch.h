#pragma once

// Room for a kernel's copies: on the stack if they are few, so that small calls allocate nothing.

#include <memory>

#include "pack.h"

namespace attn::kernel {

template <std::size_t Few>
class Scratch {
 public:
  explicit Scratch(Index size) : many_(size > Index{Few} ? new Scalar[static_cast<std::size_t>(size)] : nullptr) {}
  Scalar* data() { return many_ ? many_.get() : few_; }

 private:
  Scalar few_[Few];
  std::unique_ptr<Scalar[]> many_;
};

}  // namespace attn::kernel
