#include "attn/rng.h"

#include <doctest/doctest.h>

#include <array>

#include "attn/error.h"
#include "matrices.h"

using namespace attn;
using namespace attn::test;

TEST_SUITE("Rng") {
  TEST_CASE("the first numbers are xoshiro256++'s, seeded by splitmix64") {
    Rng zero(0), other(42);  // worked out by a second implementation; the first five are in Rust's rand crate too
    for (const std::uint64_t expected :
         {5987356902031041503u, 7051070477665621255u, 6633766593972829180u, 211316841551650330u, 9136120204379184874u})
      CHECK(zero.next() == expected);
    for (const std::uint64_t expected : {15021278609987233951u, 5881210131331364753u, 18149643915985481100u})
      CHECK(other.next() == expected);
  }

  TEST_CASE("normal draws are Marsaglia's, to the last digits of a library's logarithm") {
    Rng rng(1), uniform(1);
    CHECK(std::abs(Rng(1).normal() - 0.7497765692000015) < 1e-15);
    double largest = 0;
    for (int i = 0; i < 2000; ++i) {
      double u, s;
      do {
        u = 2 * uniform.uniform() - 1;
        const double v = 2 * uniform.uniform() - 1;
        s = u * u + v * v;
      } while (s >= 1);
      largest = std::max(largest, std::abs(rng.normal() - u * std::sqrt(-2 * std::log(s) / s)));
    }
    CHECK(largest < 2e-15);
  }

  TEST_CASE("uniform draws are in [0, 1), with mean 1/2 and variance 1/12") {
    Rng rng(7);
    const int n = 100'000;
    double sum = 0, squares = 0;
    bool within = true;
    for (int i = 0; i < n; ++i) {
      const double x = rng.uniform();
      within = within && x >= 0 && x < 1;
      sum += x;
      squares += x * x;
    }
    CHECK(within);
    CHECK(std::abs(sum / n - 0.5) < 4 * std::sqrt(1.0 / 12 / n));
    CHECK(std::abs(squares / n - 1.0 / 3) < 4 * std::sqrt(4.0 / 45 / n));
  }

  TEST_CASE("normal draws have mean 0, variance 1, no skew, and fourth moment 3") {
    Rng rng(8);
    const int n = 100'000;
    std::array<double, 5> moment{};
    for (int i = 0; i < n; ++i) {
      const double x = rng.normal();
      for (std::size_t k = 1; k < moment.size(); ++k) moment[k] += std::pow(x, k) / n;
    }
    CHECK(std::abs(moment[1]) < 4 * std::sqrt(1.0 / n));
    CHECK(std::abs(moment[2] - 1) < 4 * std::sqrt(2.0 / n));
    CHECK(std::abs(moment[3]) < 4 * std::sqrt(15.0 / n));
    CHECK(std::abs(moment[4] - 3) < 4 * std::sqrt(96.0 / n));
  }

  TEST_CASE("below(n) draws each of n numbers equally often") {
    Rng rng(9);
    std::array<int, 6> count{};
    for (int i = 0; i < 60'000; ++i) ++count.at(rng.below(6));
    for (const int times : count) CHECK(std::abs(times - 10'000) < 4 * std::sqrt(60'000.0 * 5 / 36));
    CHECK(rng.below(1) == 0);
    CHECK_THROWS_WITH_AS(rng.below(0), "Rng::below: n must be a positive number, not 0", Error);
  }

  TEST_CASE("normal_matrix is the same draws, row by row") {
    Rng one(3), other(3);
    const Matrix x = one.normal_matrix(2, 3);
    for (Index i = 0; i < 2; ++i)
      for (Index j = 0; j < 3; ++j) CHECK(x(i, j) == static_cast<Scalar>(other.normal()));
  }

  TEST_CASE("normal_matrix refuses what does not fit") {
    CHECK_THROWS_WITH_AS(Rng(1).normal_matrix(-1, 2),
                         "normal_matrix: rows must be a whole number from 0 to 67108864, not -1", Error);
    CHECK_THROWS_WITH_AS(Rng(1).normal_matrix(10'000, 10'000),
                         "normal_matrix: (10000, 10000) numbers do not fit; the limit is 67108864", Error);
  }
}
