// Mini-batches of pairs.

#include "attn/batches.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace attn {
namespace {

template <class List>
void shuffle(List& list, Rng& rng) {
  for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[static_cast<std::size_t>(rng.below(i))]);
}

}  // namespace

void Batch::assign(std::span<const Pair* const> pairs) {
  std::size_t source_steps = 0, target_steps = 0;
  source.lengths.clear();
  for (const Pair* pair : pairs) {
    source.lengths.push_back(static_cast<Index>(pair->source.size()));
    source_steps = std::max(source_steps, pair->source.size());
    target_steps = std::max(target_steps, pair->target.size() + 1);
  }
  const std::size_t batch = pairs.size();
  source.tokens.assign(source_steps * batch, 0);
  targets.fed.assign(target_steps * batch, end_word);
  targets.wanted.assign(target_steps * batch, padding_word);
  for (std::size_t b = 0; b < batch; ++b) {
    const auto& [words, target, gold] = *pairs[b];
    for (std::size_t t = 0; t < words.size(); ++t) source.tokens[t * batch + b] = words[t];
    for (std::size_t t = 0; t < target.size(); ++t) {
      targets.wanted[t * batch + b] = target[t];
      targets.fed[(t + 1) * batch + b] = target[t];
    }
    targets.wanted[target.size() * batch + b] = end_word;
  }
}

Index Batch::counted() const {
  return static_cast<Index>(targets.wanted.size()) -
         std::count(targets.wanted.begin(), targets.wanted.end(), padding_word);
}

Index Batch::places() const { return static_cast<Index>(source.tokens.size() + targets.wanted.size()); }

Index Batch::empty_places() const {
  return places() - counted() - std::accumulate(source.lengths.begin(), source.lengths.end(), Index{0});
}

Batches::Batches(Task task, Options options, Rng rng)
    : task_(std::move(task)),
      options_(options),
      start_(rng),
      rng_(rng),
      pairs_(static_cast<std::size_t>(drawn * options.batch)) {
  draw();
}

void Batches::draw() {
  start_ = rng_;
  given_ = 0;
  sorted_.clear();
  for (Pair& pair : pairs_) {
    const auto span = static_cast<std::uint64_t>(options_.highest - options_.lowest + 1);
    sample_pair(task_, rng_, options_.lowest + static_cast<Index>(rng_.below(span)), pair);
    for (Index& word : pair.target)
      if (rng_.uniform() < options_.label_noise)
        word = 1 + static_cast<Index>(rng_.below(task_.target_words.size() - 1));
    sorted_.push_back(&pair);
  }
  std::sort(sorted_.begin(), sorted_.end(), [](const Pair* a, const Pair* b) {
    const auto key = [](const Pair* pair) { return std::tuple(pair->source.size(), pair->target.size(), pair); };
    return key(a) < key(b);
  });
  order_.clear();
  for (Index i = 0; i < drawn; ++i) order_.push_back(i);
  shuffle(order_, rng_);
}

const Batch& Batches::next() {
  if (given_ == drawn) draw();
  const auto batch = static_cast<std::size_t>(options_.batch);
  const auto first = static_cast<std::size_t>(order_[static_cast<std::size_t>(given_++)]) * batch;
  batch_.assign(std::span(sorted_).subspan(first, batch));
  return batch_;
}

void Batches::go_to(const Place& place) {
  rng_ = place.rng;
  draw();
  given_ = place.given;
}

}  // namespace attn
