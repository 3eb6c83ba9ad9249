#include "attn/explain.h"

#include <doctest/doctest.h>

#include "caught.h"
#include "matrices.h"

using namespace attn;
using namespace attn::test;

TEST_SUITE("explain") {
  const Matrix A{{1, 2, 3}, {4, 5, 6}}, B{{1, 0}, {0, 1}, {-1, 2}};

  TEST_CASE("a cell of A B is a row of A times a column of B, term by term") {
    const DotTerms terms = product_terms(A, B, 1, 1);
    CHECK(terms.left == Matrix{{4, 5, 6}});
    CHECK(terms.right == Matrix{{0, 1, 2}});
    CHECK(terms.products == Matrix{{0, 5, 12}});
    CHECK(terms.sum == 17);
    CHECK(terms.sum == (A * B)(1, 1));
  }

  TEST_CASE("a cell of A Bᵀ is a row of A times a row of B") {
    const DotTerms terms = product_transposed_terms(A, Matrix{{1, 1, 1}, {2, 0, -1}}, 0, 1);
    CHECK(terms.right == Matrix{{2, 0, -1}});
    CHECK(terms.products == Matrix{{2, 0, -3}});
    CHECK(terms.sum == -1);
  }

  TEST_CASE("shapes that do not fit, and cells that are not there") {
    const auto error = caught([&] { return product_terms(A, A, 0, 0); });
    CHECK(error.message == "product_terms: A (2, 3) and Bᵀ (3, 2) need the same number of columns");
    CHECK(error.code == "columns-differ");
    CHECK(caught([&] { return product_transposed_terms(A, B, 0, 0); }).code == "columns-differ");
    CHECK(caught([&] { return product_terms(A, B, 2, 0); }).message ==
          "product_terms: row must be a whole number from 0 to 1, not 2");
    CHECK(caught([&] { return product_terms(A, B, 0, -1); }).code == "not-in-range");
    CHECK(caught([&] { return product_transposed_terms(Matrix(0, 2), B, 0, 0); }).code == "not-in-range");
  }
}
