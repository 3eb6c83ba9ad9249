// Bytes to arguments.

#include "source.h"

#include <cstdio>
#include <cstdlib>
#include <limits>

#include "attn/rng.h"

namespace attn::fuzz {
namespace {

using Limits = std::numeric_limits<Scalar>;

constexpr Scalar odd_numbers[] = {Limits::quiet_NaN(), Limits::infinity(), -Limits::infinity(),
                                  Limits::max(),       Limits::lowest(),   Limits::denorm_min(),
                                  -Scalar(0),          Scalar(1e4),        Scalar(-1e4)};
/// None between 2¹⁶ and 2²⁶: those are allowed, and slow.
constexpr std::int64_t odd_sizes[] = {
    -1, 0, 7, 100, -100, std::int64_t{1} << 27, std::int64_t{1} << 31, std::int64_t{1} << 62, std::int64_t{-1} << 62};

}  // namespace

Index Source::whole(Index right) { return rarely() ? Index{odd_sizes[below(std::size(odd_sizes))]} : right; }

double Source::real(double right) {
  return rarely() ? static_cast<double>(odd_numbers[below(std::size(odd_numbers))]) : right;
}

std::optional<Scalar> Source::maybe_real() {
  if (flag()) return static_cast<Scalar>(real(0.5));
  return std::nullopt;
}

Matrix Source::matrix(Index rows, Index cols) {
  const Index n = near(rows), m = near(cols);
  Matrix x = Rng(byte()).normal_matrix(n, m);
  for (std::uint8_t odd = rarely() ? byte() % 8 : 0; odd > 0 && x.size() > 0; --odd)
    x.data()[byte() % x.size()] = odd_numbers[below(std::size(odd_numbers))];
  return x;
}

Mask Source::mask(Index queries, Index keys) {
  Mask mask(near(queries), near(keys), !flag());
  for (Index i = 0; i < mask.queries(); ++i)
    for (std::uint8_t bits = byte(), j = 0; j < 8; ++j)
      if ((bits >> j & 1) != 0 && j < mask.keys()) mask.set(i, j, !mask(i, j));
  return mask;
}

std::vector<Index> Source::list(Index n, Index highest) {
  std::vector<Index> numbers;
  const Index count = near(n);
  for (Index i = 0; i < count; ++i) numbers.push_back(whole(highest < 0 ? 0 : byte() % (highest + 1)));
  return numbers;
}

AttentionOptions Source::attention_options(Index queries, Index keys) {
  AttentionOptions options;
  options.scale = maybe_real();
  options.softcap = static_cast<Scalar>(real(flag() ? 2 : 0));
  options.temperature = static_cast<Scalar>(real(1));
  if (flag()) options.bias = matrix(queries, keys);
  return options;
}

void Source::spoil(Matrix& x) {
  if (rarely()) x = matrix(size(), size());
}

void expect(const char* name, const Matrix& x, Index rows, Index cols) {
  if (x.rows() == rows && x.cols() == cols) return;
  std::fprintf(stderr, "%s is %s and not %s\n", name, shape(x).c_str(), shape(rows, cols).c_str());
  std::abort();
}

}  // namespace attn::fuzz
