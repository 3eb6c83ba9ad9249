// Path lengths by formula and by breadth-first search. A search goes backwards, from a token to the keys it reads, the
// keys those read, and so on: a mask's row is the step.

#include "attn/path_length.h"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "attn/error.h"

namespace attn {
namespace {

constexpr Index ceiling(Index a, Index b) { return (a + b - 1) / b; }

Index require_square(const char* where, const Mask& mask) {
  require_shape(where, "mask", mask.queries(), mask.keys(), mask.queries(), mask.queries());
  return mask.queries();
}

/// The mask's rows, each from a 64-bit word of its own, so that a search steps through 64 keys at once.
class Rows {
 public:
  explicit Rows(const Mask& mask)
      : n_(static_cast<std::size_t>(mask.queries())), words_((n_ + 63) / 64), bits_(n_ * words_) {
    for (std::size_t i = 0; i < n_; ++i)
      for (std::size_t j = 0; j < n_; ++j)
        if (mask(static_cast<Index>(i), static_cast<Index>(j)))
          bits_[i * words_ + j / 64] |= std::uint64_t{1} << j % 64;
  }

  /// How many hops until information from every token has reached `target`; -1 if it never does.
  Index eccentricity(std::size_t target) const {
    std::vector<std::uint64_t> reached(words_);
    std::vector<std::size_t> queue{target};
    std::vector<Index> hops{0};
    queue.reserve(n_);
    hops.reserve(n_);
    reached[target / 64] = std::uint64_t{1} << target % 64;
    for (std::size_t head = 0; head < queue.size() && queue.size() < n_; ++head)
      for (std::size_t w = 0; w < words_; ++w) {
        std::uint64_t fresh = bits_[queue[head] * words_ + w] & ~reached[w];
        reached[w] |= fresh;
        for (; fresh != 0; fresh &= fresh - 1) {
          queue.push_back(w * 64 + static_cast<std::size_t>(std::countr_zero(fresh)));
          hops.push_back(hops[head] + 1);
        }
      }
    return queue.size() == n_ ? hops.back() : -1;
  }

 private:
  std::size_t n_, words_;
  std::vector<std::uint64_t> bits_;
};

}  // namespace

Index maximum_path_length(LayerKind kind, Index n, Index reach) {
  const char* const where = "maximum_path_length";
  const auto check = [&](const char* name, Index value, double lowest) {
    require_whole(where, name, static_cast<double>(value), lowest, 0x1p40);
  };
  check("n", n, 1);
  if (kind == LayerKind::convolution || kind == LayerKind::dilated_convolution) check("kernel", reach, 2);
  if (kind == LayerKind::restricted_attention) check("window", reach, 1);
  if (n == 1) return 0;

  Index layers = 0;
  switch (kind) {
    case LayerKind::self_attention:
      return 1;
    case LayerKind::recurrent:
      return n - 1;
    case LayerKind::convolution:
      return ceiling(n - 1, reach - 1);
    case LayerKind::restricted_attention:
      return ceiling(n - 1, reach);
    case LayerKind::dilated_convolution:
      for (Index seen = 1; seen<n; seen = seen> n / reach ? n : seen * reach) ++layers;
      return layers;
  }
  fail("not-in-range", "$0: no such $1 of layer", {where, "kind"});
}

Index maximum_path_length(const Mask& mask) {
  const Index n = require_square("maximum_path_length", mask);
  const Rows rows(mask);
  Index longest = 0;
  for (Index i = 0; i < n; ++i) {
    const Index hops = rows.eccentricity(static_cast<std::size_t>(i));
    if (hops < 0) return -1;
    longest = std::max(longest, hops);
  }
  return longest;
}

std::vector<Index> shortest_path(const Mask& mask, Index source, Index target) {
  const char* const where = "shortest_path";
  const Index n = require_square(where, mask);
  require_whole(where, "source", static_cast<double>(source), 0, static_cast<double>(n - 1));
  require_whole(where, "target", static_cast<double>(target), 0, static_cast<double>(n - 1));

  std::vector<Index> reader(static_cast<std::size_t>(n), -1);  // the token by which a key's information goes on
  const auto reader_of = [&](Index key) -> Index& { return reader[static_cast<std::size_t>(key)]; };
  reader_of(target) = target;
  std::vector<Index> queue{target};
  for (std::size_t head = 0; head < queue.size() && reader_of(source) < 0; ++head)
    for (Index key = 0; key < n; ++key)
      if (mask(queue[head], key) && reader_of(key) < 0) {
        reader_of(key) = queue[head];
        queue.push_back(key);
      }
  if (reader_of(source) < 0) return {};

  std::vector<Index> path{source};
  while (path.back() != target) path.push_back(reader_of(path.back()));
  return path;
}

}  // namespace attn
