// The terms of one cell of a product.

#include "attn/explain.h"

#include <utility>

#include "attn/error.h"

namespace attn {
namespace {

void require_index(const char* where, const char* name, Index index, Index count) {
  require_whole(where, name, static_cast<double>(index), 0, static_cast<double>(count - 1));
}

DotTerms terms(Matrix left, Matrix right) {
  Matrix products = left.cwiseProduct(right);
  Scalar sum = 0;
  for (Index k = 0; k < products.cols(); ++k) sum += products(k);
  return {std::move(left), std::move(right), std::move(products), sum};
}

}  // namespace

DotTerms product_terms(const View& A, const View& B, Index row, Index column) {
  const char* const where = "product_terms";
  if (A.cols() != B.rows())
    fail("columns-differ", "$0: $1 $2 and $3 $4 need the same number of columns",
         {where, "A", {A.rows(), A.cols()}, "Bᵀ", {B.cols(), B.rows()}});
  require_index(where, "row", row, A.rows());
  require_index(where, "column", column, B.cols());
  return terms(A.row(row), B.col(column).transpose());
}

DotTerms product_transposed_terms(const View& A, const View& B, Index row, Index column) {
  const char* const where = "product_transposed_terms";
  require_same_columns(where, {"A", A}, {"B", B});
  require_index(where, "row", row, A.rows());
  require_index(where, "column", column, B.rows());
  return terms(A.row(row), B.row(column));
}

}  // namespace attn
