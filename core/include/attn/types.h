#pragma once

// The matrix types that everything here shares.

#include <Eigen/Core>
#include <string>

#include "attn/scalar.h"

namespace attn {

using Index = Eigen::Index;

/// Row-major, as on the page: one row a token.
using Matrix = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Vector = Eigen::Matrix<Scalar, 1, Eigen::Dynamic, Eigen::RowMajor>;

/// A matrix, or a block of one, passed in without a copy.
using View = Eigen::Ref<const Matrix>;

/// A matrix, or a block of one, written in place.
using Block = Eigen::Ref<Matrix>;

/// "(2, 3)": rows, then columns.
std::string shape(const View& x);
std::string shape(Index rows, Index cols);

}  // namespace attn
