// The cache and one step with it.

#include "attn/kv_cache.h"

#include <algorithm>

#include "attention_parts.h"
#include "attn/error.h"

namespace attn {

KvCache::KvCache(Index d_k, Index d_v) {
  require_whole("KvCache", "d_k", static_cast<double>(d_k), 0, static_cast<double>(max_elements));
  require_whole("KvCache", "d_v", static_cast<double>(d_v), 0, static_cast<double>(max_elements));
  K_.resize(0, d_k);
  V_.resize(0, d_v);
}

void KvCache::append(const View& K, const View& V) {
  const char* const where = "KvCache";
  require_shape(where, "K", K.rows(), K.cols(), K.rows(), K_.cols());
  require_shape(where, "V", V.rows(), V.cols(), K.rows(), V_.cols());
  const Index needed = length_ + K.rows();
  require_size(where, needed, std::max(K.cols(), V.cols()));
  if (needed > K_.rows()) {
    const Index capacity = std::max(needed, 2 * K_.rows());
    K_.conservativeResize(capacity, Eigen::NoChange);
    V_.conservativeResize(capacity, Eigen::NoChange);
  }
  K_.middleRows(length_, K.rows()) = K;
  V_.middleRows(length_, V.rows()) = V;
  length_ = needed;
}

Attention cached_attention(KvCache& cache, const View& Q, const View& K, const View& V,
                           const AttentionOptions& options) {
  const char* const where = "cached_attention";
  require_same_rows(where, {"Q", Q}, {"K", K});
  require_same_columns(where, {"Q", Q}, {"K", K});
  check_attention_options(where, options);
  scale_of(where, K.cols(), options);
  const Matrix& bias = options.bias;
  if (bias.size() > 0) require_shape(where, "bias", bias.rows(), bias.cols(), Q.rows(), cache.length() + K.rows());
  cache.append(K, V);
  Mask mask(Q.rows(), cache.length());
  for (Index i = 0; i < Q.rows(); ++i)
    for (Index j = cache.length() - Q.rows() + i + 1; j < cache.length(); ++j) mask.set(i, j, false);
  return scaled_dot_product_attention(Q, cache.keys(), cache.values(), mask, options);
}

}  // namespace attn
