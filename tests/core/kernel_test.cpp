// The kernels against Eigen's plain forms and the C library.

#include <doctest/doctest.h>

#include <array>
#include <utility>

#include "activation.h"
#include "kernel/exponential.h"
#include "kernel/finite.h"
#include "kernel/softmax.h"
#include "matrices.h"
#include "product.h"

using namespace attn;
using namespace attn::test;

namespace {

/// Odd sizes, none, one, and one beyond a block of depth.
constexpr std::array<std::array<Index, 3>, 10> shapes{{{0, 3, 2},
                                                       {3, 0, 2},
                                                       {2, 3, 0},
                                                       {1, 1, 1},
                                                       {4, 8, 5},
                                                       {5, 9, 7},
                                                       {13, 6, 257},
                                                       {3, 17, 4},
                                                       {8, 16, 12},
                                                       {261, 3, 5}}};

double far_from(const Matrix& product, const Matrix& expected, Index depth) {
  return difference(product, expected) / (1 + std::sqrt(static_cast<double>(depth)));
}

}  // namespace

TEST_SUITE("products") {
  TEST_CASE("A B, A Bᵀ and Aᵀ B are Eigen's, for every shape") {
    for (const auto& [m, n, k] : shapes) {
      const std::string sizes = shape(m, n) + shape(m, k);
      CAPTURE(sizes);
      const Matrix A = random(m, k, 1), B = random(k, n, 2), At = A.transpose(), Bt = B.transpose();
      const Matrix expected = A.lazyProduct(B);
      CHECK(far_from(product(A, B), expected, k) < 4 * rounding);
      CHECK(difference(product(A, Bt.transpose()), product(A, B)) == 0);
      CHECK(difference(product(At.transpose(), B), product(A, B)) == 0);
      CHECK(far_from(product(A, B, Scalar(-0.5)), Scalar(-0.5) * expected, k) < 4 * rounding);
    }
  }

  TEST_CASE("blocks of larger matrices, added to and set, leave what is around them") {
    const Matrix A = random(9, 12, 3), B = random(11, 15, 4), C = random(10, 20, 5);
    Matrix sum = C, expected = C;
    add_product(sum.block(1, 2, 7, 13), A.block(2, 3, 7, 6), B.block(4, 1, 6, 13));
    expected.block(1, 2, 7, 13) += A.block(2, 3, 7, 6).lazyProduct(B.block(4, 1, 6, 13));
    CHECK(difference(sum, expected) < 10 * rounding);
    set_product(sum.block(1, 2, 7, 13), A.block(2, 3, 7, 6), B.block(4, 1, 6, 13));
    sum.block(1, 2, 7, 13) += C.block(1, 2, 7, 13);
    CHECK(difference(sum, expected) < 10 * rounding);
  }

  TEST_CASE("a selecting product lets a 0 hide NaN and infinity, and nothing else") {
    Matrix A = random(5, 6, 6), B = random(6, 9, 7);
    A.col(2).setZero();
    const Matrix clean = selecting_product(A, B), added = random(5, 9, 8);
    CHECK(difference(clean, product(A, B)) == 0);
    Matrix sum = added, clean_sum = added;
    add_selecting_product(clean_sum, A, B);
    B.row(2).setConstant(not_a_number), B(2, 1) = infinity;
    CHECK(difference(selecting_product(A, B), clean) == 0);
    add_selecting_product(sum, A, B);
    CHECK(difference(sum, clean_sum) == 0);
    A(3, 2) = 1;
    CHECK(selecting_product(A, B).row(3).array().isNaN().count() == 8);
  }

  TEST_CASE("one NaN or infinity anywhere is found, in either direction of reading") {
    Matrix x = random(5, 11, 9);
    const auto finite = [&] {
      const Index stride = x.outerStride();
      const bool row_wise = kernel::all_finite({x.data(), stride, 1}, 5, 11);
      CHECK(kernel::all_finite({x.data(), 1, stride}, 11, 5) == row_wise);
      return row_wise;
    };
    CHECK(finite());
    for (Index i = 0; i < x.size(); ++i)
      for (const Scalar bad : {not_a_number, infinity, -infinity}) {
        const Scalar good = std::exchange(x.data()[i], bad);
        CHECK_FALSE(finite());
        x.data()[i] = good;
      }
  }
}

TEST_SUITE("functions of packs") {
  TEST_CASE("e^x, σ and tanh are within three units in the last place of the C library's") {
    const double unit = std::numeric_limits<Scalar>::epsilon();
    for (double step = -43; step <= 43; step += 0.01) {
      const auto number = static_cast<Scalar>(step);
      const double x = number;
      const auto near = [&](double actual, double expected) {
        CAPTURE(x);
        CHECK(std::abs(actual - expected) <= 3 * unit * std::abs(expected));
      };
      if (x <= 0) near(kernel::exponential(kernel::splat(number), kernel::exponential_constants())[0], std::exp(x));
      Matrix both{{number, number, number}};
      sigmoid_in_place(both.leftCols(1));
      tanh_in_place(both.middleCols(1, 1));
      near(both(0), 1 / (1 + std::exp(-x)));
      near(both(1), std::tanh(x));
      CHECK(both(2) == number);
    }
  }

  TEST_CASE("NaN stays NaN; ±∞ goes to the limits") {
    Matrix x{{not_a_number, infinity, -infinity}}, y = x;
    sigmoid_in_place(x), tanh_in_place(y);
    CHECK(difference(x, Matrix{{not_a_number, 1, 0}}) == 0);
    CHECK(difference(y, Matrix{{not_a_number, 1, -1}}) == 0);
  }

  TEST_CASE("a row's exponentials and their sum, for every length: -∞ gives 0, NaN spoils the sum") {
    for (Index n = 0; n < 20; ++n) {
      Matrix x = random(1, n, 10);
      const Scalar max = kernel::largest(x.data(), n);
      if (n > 0) CHECK(max == x.maxCoeff());
      Matrix expected = ((x.array() - max) / 2).exp();
      if (n > 3) x(3) = -infinity, expected(3) = 0;
      const Scalar sum = kernel::exponentials(x.data(), n, n == 0 ? 0 : max, Scalar(0.5));
      CHECK(difference(x, expected) < rounding);
      CHECK(sum == doctest::Approx(expected.sum()));
    }
    Matrix x{{1, not_a_number, 2, 0, 3}};
    CHECK(kernel::largest(x.data(), 5) == 3);
    CHECK(std::isnan(kernel::exponentials(x.data(), 5, 3, 1)));
  }
}
