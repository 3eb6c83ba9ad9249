#include <doctest/doctest.h>

#include "conformance.h"

using namespace attn::test;

namespace {

void check_file(const CaseFile& file, const std::vector<Case>& cases) {
  for (const Case& c : cases) file.check(c);
  MESSAGE(std::string(file.name) << ": " << cases.size() << " cases checked, 0 skipped");
  CHECK(cases.size() == file.cases);
}

}  // namespace

TEST_SUITE("reference cases") {
  TEST_CASE("PyTorch computes the same") {
    for (const CaseFile& file : pytorch_files()) check_file(file, reference_cases(file.name));
  }

  TEST_CASE("ONNX says the same") {
    for (const CaseFile& file : onnx_files()) {
      const auto cases = onnx_cases(file.name);
      if (cases.empty())
        MESSAGE(std::string(file.name) << ": all " << file.cases << " cases skipped, for they are not in "
                                       << onnx_folder());
      else
        check_file(file, cases);
    }
  }
}
