// libFuzzer's entry: the first byte says which target, the rest is its arguments.

#include <vector>

#include "attn/error.h"
#include "targets.h"

namespace {

std::vector<attn::fuzz::Target> all_targets() {
  using namespace attn::fuzz;
  std::vector<Target> all;
  for (const auto& some : {attention_targets(), other_form_targets(), mask_targets(), recurrent_targets(),
                           training_targets(), experiment_targets()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto targets = all_targets();
  attn::fuzz::Source source({data, size});
  try {
    targets[source.below(targets.size())](source);
  } catch (const attn::Error&) {
  }
  return 0;
}
