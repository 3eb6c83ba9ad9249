#pragma once

// A stream of bytes as arguments. Zeros, and the end of the stream, mean what is right and small; high bytes mean what
// is wrong: shapes at odds, numbers that are none, sizes that do not fit.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "attn/attention.h"
#include "attn/mask.h"
#include "attn/types.h"

namespace attn::fuzz {

class Source {
 public:
  explicit Source(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  std::uint8_t byte() { return next_ < bytes_.size() ? bytes_[next_++] : 0; }
  bool flag() { return byte() % 2 == 1; }
  std::size_t below(std::size_t n) { return byte() % n; }

  /// From 0 to 6, mostly not 0.
  Index size() { return (byte() + 1) % 7; }
  /// `right`, or rarely another size.
  Index near(Index right) { return rarely() ? size() : right; }
  /// `right`, or rarely a number that may be negative or huge.
  Index whole(Index right);
  /// `right`, or rarely a number that may be NaN, infinite or huge.
  double real(double right);
  std::optional<Scalar> maybe_real();

  /// Of about that shape; mostly normal numbers.
  Matrix matrix(Index rows, Index cols);
  Mask mask(Index queries, Index keys);
  /// About n of them, mostly from 0 to highest.
  std::vector<Index> list(Index n, Index highest);
  AttentionOptions attention_options(Index queries, Index keys);
  /// Rarely, another matrix.
  void spoil(Matrix& x);

  template <class Choice>
  Choice choice(std::initializer_list<Choice> all) {
    return all.begin()[below(all.size())];
  }

 private:
  bool rarely() { return byte() > 240; }

  std::span<const std::uint8_t> bytes_;
  std::size_t next_ = 0;
};

/// Ends the program unless x has that shape.
void expect(const char* name, const Matrix& x, Index rows, Index cols);

/// What attention takes: Q is (n_q, d_k), K is (n_k, d_k), V is (n_k, d_v).
struct Tokens {
  Index n_q, n_k, d_k, d_v;
  Matrix Q, K, V;

  explicit Tokens(Source& s)
      : n_q(s.size()),
        n_k(s.size()),
        d_k(s.size()),
        d_v(s.size()),
        Q(s.matrix(n_q, d_k)),
        K(s.matrix(n_k, d_k)),
        V(s.matrix(n_k, d_v)) {}
};

}  // namespace attn::fuzz
