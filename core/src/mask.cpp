// Masks and the five ways to make one.

#include "attn/mask.h"

#include <algorithm>
#include <bit>

#include "attn/error.h"
#include "attn/rng.h"

namespace attn {
namespace {

/// `value` is from lowest to highest, or an Error names it.
Index whole(const char* where, const char* name, Index value, Index highest) {
  require_whole(where, name, static_cast<double>(value), 0, static_cast<double>(highest));
  return value;
}

std::size_t cells(Index queries, Index keys) {
  whole("Mask", "queries", queries, max_elements);
  whole("Mask", "keys", keys, max_elements);
  require_size("Mask", queries, keys);
  return static_cast<std::size_t>(queries * keys);
}

void require_same_size(const Mask& a, const Mask& b) {
  if (a.queries() == b.queries() && a.keys() == b.keys()) return;
  fail("mask-sizes-differ", "masks $0 and $1 need the same size", {{a.queries(), a.keys()}, {b.queries(), b.keys()}});
}

/// Every query sees the keys first … last that exist.
void show(Mask& mask, Index query, Index first, Index last) {
  for (Index key = std::max<Index>(first, 0); key <= std::min(last, mask.keys() - 1); ++key) mask.set(query, key, true);
}

}  // namespace

Mask::Mask(Index queries, Index keys, bool visible)
    : queries_(queries), keys_(keys), bits_(cells(queries, keys), visible) {}

Mask Mask::from_bytes(Index queries, Index keys, std::span<const std::uint8_t> visible) {
  Mask mask(queries, keys, false);
  const auto count = static_cast<Index>(visible.size());
  require_shape("Mask", "visible", count, 1, queries * keys, 1);
  std::uint64_t* block = mask.bits_.data();
  for (std::size_t first = 0; first < visible.size(); first += 64) {
    std::uint64_t bits = 0;
    for (std::size_t k = std::min(visible.size(), first + 64); k-- > first;) bits = bits << 1 | (visible[k] != 0);
    *block++ = bits;
  }
  return mask;
}

void Mask::to_bytes(std::span<std::uint8_t> visible) const noexcept {
  const std::uint64_t* const blocks = bits_.data();
  const std::size_t count = std::min(visible.size(), static_cast<std::size_t>(queries_ * keys_));
  for (std::size_t k = 0; k < count; ++k) visible[k] = blocks[k / 64] >> k % 64 & 1;
}

Index Mask::run_end(Index query, Index key) const {
  const std::size_t end = position(query, keys_), first = position(query, key);
  const std::uint64_t same = (*this)(query, key) ? ~std::uint64_t{0} : 0;
  for (std::size_t k = first; k < end; k += 64 - k % 64)
    if (const std::uint64_t others = (bits_.data()[k / 64] ^ same) >> k % 64; others != 0)
      return key + static_cast<Index>(std::min(k + static_cast<std::size_t>(std::countr_zero(others)), end) - first);
  return keys_;
}

Mask& Mask::operator&=(const Mask& other) {
  require_same_size(*this, other);
  bits_ &= other.bits_;
  return *this;
}

Mask& Mask::operator|=(const Mask& other) {
  require_same_size(*this, other);
  bits_ |= other.bits_;
  return *this;
}

bool operator==(const Mask& a, const Mask& b) {
  return a.queries_ == b.queries_ && a.keys_ == b.keys_ && a.bits_ == b.bits_;
}

Mask causal_mask(Index n) {
  Mask mask(n, n, false);
  for (Index i = 0; i < n; ++i) show(mask, i, 0, i);
  return mask;
}

Mask padding_mask(Index queries, Index keys, Index length) {
  Mask mask(queries, keys, false);
  whole("padding_mask", "length", length, keys);
  for (Index i = 0; i < queries; ++i) show(mask, i, 0, length - 1);
  return mask;
}

Mask sliding_window_mask(Index n, Index window) {
  Mask mask(n, n, false);
  whole("sliding_window_mask", "window", window, max_elements);
  for (Index i = 0; i < n; ++i) show(mask, i, i - window, i + window);
  return mask;
}

Mask global_token_mask(Index n, Index tokens) {
  Mask mask(n, n, false);
  whole("global_token_mask", "tokens", tokens, n);
  for (Index i = 0; i < n; ++i) show(mask, i, 0, i < tokens ? n - 1 : tokens - 1);
  return mask;
}

Mask random_mask(Index n, Index keys_per_query, Rng& rng) {
  Mask mask(n, n, false);
  whole("random_mask", "keys_per_query", keys_per_query, n);
  // Floyd's sampling: the j-th draw is from 0 … j; a key drawn before gives way to j, which cannot have been.
  for (Index i = 0; i < n; ++i) {
    for (Index j = n - keys_per_query; j < n; ++j) {
      const auto key = static_cast<Index>(rng.below(static_cast<std::uint64_t>(j) + 1));
      mask.set(i, mask(i, key) ? j : key, true);
    }
  }
  return mask;
}

}  // namespace attn
