#pragma once

// A learned vector for each token of a vocabulary: row i of the result is row tokens[i] of the table (vocabulary, d).

#include <span>

#include "attn/types.h"

namespace attn {

/// "not-in-range" for a token that the table does not hold, or a vocabulary below 0; "too-large".
Matrix embedding(const View& table, std::span<const Index> tokens);

/// The table's gradient: row t is the sum of d_output's rows i where tokens[i] = t. `vocabulary` is the table's rows.
Matrix embedding_backward(Index vocabulary, std::span<const Index> tokens, const View& d_output);

}  // namespace attn
