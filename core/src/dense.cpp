// A dense layer.

#include "attn/dense.h"

#include "attn/error.h"
#include "product.h"

namespace attn {
namespace {

void check(const char* where, const Dense& layer, const View& X) {
  require_same_columns(where, {"W", layer.W}, {"X", X});
  require_shape(where, "b", layer.b.rows(), layer.b.cols(), 1, layer.W.rows());
  require_size(where, X.rows(), layer.W.rows());
}

}  // namespace

Dense dense_layer(Index input, Index output) { return {Matrix::Zero(output, input), Matrix::Zero(1, output)}; }

void add_parameters(Parameters& list, const std::string& prefix, Dense& layer, Dense& gradient) {
  list.push_back({prefix + "W", &layer.W, &gradient.W});
  list.push_back({prefix + "b", &layer.b, &gradient.b});
}

Matrix dense(const Dense& layer, const View& X) {
  check("dense", layer, X);
  Matrix Y(X.rows(), layer.W.rows());
  dense_into(layer, X, Y);
  return Y;
}

DenseGradient dense_backward(const Dense& layer, const View& X, const View& dY) {
  const char* const where = "dense_backward";
  check(where, layer, X);
  require_shape(where, "dY", dY.rows(), dY.cols(), X.rows(), layer.W.rows());
  DenseGradient result{Matrix(X.rows(), X.cols()), dense_layer(layer.W.cols(), layer.W.rows())};
  dense_backward_into(layer, X, dY, result.dX, result.d_layer);
  return result;
}

void dense_into(const Dense& layer, const View& X, Block Y) {
  set_product(Y, X, layer.W.transpose());
  Y.rowwise() += layer.b.row(0);
}

void dense_backward_into(const Dense& layer, const View& X, const View& dY, Block dX, Dense& d_layer) {
  set_product(dX, dY, layer.W);
  add_product(d_layer.W, dY.transpose(), X);
  add_rows(d_layer.b, dY);
}

}  // namespace attn
