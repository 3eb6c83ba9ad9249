// Visibility and scores of one tile.

#include "flash_tile.h"

#include <algorithm>
#include <limits>

#include "attention_parts.h"
#include "attn/error.h"
#include "product.h"

namespace attn {
namespace {

constexpr Scalar nothing = -std::numeric_limits<Scalar>::infinity();

/// Does any query from first to last of a band see a key from first to last?
bool reaches(const Band& band, const TilePlace& at) {
  const Index last_query = at.first_query + at.queries - 1, last_key = at.first_key + at.keys - 1;
  return (!band.right || at.first_key <= last_query + *band.right) &&
         (!band.left || last_key >= at.first_query - *band.left);
}

bool sees(const Band& band, Index query, Index key) {
  return (!band.right || key <= query + *band.right) && (!band.left || key >= query - *band.left);
}

Index band_run_end(const Band& band, Index query, Index key) {
  constexpr Index endless = std::numeric_limits<Index>::max();
  if (band.left && key < query - *band.left) return query - *band.left;
  return band.right && key <= query + *band.right ? query + *band.right + 1 : endless;
}

}  // namespace

bool Visibility::operator()(Index query, Index key) const {
  if (const auto* const mask = std::get_if<const Mask*>(&mask_)) return (**mask)(query, key);
  return sees(std::get<Band>(mask_), query, key);
}

Index Visibility::run_end(Index query, Index key) const {
  if (const auto* const mask = std::get_if<const Mask*>(&mask_)) return (**mask).run_end(query, key);
  return band_run_end(std::get<Band>(mask_), query, key);
}

bool Visibility::any(const TilePlace& at) const {
  const auto* const band = std::get_if<Band>(&mask_);
  if (band && !reaches(*band, at)) return false;
  for (Index i = at.first_query; i < at.first_query + at.queries; ++i)
    if ((*this)(i, at.first_key) || run_end(i, at.first_key) < at.first_key + at.keys) return true;
  return false;
}

TileScores tile_scores(const FlashInputs& in, const TilePlace& at) {
  const auto& [scale, softcap, temperature, bias] = in.options;
  TileScores tile{product(in.Q.middleRows(at.first_query, at.queries),
                          in.K.middleRows(at.first_key, at.keys).transpose(), in.scale),
                  {}};
  if (softcap > 0) cap_in_place(tile.capped, softcap);
  tile.values = tile.capped;
  if (bias.size() > 0) tile.values += bias.block(at.first_query, at.first_key, at.queries, at.keys);
  tile.values /= temperature;
  for (Index i = 0; i < at.queries; ++i)
    in.visible.for_each_run(at.first_query + i, at.first_key, at.keys, [&](Index first, Index end, bool visible) {
      if (!visible) tile.values.row(i).segment(first - at.first_key, end - first).setConstant(nothing);
    });
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
