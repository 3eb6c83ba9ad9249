// Is a remark for or against? Fillers, and one word that says it, with 不 before it or without. In a review about every
// second word says it, and seven in eight of them the same.

#include "task_parts.h"

namespace attn {
namespace {

const std::vector<std::string> words{"不",   "好",   "精彩", "喜欢", "动人", "差",   "无聊", "讨厌",
                                     "难看", "这",   "部",   "电影", "故事", "演员", "音乐", "我",
                                     "觉得", "真的", "昨天", "看",   "了",   "和"};
constexpr Index no = 0, first_good = 1, first_bad = 5, first_filler = 9;
constexpr Index bad_class = 1, good_class = 2;

void sample(Rng& rng, Index length, std::vector<Index>& source) {
  source.clear();
  while (static_cast<Index>(source.size()) < length)
    source.push_back(first_filler + pick(rng, words.size() - first_filler));
  const auto place = static_cast<std::size_t>(pick(rng, source.size()));
  source[place] = first_good + pick(rng, first_filler - first_good);
  if (place > 0 && rng.below(2) == 0) source[place - 1] = no;
}

/// How many words are for it, less those against.
Index balance_of(const std::vector<Index>& source) {
  Index balance = 0;
  for (std::size_t i = 0; i < source.size(); ++i) {
    if (source[i] < first_good || source[i] >= first_filler) continue;
    const bool good = source[i]<first_bad, denied = i> 0 && source[i - 1] == no;
    balance += good != denied ? 1 : -1;
  }
  return balance;
}

void sample_review(Rng& rng, Index length, std::vector<Index>& source) {
  const bool good = rng.below(2) == 0;
  do {
    source.clear();
    while (static_cast<Index>(source.size()) < length) {
      if (rng.below(2) == 0) {
        source.push_back(first_filler + pick(rng, words.size() - first_filler));
        continue;
      }
      const bool says = good != (rng.below(8) == 0);
      const bool denied = static_cast<Index>(source.size()) + 1 < length && rng.below(4) == 0;
      if (denied) source.push_back(no);
      source.push_back(says != denied ? first_good + pick(rng, first_bad - first_good)
                                      : first_bad + pick(rng, first_filler - first_bad));
    }
  } while (balance_of(source) == 0);
}

/// The more of both kinds has it; with as many there is no answer.
bool solve(Pair& pair) {
  const Index balance = balance_of(pair.source);
  pair.target.assign(1, balance > 0 ? good_class : bad_class);
  pair.gold.assign(1, -1);
  return balance != 0;
}

}  // namespace

Task reviews_task() { return {words, after_end_mark({"负面", "正面"}), 1, 40, sample_review, solve, true}; }
Task sentiment_task() { return {words, after_end_mark({"负面", "正面"}), 1, 40, sample, solve, true}; }

}  // namespace attn
