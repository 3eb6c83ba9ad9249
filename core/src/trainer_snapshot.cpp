// A trainer's state as matrices, and back.

#include <algorithm>
#include <limits>

#include "attn/error.h"
#include "attn/trainer.h"

namespace attn {
namespace {

const char* const where = "restore";

/// The state of an Rng in numbers of 16 bits, which are exact in every Scalar.
constexpr Index parts = 4, words = 4;

std::vector<Matrix*> values_of(const Parameters& parameters) {
  std::vector<Matrix*> list;
  for (const Parameter& parameter : parameters) list.push_back(parameter.value);
  return list;
}

/// One after another in a row.
template <class Matrices>
Matrix joined(const Matrices& matrices) {
  Index size = 0, at = 0;
  for (const auto* matrix : matrices) size += matrix->size();
  Matrix all(1, size);
  for (const auto* matrix : matrices) {
    std::copy_n(matrix->data(), matrix->size(), all.data() + at);
    at += matrix->size();
  }
  return all;
}

void parted(const Matrix& all, const std::vector<Matrix*>& matrices) {
  Index at = 0;
  for (Matrix* matrix : matrices) {
    std::copy_n(all.data() + at, matrix->size(), matrix->data());
    at += matrix->size();
  }
}

}  // namespace

Snapshot Trainer::snapshot() const {
  const auto [rng, given] = batches_.place();
  Matrix randomness(1, words * parts + 1);
  for (Index i = 0; i < words * parts; ++i)
    randomness(i) =
        static_cast<Scalar>(rng.state()[static_cast<std::size_t>(i / parts)] >> (16 * (i % parts)) & 0xffff);
  randomness(words * parts) = static_cast<Scalar>(given);
  std::vector<const Matrix*> moments;
  for (const auto* list : {&optimiser_.first, &optimiser_.second})
    for (const Matrix& matrix : *list) moments.push_back(&matrix);
  return {
      static_cast<Index>(optimiser_.steps), sequences_, tokens_, joined(values_of(list_)), joined(moments), randomness};
}

void Trainer::restore(const Snapshot& snapshot) {
  const auto& [steps, sequences, tokens, values, moments, randomness] = snapshot;
  const Index kept = config_.optimiser == OptimiserKind::sgd ? 1 : 2;
  require_shape(where, "values", values.rows(), values.cols(), 1, parameters());
  require_shape(where, "moments", moments.rows(), moments.cols(), 1, steps == 0 ? 0 : kept * parameters());
  require_shape(where, "randomness", randomness.rows(), randomness.cols(), 1, words * parts + 1);
  require_whole(where, "steps", static_cast<double>(steps), 0, 1e9);
  constexpr auto most = static_cast<double>(std::numeric_limits<Index>::max());
  require_whole(where, "sequences", static_cast<double>(sequences), 0, most);
  require_whole(where, "tokens", static_cast<double>(tokens), 0, most);
  for (Index i = 0; i < words * parts; ++i)
    require_whole(where, "randomness", static_cast<double>(randomness(i)), 0, 0xffff);
  const auto given = static_cast<double>(randomness(words * parts));
  require_whole(where, "randomness", given, 0, static_cast<double>(Batches::drawn));

  Rng::State state{};
  for (Index i = 0; i < words * parts; ++i)
    state[static_cast<std::size_t>(i / parts)] |= static_cast<std::uint64_t>(randomness(i)) << (16 * (i % parts));
  batches_.go_to({Rng(state), static_cast<Index>(given)});
  parted(values, values_of(list_));
  optimiser_ = {static_cast<std::uint64_t>(steps), {}, {}, {}};
  std::vector<Matrix*> list;
  for (Index i = 0; i < kept && steps > 0; ++i) {
    auto& memory = i == 0 ? optimiser_.first : optimiser_.second;
    for (const Parameter& parameter : list_) memory.push_back(*parameter.value);
    for (Matrix& matrix : memory) list.push_back(&matrix);
  }
  parted(moments, list);
  sequences_ = sequences;
  tokens_ = tokens;
  diverged_ = false;
}

}  // namespace attn
