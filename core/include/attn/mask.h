#pragma once

// Which query may attend to which key: (queries, keys) of bits, true = may attend.
// Causal without a cache is aligned top-left: query i sees keys 0 … i.

#include <cstdint>
#include <span>
#include <xtl/xdynamic_bitset.hpp>

#include "attn/types.h"

namespace attn {

class Rng;

class Mask {
 public:
  /// Everything visible, or everything hidden. "not-in-range" for a negative size, "too-large" beyond max_elements.
  Mask(Index queries, Index keys, bool visible = true);

  /// One byte a pair, row by row, 0 = hidden. "shape-expected" unless there are queries · keys of them.
  static Mask from_bytes(Index queries, Index keys, std::span<const std::uint8_t> visible);
  /// As many as there is room for.
  void to_bytes(std::span<std::uint8_t> visible) const noexcept;

  Index queries() const { return queries_; }
  Index keys() const { return keys_; }

  bool operator()(Index query, Index key) const { return bits_[position(query, key)]; }
  /// The first key after `key` that this query sees and `key` not, or the other way round; keys() if there is none.
  Index run_end(Index query, Index key) const;
  void set(Index query, Index key, bool visible) { bits_.set(position(query, key), visible); }

  /// How many pairs may attend: what softmax, picture and cost all count by.
  Index visible_pairs() const { return bits_.empty() ? 0 : static_cast<Index>(bits_.count()); }

  /// "mask-sizes-differ" [size, other size] unless both are of one size.
  Mask& operator&=(const Mask& other);
  Mask& operator|=(const Mask& other);
  friend Mask operator&(Mask a, const Mask& b) { return a &= b; }
  friend Mask operator|(Mask a, const Mask& b) { return a |= b; }
  friend bool operator==(const Mask& a, const Mask& b);

 private:
  std::size_t position(Index query, Index key) const { return static_cast<std::size_t>(query * keys_ + key); }

  Index queries_, keys_;
  xtl::xdynamic_bitset<std::uint64_t> bits_;
};

/// Query i sees keys 0 … i of n.
Mask causal_mask(Index n);
/// Every query sees the first `length` of `keys` keys; 0 ≤ length ≤ keys.
Mask padding_mask(Index queries, Index keys, Index length);
/// Query i sees keys i - window … i + window (Longformer, Beltagy et al. 2020); window 0 is the diagonal.
Mask sliding_window_mask(Index n, Index window);
/// The first `tokens` tokens see everything and are seen by everything.
Mask global_token_mask(Index n, Index tokens);
/// Each query sees `keys_per_query` different keys, drawn without replacement (BigBird, Zaheer et al. 2020).
Mask random_mask(Index n, Index keys_per_query, Rng& rng);

}  // namespace attn
