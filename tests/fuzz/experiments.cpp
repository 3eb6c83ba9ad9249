// The small experiments of the figures, and their costs.

#include <array>

#include "attn/compare.h"
#include "attn/cost.h"
#include "attn/derivative_check.h"
#include "attn/recall.h"
#include "attn/same_output.h"
#include "targets.h"

namespace attn::fuzz {
namespace {

void same_outputs(Source& s) {
  const Index n = s.size(), d_v = s.size();
  const Matrix given = s.matrix(1, n), V = s.matrix(n, d_v), moves = s.matrix(1, s.size());
  const SameOutput moved = same_output(s.flag() ? Matrix(given.cwiseAbs().cwiseMin(1)) : given, V, moves);
  expect("weights", moved.weights, 1, V.rows());
  compare(moved.weights, given);
}

void derivatives(Source& s) {
  const Tokens t(s);
  const DerivativePlace place{s.choice({AttentionInput::Q, AttentionInput::K, AttentionInput::V}), s.whole(0),
                              s.whole(0), s.whole(0), s.whole(0)};
  derivative_check(t.Q, t.K, t.V, place, s.matrix(1, 2).cwiseAbs());
}

void recalls(Source& s) {
  recall({s.whole(5), s.whole(3), s.real(1), s.choice({FeatureMap::elu_plus_one, FeatureMap::relu}), 1});
}

void races(Source& s) {
  attention_traffic(s.real(64), s.real(8), s.real(128));
  const Contender one =
      s.choice({Contender::plain, Contender::flash, Contender::windowed, Contender::linear, Contender::lstm});
  contender_cost(one, s.real(64), s.real(8), s.real(4));
  overtaking(s.matrix(1, 3).cwiseAbs(), s.matrix(1, 3).cwiseAbs(), s.matrix(1, 3).cwiseAbs());
}

}  // namespace

std::span<const Target> experiment_targets() {
  static constexpr std::array<Target, 4> all{same_outputs, derivatives, recalls, races};
  return all;
}

}  // namespace attn::fuzz
