// xoshiro256++ and what is drawn from it, by + - * / and sqrt alone, which every platform rounds alike.

#include "attn/rng.h"

#include <bit>
#include <cmath>

#include "attn/error.h"
#include "logarithm.h"

namespace attn {
namespace {

std::uint64_t splitmix64(std::uint64_t& state) {
  std::uint64_t z = (state += 0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

/// The 128-bit product of two 64-bit numbers.
__extension__ using Wide = unsigned __int128;

}  // namespace

Rng::Rng(std::uint64_t seed) : state_() {
  for (auto& word : state_) word = splitmix64(seed);
}

std::uint64_t Rng::next() {
  auto& s = state_;
  const std::uint64_t result = std::rotl(s[0] + s[3], 23) + s[0], t = s[1] << 17;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = std::rotl(s[3], 45);
  return result;
}

double Rng::uniform() { return static_cast<double>(next() >> 11) * 0x1p-53; }

std::uint64_t Rng::below(std::uint64_t n) {
  if (n == 0) require_positive("Rng::below", "n", 0);
  const std::uint64_t rejected = (0 - n) % n;  // 2⁶⁴ mod n low halves would be counted once too often
  for (;;) {
    const Wide product = static_cast<Wide>(next()) * n;
    if (static_cast<std::uint64_t>(product) >= rejected) return static_cast<std::uint64_t>(product >> 64);
  }
}

double Rng::normal() {
  for (;;) {
    const double u = 2 * uniform() - 1, v = 2 * uniform() - 1, s = u * u + v * v;
    if (s > 0 && s < 1) return u * std::sqrt(-2 * logarithm(s) / s);
  }
}

Matrix Rng::normal_matrix(Index rows, Index cols) {
  require_whole("normal_matrix", "rows", static_cast<double>(rows), 0, static_cast<double>(max_elements));
  require_whole("normal_matrix", "columns", static_cast<double>(cols), 0, static_cast<double>(max_elements));
  require_size("normal_matrix", rows, cols);
  Matrix x(rows, cols);
  for (Index i = 0; i < x.size(); ++i) x.data()[i] = static_cast<Scalar>(normal());
  return x;
}

}  // namespace attn
