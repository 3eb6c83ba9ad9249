// Rows by token, and back.

#include "attn/embedding.h"

#include "attn/error.h"

namespace attn {
namespace {

void check(const char* where, Index vocabulary, std::span<const Index> tokens) {
  for (const Index token : tokens)
    require_range(where, "token", static_cast<double>(token), 0, static_cast<double>(vocabulary - 1));
}

}  // namespace

Matrix embedding(const View& table, std::span<const Index> tokens) {
  const auto rows = static_cast<Index>(tokens.size());
  check("embedding", table.rows(), tokens);
  require_size("embedding", rows, table.cols());
  Matrix output(rows, table.cols());
  for (Index i = 0; i < rows; ++i) output.row(i) = table.row(tokens[static_cast<std::size_t>(i)]);
  return output;
}

Matrix embedding_backward(Index vocabulary, std::span<const Index> tokens, const View& d_output) {
  const char* const where = "embedding_backward";
  const auto rows = static_cast<Index>(tokens.size());
  require_whole(where, "vocabulary", static_cast<double>(vocabulary), 0, static_cast<double>(max_elements));
  require_size(where, vocabulary, d_output.cols());
  check(where, vocabulary, tokens);
  require_shape(where, "d_output", d_output.rows(), d_output.cols(), rows, d_output.cols());
  Matrix d_table = Matrix::Zero(vocabulary, d_output.cols());
  for (Index i = 0; i < rows; ++i) d_table.row(tokens[static_cast<std::size_t>(i)]) += d_output.row(i);
  return d_table;
}

}  // namespace attn
