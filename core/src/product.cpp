// The kernel's products of views.

#include "product.h"

#include "kernel/finite.h"
#include "kernel/row.h"

namespace attn {
namespace {

void multiply(Block C, const Factor& A, const Factor& B, Scalar alpha, bool add) {
  kernel::product(A.numbers, B.numbers, {A.rows, B.cols, A.cols}, alpha, C.data(), C.outerStride(), add);
}

Scalar at(const Factor& x, Index row, Index col) {
  return x.numbers.data[row * x.numbers.row_stride + col * x.numbers.col_stride];
}

void multiply_selecting(Block C, const Factor& A, const Factor& B, bool add) {
  if (kernel::all_finite(B.numbers, B.rows, B.cols)) return multiply(C, A, B, 1, add);
  Vector sum(B.cols);
  for (Index i = 0; i < A.rows; ++i) {
    sum.setZero();
    for (Index k = 0; k < A.cols; ++k)
      for (Index j = 0; at(A, i, k) != 0 && j < B.cols; ++j) sum(j) += at(A, i, k) * at(B, k, j);
    if (add)
      C.row(i) += sum;
    else
      C.row(i) = sum;
  }
}

}  // namespace

Matrix product(const Factor& A, const Factor& B, Scalar alpha) {
  Matrix C(A.rows, B.cols);
  multiply(C, A, B, alpha, false);
  return C;
}

void set_product(Block C, const Factor& A, const Factor& B, Scalar alpha) { multiply(C, A, B, alpha, false); }
void add_product(Block C, const Factor& A, const Factor& B, Scalar alpha) { multiply(C, A, B, alpha, true); }

Matrix selecting_product(const Factor& A, const Factor& B) {
  Matrix C(A.rows, B.cols);
  multiply_selecting(C, A, B, false);
  return C;
}

void set_selecting_product(Block C, const Factor& A, const Factor& B) { multiply_selecting(C, A, B, false); }
void add_selecting_product(Block C, const Factor& A, const Factor& B) { multiply_selecting(C, A, B, true); }

void add_rows(Block sum, const View& X) {
  for (Index i = 0; i < X.rows(); ++i) kernel::add(sum.data(), X.row(i).data(), X.cols());
}

}  // namespace attn
