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
    return rng.normal_matrix(rows, d_model) * static_cast<Scalar>(deviation);
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

MutedHeads mute_heads(const MultiHeadAttention& model, const MultiHead& forward, std::span<const Index> muted) {
  const char* const where = "mute_heads";
  require_whole(where, "heads", static_cast<double>(model.heads), 1, static_cast<double>(max_elements));
  require_multiple(where, "columns of W_o", model.W_o.cols(), "heads", model.heads);
  require_shape(where, "concat", forward.concat.rows(), forward.concat.cols(), forward.concat.rows(), model.W_o.cols());
  require_shape(where, "output", forward.output.rows(), forward.output.cols(), forward.concat.rows(), model.W_o.rows());
  const Index d_v = model.W_o.cols() / model.heads;
  MutedHeads result{forward.concat, {}, 0};
  for (const Index head : muted) {
    require_whole(where, "head", static_cast<double>(head), 0, static_cast<double>(model.heads - 1));
    result.concat.middleCols(head * d_v, d_v).setZero();
  }
  result.output = product(result.concat, model.W_o.transpose());
  if (model.b_o.size() > 0) {
    require_shape(where, "b_o", model.b_o.rows(), model.b_o.cols(), 1, model.W_o.rows());
    result.output.rowwise() += model.b_o.row(0);
  }
  if (result.output.size() > 0) result.change = (result.output - forward.output).cwiseAbs().mean();
  return result;
}

}  // namespace attn
