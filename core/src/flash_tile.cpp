// Visibility and scores of one tile.

#include "flash_tile.h"

#include <algorithm>
#include <limits>

#include "attention_parts.h"
#include "attn/error.h"

namespace attn {
namespace {

/// Does any query from first to last of a band see a key from first to last?
bool reaches(const Band& band, const TilePlace& at) {
  const Index last_query = at.first_query + at.queries - 1, last_key = at.first_key + at.keys - 1;
  return (!band.right || at.first_key <= last_query + *band.right) &&
         (!band.left || last_key >= at.first_query - *band.left);
}

bool sees(const Band& band, Index query, Index key) {
  return (!band.right || key <= query + *band.right) && (!band.left || key >= query - *band.left);
}

}  // namespace

bool TileVisibility::operator()(Index query, Index key) const {
  if (const auto* const mask = std::get_if<const Mask*>(&mask_)) return (**mask)(query, key);
  return sees(std::get<Band>(mask_), query, key);
}

bool TileVisibility::any(const TilePlace& at) const {
  const auto* const band = std::get_if<Band>(&mask_);
  if (band && !reaches(*band, at)) return false;
  for (Index i = 0; i < at.queries; ++i)
    for (Index j = 0; j < at.keys; ++j)
      if ((*this)(at.first_query + i, at.first_key + j)) return true;
  return false;
}

TileScores tile_scores(const View& Q, const View& K, const TilePlace& at, const TileVisibility& visibility,
                       Scalar scale, const AttentionOptions& options) {
  const Scalar c = options.softcap;
  TileScores tile;
  tile.capped = scale * (Q.middleRows(at.first_query, at.queries) * K.middleRows(at.first_key, at.keys).transpose());
  if (c > 0) tile.capped = c * (tile.capped / c).array().tanh();
  tile.values = tile.capped;
  tile.visible.resize(at.queries, at.keys);
  for (Index i = 0; i < at.queries; ++i)
    for (Index j = 0; j < at.keys; ++j) tile.visible(i, j) = visibility(at.first_query + i, at.first_key + j);
  if (options.bias.size() > 0) {
    const auto bias = options.bias.block(at.first_query, at.first_key, at.queries, at.keys);
    tile.visible = tile.visible && bias.array() != -std::numeric_limits<Scalar>::infinity();
    tile.values += bias;
  }
  tile.values /= options.temperature;
  return tile;
}

void check_flash(const char* where, const View& Q, const View& K, const View& V, const TileMask& mask, const Tile& tile,
                 const AttentionOptions& options) {
  check_attention(where, Q, K, V, options);
  if (const auto* const given = std::get_if<const Mask*>(&mask)) {
    require_shape(where, "mask", (**given).queries(), (**given).keys(), Q.rows(), K.rows());
  } else {
    for (const auto& side : {std::get<Band>(mask).left, std::get<Band>(mask).right})
      if (side) require_whole(where, "band", static_cast<double>(*side), 0, static_cast<double>(max_elements));
  }
  require_whole(where, "tile.queries", static_cast<double>(tile.queries), 1, 4096);
  require_whole(where, "tile.keys", static_cast<double>(tile.keys), 1, 4096);
}

}  // namespace attn
