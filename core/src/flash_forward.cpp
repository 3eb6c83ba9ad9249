// Panels of one tile, then group by group: scores, softmax, weighted sum.

#include "flash_forward.h"

#include <algorithm>
#include <limits>

#include "kernel/activation.h"
#include "kernel/finite.h"

namespace attn {
namespace {

using kernel::padded, kernel::tile_cols, kernel::tile_rows;
constexpr Scalar nothing = -std::numeric_limits<Scalar>::infinity();

std::vector<Scalar> room(Index lines, Index width) {
  return std::vector<Scalar>(static_cast<std::size_t>(lines * width));
}

}  // namespace

FlashForward::FlashForward(const FlashInputs& inputs, const Tile& tile)
    : in_(inputs),
      finite_(kernel::all_finite({in_.V.data(), in_.V.outerStride(), 1}, in_.V.rows(), in_.V.cols())),
      result_{Matrix::Zero(in_.Q.rows(), in_.V.cols()), Matrix::Constant(in_.Q.rows(), 1, nothing),
              Matrix::Zero(in_.Q.rows(), 1)},
      seen_(static_cast<std::size_t>(in_.Q.rows())) {
  const Index queries = padded(std::min(tile.queries, in_.Q.rows()), tile_cols);
  const Index keys = padded(std::min(tile.keys, in_.K.rows()), tile_rows);
  Q_ = room(queries, in_.Q.cols());
  K_ = room(keys, in_.K.cols());
  V_ = room(keys, padded(in_.V.cols(), tile_cols));
  scores_ = room(keys, tile_cols);
  known_.resize(static_cast<std::size_t>(queries / tile_cols));
}

void FlashForward::begin(const TilePlace& at) {
  const Index d = in_.Q.cols();
  for (Index q = 0; q < at.queries; q += tile_cols)
    kernel::copy_cols(in_.Q.row(at.first_query + q).data(), in_.Q.outerStride(), 1, std::min(tile_cols, at.queries - q),
                      d, Q_.data() + q * d);
  for (kernel::Running& group : known_) {
    std::fill_n(group.max, tile_cols, nothing);
    std::fill_n(group.sum, tile_cols, Scalar(0));
  }
}

void FlashForward::take_in(const TilePlace& at) {
  const Index d = in_.K.cols(), stride = in_.V.outerStride();
  for (Index k = 0; k < at.keys; k += tile_rows)
    kernel::copy_rows(in_.K.row(at.first_key + k).data(), in_.K.outerStride(), 1, std::min(tile_rows, at.keys - k), d,
                      K_.data() + k * d);
  for (Index c = 0; c < in_.V.cols(); c += tile_cols)
    kernel::copy_cols(in_.V.row(at.first_key).data() + c, 1, stride, std::min(tile_cols, in_.V.cols() - c), at.keys,
                      V_.data() + c * at.keys);
  for (Index group = 0; group * tile_cols < at.queries; ++group) take_in_group(at, group);
}

void FlashForward::take_in_group(const TilePlace& at, Index group) {
  const Index d = in_.K.cols(), skip = group * tile_cols, first = at.first_query + skip,
              count = std::min(tile_cols, at.queries - skip);
  if (!in_.visible.any({first, at.first_key, count, at.keys})) return;
  kernel::scores(K_.data(), at.keys, Q_.data() + skip * d, d, in_.scale, scores_.data());
  dress(at, first, count);
  kernel::Running& known = known_[static_cast<std::size_t>(group)];
  Scalar factors[tile_cols];
  if (kernel::take_in(scores_.data(), at.keys, known, factors)) rescale(first, count, factors);
  std::copy_n(known.max, count, result_.maxima.data() + first);
  std::copy_n(known.sum, count, result_.sums.data() + first);
  add_values(at, first, count);
}

void FlashForward::dress(const TilePlace& at, Index first, Index count) {
  const Scalar softcap = in_.options.softcap, temperature = in_.options.temperature;
  const Matrix& bias = in_.options.bias;
  Scalar* const scores = scores_.data();
  Eigen::Map<Vector> all(scores, at.keys * tile_cols);
  if (softcap > 0) {
    all /= softcap;
    kernel::tanh(scores, all.size());
    all *= softcap;
  }
  for (Index q = 0; q < count; ++q) {
    const Index query = first + q;
    bool seen = false;
    in_.visible.for_each_run(query, at.first_key, at.keys, [&](Index from, Index to, bool visible) {
      const bool biased = bias.size() > 0;
      if (visible && !biased) seen = true;
      for (Index key = from; key < to && (biased || !visible); ++key) {
        Scalar& score = scores[(key - at.first_key) * tile_cols + q];
        const bool shown = visible && bias(query, key) != nothing;
        score = shown ? score + bias(query, key) : nothing;
        seen = seen || shown;
      }
    });
    if (seen) seen_[static_cast<std::size_t>(query)] = true;
  }
  if (temperature != 1) all /= temperature;
}

void FlashForward::rescale(Index first, Index count, const Scalar* factors) {
  for (Index q = 0; q < count; ++q) {
    auto context = result_.context.row(first + q);
    if (factors[q] == 0)
      context.setZero();  // an infinity too
    else
      context *= factors[q];
  }
}

void FlashForward::add_values(const TilePlace& at, Index first, Index count) {
  const Index d = in_.V.cols();
  // A panel of values serves all the group's queries while it is near.
  for (Index c = 0; c < d && finite_; c += tile_cols)
    for (Index q = 0; q < count; q += tile_rows)
      kernel::tile(scores_.data() + q, tile_cols, V_.data() + c * at.keys, at.keys, 1,
                   {&result_.context(first + q, c), d, std::min(tile_rows, count - q), std::min(tile_cols, d - c)},
                   true);
  // As selecting_product: a weight of 0 selects a value out.
  for (Index q = 0; q < count && !finite_; ++q) {
    Vector sum = Vector::Zero(d);
    for (Index k = 0; k < at.keys; ++k)
      if (const Scalar weight = scores_[static_cast<std::size_t>(k * tile_cols + q)]; weight != 0)
        sum += weight * in_.V.row(at.first_key + k);
    result_.context.row(first + q) += sum;
  }
}

FlashAttention FlashForward::finished() && {
  for (Index i = 0; i < result_.sums.rows(); ++i)
    if (seen_[static_cast<std::size_t>(i)] && result_.sums(i) == 0)
      result_.sums(i) = std::numeric_limits<Scalar>::quiet_NaN();
  return std::move(result_);
}

}  // namespace attn
