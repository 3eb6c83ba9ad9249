// Copy, reverse and sort a row of digits. Digit d is word d of the source and word d + 1 of the target.

#include <algorithm>
#include <numeric>

#include "task_parts.h"

namespace attn {
namespace {

void sample(Rng& rng, Index length, std::vector<Index>& source) {
  source.resize(static_cast<std::size_t>(length));
  for (Index& digit : source) digit = pick(rng, 10);
}

/// The target that asks for the places of `gold` in turn.
bool follow_gold(Pair& pair) {
  pair.target.resize(pair.gold.size());
  for (std::size_t t = 0; t < pair.gold.size(); ++t)
    pair.target[t] = pair.source[static_cast<std::size_t>(pair.gold[t])] + 1;
  return true;
}

void number_places(Pair& pair) {
  pair.gold.resize(pair.source.size());
  std::iota(pair.gold.begin(), pair.gold.end(), Index{0});
}

bool copy(Pair& pair) {
  number_places(pair);
  return follow_gold(pair);
}

bool reverse(Pair& pair) {
  number_places(pair);
  std::reverse(pair.gold.begin(), pair.gold.end());
  return follow_gold(pair);
}

/// Equal digits keep their order.
bool sort(Pair& pair) {
  number_places(pair);
  std::sort(pair.gold.begin(), pair.gold.end(), [&](Index a, Index b) {
    const Index left = pair.source[static_cast<std::size_t>(a)], right = pair.source[static_cast<std::size_t>(b)];
    return left != right ? left < right : a < b;
  });
  return follow_gold(pair);
}

Task digit_task(bool (*solve)(Pair& pair)) {
  return {ten_digits(), after_end_mark(ten_digits()), 1, longest_source, sample, solve};
}

}  // namespace

Task copy_task() { return digit_task(copy); }
Task reverse_task() { return digit_task(reverse); }
Task sort_task() { return digit_task(sort); }

}  // namespace attn
