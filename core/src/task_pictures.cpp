// Small things to see: exclusive or of two points, and digits of 8 × 8 points, moved about and with points flipped.

#include <algorithm>
#include <string_view>

#include "task_parts.h"

namespace attn {
namespace {

constexpr Index side = 8, glyph_height = 7, glyph_width = 5;
const std::vector<std::string> points{"0", "1"};

/// Seven rows of five points each.
constexpr std::string_view glyphs[] = {"01110100011001110101110011000101110", "00100011000010000100001000010001110",
                                       "01110100010000100010001000100011111", "11111000100010000010000011000101110",
                                       "00010001100101010010111110001000010", "11111100001111000001000011000101110",
                                       "00110010001000011110100011000101110", "11111000010001000100010000100001000",
                                       "01110100011000101110100011000101110", "01110100011000101111000010001001100"};

Index point_of(Index digit, Index row, Index column) {
  if (row < 0 || row >= glyph_height || column < 0 || column >= glyph_width) return 0;
  return glyphs[static_cast<std::size_t>(digit)][static_cast<std::size_t>(row * glyph_width + column)] - '0';
}

/// A digit whose first row and column are `down` and `right`, one point in 32 flipped.
void sample_glyph(Rng& rng, Index, std::vector<Index>& source) {
  const Index digit = pick(rng, 10), down = pick(rng, 2), right = pick(rng, 4);
  source.clear();
  for (Index row = 0; row < side; ++row)
    for (Index column = 0; column < side; ++column) {
      const Index point = point_of(digit, row - down, column - right);
      source.push_back(rng.below(32) == 0 ? 1 - point : point);
    }
}

/// In how many points a picture is not that digit, there; counted up to `most`.
Index difference(std::span<const Index> picture, Index digit, Index down, Index right, Index most) {
  Index count = 0;
  for (std::size_t i = 0; i < picture.size() && count < most; ++i) {
    const auto place = static_cast<Index>(i);
    count += picture[i] != point_of(digit, place / side - down, place % side - right) ? 1 : 0;
  }
  return count;
}

/// The digit that is nearest in any place.
bool solve_glyph(Pair& pair) {
  if (static_cast<Index>(pair.source.size()) != side * side) return false;
  Index nearest = side * side, found = 0;
  for (Index digit = 0; digit < 10; ++digit)
    for (Index down = 0; down < 2; ++down)
      for (Index right = 0; right < 4; ++right)
        if (const Index distance = difference(pair.source, digit, down, right, nearest); distance < nearest) {
          nearest = distance;
          found = digit;
        }
  pair.target.assign(1, 1 + found);
  pair.gold.assign(1, -1);
  return true;
}

void sample_bits(Rng& rng, Index, std::vector<Index>& source) {
  source.resize(2);
  for (Index& bit : source) bit = pick(rng, 2);
}

bool solve_bits(Pair& pair) {
  if (pair.source.size() != 2) return false;
  pair.target.assign(1, 1 + (pair.source[0] ^ pair.source[1]));
  pair.gold.assign(1, -1);
  return true;
}

}  // namespace

Task exclusive_or_task() { return {points, after_end_mark(points), 1, 1, sample_bits, solve_bits, true, 2}; }
Task glyphs_task() {
  return {points, after_end_mark(ten_digits()), 1, 1, sample_glyph, solve_glyph, true, side * side};
}

}  // namespace attn
