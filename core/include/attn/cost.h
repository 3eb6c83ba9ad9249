#pragma once

// What a layer costs, by formula: multiply-accumulates and bytes. Doubles, since counts pass 2⁵³ only where the last
// digit no longer matters. Sources: Vaswani et al. 2017, table 1; n is the length, d the width of one head.

#include "attn/mask.h"
#include "attn/types.h"

namespace attn {

struct Cost {
  double macs = 0;   ///< multiply-accumulates; two FLOP each
  double bytes = 0;  ///< of the intermediates named by each function
};

enum class NumberType { float32, float16, bfloat16, float64, int8 };
double bytes_per_number(NumberType type);

/// One layer of self-attention over one sequence.
struct AttentionCostOptions {
  double n = 0, d = 0;  ///< length, width of one head
  double heads = 1, layers = 1, batch = 1;
  NumberType type = NumberType::float32;
  bool causal = false;       ///< only n (n + 1) / 2 pairs are computed
  bool training = false;     ///< scores are kept beside the weights
  bool projections = false;  ///< W_q, W_k, W_v, W_o, with d_model = heads · d
};
struct AttentionCost {
  double pairs;            ///< visible (query, key) pairs per head
  double score_macs;       ///< Q Kᵀ, all heads, layers and sequences
  double context_macs;     ///< weights V
  double projection_macs;  ///< 4 n d_model² per layer and sequence, or 0
  double macs, flops;      ///< total; flops = 2 macs
  double weight_elements;  ///< of one head's (n, n) weight matrix
  double head_bytes;       ///< of that matrix; twice that in training
  double total_bytes;      ///< of all heads, layers and sequences
};
/// "not-positive" or "not-in-range" for a size that is not a whole number from 1 to 2⁴⁰.
AttentionCost self_attention_cost(const AttentionCostOptions& options);

/// n d² per matrix product: h_t = f(W_h h_{t-1} + W_x x_t) has two; an LSTM four gates of two, a GRU three of two.
/// Bytes of the n hidden states in float32.
Cost recurrent_cost(double n, double d, double gates);
/// k n d²; bytes of the n outputs in float32.
Cost convolution_cost(double n, double d, double kernel);
/// visible_pairs · d for Q Kᵀ, and the same for weights V; bytes of the visible weights.
Cost masked_attention_cost(const Mask& mask, double d, NumberType type);
/// 2 · layers · kv_heads · head_dim · tokens · batch · bytes.
double kv_cache_bytes(double layers, double kv_heads, double head_dim, double tokens, double batch, NumberType type);
/// Numbers moved between slow memory and a fast one that holds `memory` of them, for one head forward.
struct AttentionTraffic {
  double plain;  ///< scores and weights go out and come back: 4 n d + 4 n² (Dao et al. 2022, algorithm 0)
  double flash;  ///< 2 n d + T (3 n d + 4 n) with T blocks of keys (algorithm 1): Θ(n² d² / memory), theorem 2
  double block;  ///< keys in a block: ⌈memory / 4 d⌉, at most n
};
/// "not-in-range" for a memory below d.
AttentionTraffic attention_traffic(double n, double d, double memory);

/// Ways from a sequence to another of n rows of width d.
enum class Contender { plain, flash, windowed, linear, lstm };
/// macs by formula; bytes in float32 of what has to be held besides input and output: scores and weights; a tile's
/// panels and two numbers a query; S and z; h and c. `window` is on each side, and counts for `windowed` alone.
Cost contender_cost(Contender contender, double n, double d, double window);
/// Weights, gradients and Adam's two moments: 16 bytes a parameter, in float32 and in mixed precision alike.
double training_bytes(double parameters);

}  // namespace attn
