#pragma once

// Matrices in tests: how far two are apart, and random ones.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "attn/rng.h"
#include "attn/types.h"

namespace attn::test {

inline constexpr bool single = std::numeric_limits<Scalar>::digits == 24;
inline constexpr Scalar infinity = std::numeric_limits<Scalar>::infinity();
inline constexpr Scalar not_a_number = std::numeric_limits<Scalar>::quiet_NaN();

/// For numbers of size 1 to 10 that are written with six decimals; float itself is 5e-7 apart at 6.
inline constexpr double six_decimals = single ? 2e-6 : 5.1e-7;
/// For two ways to the same number of size 1.
inline constexpr double rounding = single ? 2e-6 : 1e-14;

/// The largest |a - b|; infinite if the shapes differ, or where only one is NaN.
inline double difference(const Matrix& a, const Matrix& b) {
  if (a.rows() != b.rows() || a.cols() != b.cols()) return std::numeric_limits<double>::infinity();
  double largest = 0;
  for (Index i = 0; i < a.size(); ++i) {
    const double x = a.data()[i], y = b.data()[i];
    if (x == y || (std::isnan(x) && std::isnan(y))) continue;
    largest = std::isnan(x - y) ? std::numeric_limits<double>::infinity() : std::max(largest, std::abs(x - y));
  }
  return largest;
}

inline Matrix random(Index rows, Index cols, std::uint64_t seed) { return Rng(seed).normal_matrix(rows, cols); }

}  // namespace attn::test

template <>
struct doctest::StringMaker<attn::Matrix> {
  static String convert(const attn::Matrix& x) {
    std::string text;
    for (attn::Index i = 0; i < x.rows(); ++i, text += "; ")
      for (attn::Index j = 0; j < x.cols(); ++j) text += std::to_string(x(i, j)) + " ";
    return text.c_str();
  }
};
