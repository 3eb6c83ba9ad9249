// A random model, and its output without some of its heads.

#include "attn/head_study.h"

#include <cmath>

#include "attn/error.h"
#include "attn/rng.h"
#include "product.h"

namespace attn {

MultiHeadAttention random_multi_head(Index d_model, Index heads, Index kv_heads, std::uint64_t seed) {
  const char* const where = "random_multi_head";
  require_whole(where, "d_model", static_cast<double>(d_model), 1, 1024);
  require_whole(where, "heads", static_cast<double>(heads), 1, 1024);
  require_whole(where, "kv_heads", static_cast<double>(kv_heads), 1, 1024);
  require_multiple(where, "d_model", d_model, "heads", heads);
  require_multiple(where, "heads", heads, "kv_heads", kv_heads);
  Rng seeds(seed);
  const auto normal = [&](Index rows, double deviation) -> Matrix {
    Rng rng(seeds.next());
    Matrix entries = rng.normal_matrix(rows, d_model);
    for (Index i = 0; i < entries.size(); ++i) entries.data()[i] *= static_cast<Scalar>(deviation);
    return entries;
  };
  const double deviation = 1 / std::sqrt(static_cast<double>(d_model));
  const Index keys = kv_heads * (d_model / heads);
  MultiHeadAttention model;
  model.heads = heads;
  model.kv_heads = kv_heads;
  model.W_q = normal(d_model, 2 * deviation);
  model.W_k = normal(keys, deviation);
  model.W_v = normal(keys, deviation);
  model.W_o = normal(d_model, deviation);
  return model;
}

MutedHeads mute_heads(const View& W_o, const View& concat, Index heads, std::span<const Index> muted) {
  const char* const where = "mute_heads";
  require_same_columns(where, {"W_o", W_o}, {"concat", concat});
  require_whole(where, "heads", static_cast<double>(heads), 1, static_cast<double>(max_elements));
  require_multiple(where, "columns of W_o", W_o.cols(), "heads", heads);
  const Index d_v = W_o.cols() / heads;
  MutedHeads result{concat, {}, 0};
  for (const Index head : muted) {
    require_whole(where, "head", static_cast<double>(head), 0, static_cast<double>(heads - 1));
    result.concat.middleCols(head * d_v, d_v).setZero();
  }
  const Matrix full = product(concat, W_o.transpose());
  result.output = product(result.concat, W_o.transpose());
  for (Index i = 0; i < full.size(); ++i)
    result.change += std::abs(static_cast<double>(result.output.data()[i] - full.data()[i]));
  if (full.size() > 0) result.change /= static_cast<double>(full.size());
  return result;
}

}  // namespace attn
