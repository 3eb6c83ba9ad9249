#pragma once

// Keys and values of the tokens so far, kept so that a new token costs one row of attention, not all of them.

#include "attn/attention.h"
#include "attn/types.h"

namespace attn {

/// Grows by doubling: appending n rows one by one copies fewer than 2n.
class KvCache {
 public:
  KvCache(Index d_k, Index d_v);

  /// K is (m, d_k), V is (m, d_v). "too-large" beyond max_elements.
  void append(const View& K, const View& V);

  Index length() const { return length_; }
  View keys() const { return K_.topRows(length_); }
  View values() const { return V_.topRows(length_); }

 private:
  Matrix K_, V_;  // of the capacity
  Index length_ = 0;
};

/// Appends K and V, then lets each of the m queries see the cache up to its own token: causal, aligned bottom-right.
/// Q is (m, d_k) and stands at the last m positions; weights are (m, length).
/// An Error leaves the cache as it was.
Attention cached_attention(KvCache& cache, const View& Q, const View& K, const View& V,
                           const AttentionOptions& options = {});

}  // namespace attn
