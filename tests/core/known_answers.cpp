// Prints what the native core computes for fixed arguments, as JSON, for the WebAssembly modules to be compared with.
// Random draws, masks and costs are to agree bit for bit, the rest within float's rounding.

#include <cstdio>
#include <nlohmann/json.hpp>

#include "attn/attention.h"
#include "attn/cost.h"
#include "attn/path_length.h"
#include "attn/rng.h"

using namespace attn;
using nlohmann::json;

namespace {

json to_json(const Matrix& x) {
  return {{"rows", x.rows()}, {"cols", x.cols()}, {"data", std::vector<Scalar>(x.data(), x.data() + x.size())}};
}

json to_json(const Mask& mask) {
  json visible = json::array();
  for (Index i = 0; i < mask.queries(); ++i)
    for (Index j = 0; j < mask.keys(); ++j) visible.push_back(mask(i, j) ? 1 : 0);
  return {{"queries", mask.queries()}, {"keys", mask.keys()}, {"visible", visible}};
}

Matrix normal(Index rows, Index cols, std::uint64_t seed) { return Rng(seed).normal_matrix(rows, cols); }

Mask random(Index n, Index keys, std::uint64_t seed) {
  Rng rng(seed);
  return random_mask(n, keys, rng);
}

json known_answers() {
  const Matrix Q = normal(5, 4, 11), K = normal(6, 4, 12), V = normal(6, 3, 13), d_context = normal(5, 3, 14);
  const Mask mask = padding_mask(5, 6, 5);
  const auto plain = scaled_dot_product_attention(Q, K, V, mask);
  const auto gradient = scaled_dot_product_attention_backward(Q, K, V, plain, d_context);

  const Additive score{normal(4, 4, 15), normal(4, 4, 16), normal(1, 4, 17)};
  const auto additive = attention(score, Q, K, V, mask);
  const auto d_additive = attention_backward(score, Q, K, V, additive, d_context);
  const auto& d_score = std::get<Additive>(d_additive.d_score);

  const auto cost = self_attention_cost({.n = 2048, .d = 64, .heads = 12, .causal = true, .projections = true});
  const Mask sparse = sliding_window_mask(40, 1) | random(40, 2, 18);
  return {
      {"normal", {{"seed", 11}, {"matrix", to_json(Q)}}},
      {"inputs",
       {{"Q", to_json(Q)},
        {"K", to_json(K)},
        {"V", to_json(V)},
        {"d_context", to_json(d_context)},
        {"mask", to_json(mask)}}},
      {"attention",
       {{"scores", to_json(plain.scores)},
        {"weights", to_json(plain.weights)},
        {"context", to_json(plain.context)},
        {"dQ", to_json(gradient.dQ)},
        {"dK", to_json(gradient.dK)},
        {"dV", to_json(gradient.dV)}}},
      {"additive",
       {{"W_q", to_json(score.W_q)},
        {"W_k", to_json(score.W_k)},
        {"v", to_json(score.v)},
        {"values", to_json(additive.scores.values)},
        {"weights", to_json(additive.weights)},
        {"context", to_json(additive.context)},
        {"dQ", to_json(d_additive.dQ)},
        {"dK", to_json(d_additive.dK)},
        {"dV", to_json(d_additive.dV)},
        {"dW_q", to_json(d_score.W_q)},
        {"dW_k", to_json(d_score.W_k)},
        {"dv", to_json(d_score.v)}}},
      {"randomMask", {{"n", 16}, {"keysPerQuery", 3}, {"seed", 7}, {"mask", to_json(random(16, 3, 7))}}},
      {"path",
       {{"mask", to_json(sparse)},
        {"longest", maximum_path_length(sparse)},
        {"source", 39},
        {"target", 0},
        {"shortest", shortest_path(sparse, 39, 0)}}},
      {"cost", {{"macs", cost.macs}, {"projection_macs", cost.projection_macs}, {"total_bytes", cost.total_bytes}}},
  };
}

}  // namespace

int main() { std::puts(known_answers().dump(1).c_str()); }
