#pragma once

// xoshiro256++ (Blackman and Vigna 2021), seeded by splitmix64. The same numbers natively and in WebAssembly: nothing
// here asks the C library, whose log and cos differ in the last bit from one platform to the next.

#include <array>
#include <cstdint>

#include "attn/types.h"

namespace attn {

class Rng {
 public:
  /// Where a sequence of numbers is.
  using State = std::array<std::uint64_t, 4>;

  explicit Rng(std::uint64_t seed);
  /// Goes on from there.
  explicit Rng(const State& state) : state_(state) {}
  const State& state() const { return state_; }

  std::uint64_t next();
  /// Uniform in [0, 1), a multiple of 2⁻⁵³.
  double uniform();
  /// Uniform in {0, …, n - 1}, without bias (Lemire 2019). "not-positive" if n is 0.
  std::uint64_t below(std::uint64_t n);
  /// Mean 0, variance 1 (Marsaglia's polar method).
  double normal();
  /// (rows, cols) of independent normal() draws, row by row.
  Matrix normal_matrix(Index rows, Index cols);

 private:
  State state_;
};

}  // namespace attn
