// Flash, linear, cached and multi-head attention, the operators, positions.

#include <array>

#include "attn/attention_operator.h"
#include "attn/flash.h"
#include "attn/head_study.h"
#include "attn/kv_cache.h"
#include "attn/linear_attention.h"
#include "attn/linear_recurrence.h"
#include "attn/multi_head.h"
#include "attn/positions.h"
#include "targets.h"

namespace attn::fuzz {
namespace {

std::optional<Index> maybe_whole(Source& s) {
  if (s.flag()) return s.whole(s.size());
  return std::nullopt;
}

void flash(Source& s) {
  const Tokens t(s);
  const Mask mask = s.mask(t.n_q, t.n_k);
  const TileMask tile_mask = s.flag() ? TileMask{&mask} : TileMask{Band{maybe_whole(s), maybe_whole(s)}};
  const Tile tile{s.whole(2), s.whole(3)};
  const AttentionOptions options = s.attention_options(t.n_q, t.n_k);
  flash_attention_trace(t.Q, t.K, t.V, tile_mask, tile, options);
  FlashAttention forward = flash_attention(t.Q, t.K, t.V, tile_mask, tile, options);
  expect("context", forward.context, t.Q.rows(), t.V.cols());
  s.spoil(forward.context), s.spoil(forward.maxima), s.spoil(forward.sums);
  const Matrix d_context = s.matrix(t.n_q, t.d_v);
  const auto d = flash_attention_backward(t.Q, t.K, t.V, forward, d_context, tile_mask, tile, options);
  expect("dK", d.dK, t.K.rows(), t.K.cols());
}

void linear(Source& s) {
  const Tokens t(s);
  const LinearOptions options{s.choice({FeatureMap::elu_plus_one, FeatureMap::relu}), s.flag()};
  LinearAttention forward = linear_attention(t.Q, t.K, t.V, options);
  expect("context", forward.context, t.Q.rows(), t.V.cols());
  expect("weights", linear_attention_weights(t.Q, t.K, options), t.Q.rows(), t.K.rows());
  s.spoil(forward.query_features), s.spoil(forward.key_features), s.spoil(forward.normalisers);
  s.spoil(forward.context), s.spoil(forward.state.S);
  const Matrix d_context = s.matrix(t.n_q, t.d_v);
  const auto d = linear_attention_backward(t.Q, t.K, t.V, forward, d_context, options);
  expect("dV", d.dV, t.V.rows(), t.V.cols());
}

void linear_state(Source& s) {
  const Index d_k = s.whole(s.size()), d_v = s.whole(s.size()), m = s.size();
  LinearState state = empty_linear_state(d_k, d_v);
  const Index k = state.S.rows(), v = state.S.cols();
  s.spoil(state.S), s.spoil(state.z);
  const Matrix key = s.matrix(m, k), value = s.matrix(m, v), query = s.matrix(1, k);
  linear_attention_write(state, key, value, FeatureMap::relu);
  expect("read", linear_attention_read(state, query, FeatureMap::relu), 1, state.S.cols());
}

void recurrence(Source& s) {
  const Index n = s.size(), d_k = s.size(), d_v = s.size();
  const Matrix Q = s.matrix(n, d_k), K = s.matrix(n, d_k), V = s.matrix(n, d_v);
  RecurrenceOptions options;
  if (s.flag()) options.log_decay = s.matrix(n, s.flag() ? 1 : d_k);
  if (s.flag()) options.beta = s.matrix(n, 1);
  if (s.flag()) options.past = s.matrix(d_k, d_v);
  options.scale = s.maybe_real();
  expect("output", linear_recurrence(Q, K, V, options).output, Q.rows(), V.cols());
  const Matrix d_output = s.matrix(n, d_v), d_state = s.matrix(d_k, d_v);
  const auto d = linear_recurrence_backward(Q, K, V, d_output, d_state, options);
  expect("dQ", d.dQ, Q.rows(), Q.cols());
}

void cached(Source& s) {
  const Index d_k = s.size(), d_v = s.size();
  KvCache cache(s.whole(d_k), s.whole(d_v));
  for (Index step = s.size(); step > 0; --step) {
    const Index m = s.size();
    const Matrix Q = s.matrix(m, d_k), K = s.matrix(m, d_k), V = s.matrix(m, d_v);
    const AttentionOptions options = s.attention_options(m, cache.length() + m);
    expect("context", cached_attention(cache, Q, K, V, options).context, Q.rows(), V.cols());
  }
}

void multi_head(Source& s) {
  const Index kv_heads = s.size(), heads = kv_heads * s.size(), d = s.size(), d_k = s.size(), d_v = s.size(),
              n_q = s.size(), n_k = s.size(), d_out = s.size();
  MultiHeadAttention m{.heads = s.whole(heads),
                       .kv_heads = s.whole(kv_heads),
                       .W_q = s.matrix(heads * d_k, d),
                       .W_k = s.matrix(kv_heads * d_k, d),
                       .W_v = s.matrix(kv_heads * d_v, d),
                       .W_o = s.matrix(d_out, heads * d_v)};
  if (s.flag()) m.b_q = s.matrix(1, heads * d_k), m.b_k = s.matrix(1, kv_heads * d_k);
  if (s.flag()) m.b_v = s.matrix(1, kv_heads * d_v), m.b_o = s.matrix(1, d_out);
  if (s.flag()) m.extra_key = s.matrix(1, kv_heads * d_k), m.extra_value = s.matrix(1, kv_heads * d_v);
  m.zero_key = s.flag();
  const Matrix queries = s.matrix(n_q, d), keys = s.matrix(n_k, d), values = s.matrix(n_k, d);
  const Mask mask = s.mask(n_q, n_k);
  std::vector<Matrix> biases;
  for (Index count = s.flag() ? s.near(heads) : 0; count > 0; --count) biases.push_back(s.matrix(n_q, n_k));
  MultiHead forward = multi_head_attention(m, queries, keys, values, mask, biases);
  expect("output", forward.output, queries.rows(), m.W_o.rows());
  for (Attention& head : forward.heads) s.spoil(head.weights), s.spoil(head.scores);
  if (s.near(0) != 0) forward.heads.pop_back();
  s.spoil(forward.Q), s.spoil(forward.K), s.spoil(forward.V), s.spoil(forward.concat);
  const MutedHeads muted = mute_heads(m.W_o, forward.concat, m.heads, s.list(s.size(), heads - 1));
  expect("output", muted.output, forward.concat.rows(), m.W_o.rows());
  const Matrix d_output = s.matrix(n_q, d_out);
  const auto back = multi_head_attention_backward(m, queries, keys, values, forward, d_output);
  expect("d_queries", back.d_queries, queries.rows(), queries.cols());
}

Tensor tensor(Source& s, std::vector<Index> sizes) {
  for (Index& size : sizes) size = s.near(size);
  Tensor x = zeros(sizes);
  const Matrix numbers = s.matrix(1, static_cast<Index>(x.data.size()));
  for (Index i = 0; i < numbers.size() && i < static_cast<Index>(x.data.size()); ++i)
    x.data[static_cast<std::size_t>(i)] = numbers(i);
  if (s.near(0) != 0) x.shape.push_back(s.whole(1));
  if (s.near(0) != 0 && !x.data.empty()) x.data.pop_back();
  return x;
}

void onnx_attention(Source& s) {
  const Index batch = s.size() % 3, kv = s.size() % 3, q = kv * (s.size() % 3), n_q = s.size(), n = s.size(),
              past = s.flag() ? s.size() : 0, d_k = s.size(), d_v = s.size();
  const bool packed = s.flag();
  const auto heads = [&](Index count, Index rows, Index cols) {
    return packed ? tensor(s, {batch, rows, count * cols}) : tensor(s, {batch, count, rows, cols});
  };
  OperatorInputs inputs{.Q = heads(q, n_q, d_k), .K = heads(kv, n, d_k), .V = heads(kv, n, d_v)};
  if (past > 0) inputs.past_key = tensor(s, {batch, kv, past, d_k});
  if (past > 0) inputs.past_value = tensor(s, {batch, kv, past, d_v});
  if (s.flag()) {
    std::vector<Index> sizes{s.flag() ? batch : 1, s.flag() ? q : 1, s.flag() ? n_q : 1, past + n};
    sizes.erase(sizes.begin(), sizes.begin() + static_cast<std::ptrdiff_t>(s.below(4)));
    inputs.mask = OperatorMask{tensor(s, sizes), s.flag()};
  }
  if (s.flag()) inputs.nonpad_kv_seqlen = s.list(batch, past + n);
  OperatorOptions options{.q_num_heads = s.whole(q), .kv_num_heads = s.whole(kv), .is_causal = s.flag()};
  options.scale = s.maybe_real(), options.softcap = static_cast<Scalar>(s.real(0));
  options.left_window_size = maybe_whole(s), options.right_window_size = maybe_whole(s);
  options.qk_matmul_output_mode =
      s.choice({ScoreStage::scaled, ScoreStage::softcapped, ScoreStage::masked, ScoreStage::weights});
  options.float16 = s.flag(), options.wide_softmax = s.flag();
  const OperatorOutputs result = attention_operator(inputs, options);
  require_shape("fuzz", "Y", result.Y, result.Y.shape);
}

void positions(Source& s) {
  const Index n = s.size(), d = s.size(), first = s.whole(0);
  const double base = s.real(100);
  sinusoidal_positions(s.whole(n), s.whole(d), first, base);
  RotaryTable table = rotary_table(s.whole(n), s.whole(d), first, base);
  s.spoil(table.cos), s.spoil(table.sin);
  const Matrix X = s.matrix(n, s.flag() ? d : s.size());
  const RotaryPairs pairs = s.choice({RotaryPairs::halves, RotaryPairs::interleaved});
  expect("turned", rotary_backward(rotary(X, table, pairs), table, pairs), X.rows(), X.cols());
}

}  // namespace

std::span<const Target> other_form_targets() {
  static constexpr std::array<Target, 8> all{flash,  linear,     linear_state,   recurrence,
                                             cached, multi_head, onnx_attention, positions};
  return all;
}

}  // namespace attn::fuzz
