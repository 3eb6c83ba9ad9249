// Products that a mask's zeros select by. The plain product unless B holds a NaN or an infinity.

#include "product.h"

namespace attn {

Matrix selecting_product(const View& A, const View& B) {
  if (B.allFinite()) return A * B;
  Matrix product = Matrix::Zero(A.rows(), B.cols());
  for (Index i = 0; i < A.rows(); ++i)
    for (Index k = 0; k < A.cols(); ++k)
      if (A(i, k) != 0) product.row(i) += A(i, k) * B.row(k);
  return product;
}

Matrix selecting_transposed_product(const View& A, const View& B) {
  if (B.allFinite()) return A.transpose() * B;
  return selecting_product(A.transpose(), B);
}

}  // namespace attn
