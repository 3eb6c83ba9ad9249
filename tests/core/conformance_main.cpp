// attn_conformance: every case of every file of reference cases, and how many of each file passed, failed, were
// skipped. A case fails if one of its CHECKs does, or if it throws.

#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <cstdio>
#include <exception>

#include "conformance.h"

using namespace attn::test;

namespace {

struct Counts {
  std::size_t passed = 0, failed = 0, skipped = 0;
};

std::size_t failed_checks = 0;

void note_failure(const doctest::AssertData& check) {
  if (failed_checks++ == 0) std::printf("    %s:%d: %s\n", check.m_file, check.m_line, check.m_decomp.c_str());
}

bool passes(const CaseFile& file, const Case& c) {
  failed_checks = 0;
  try {
    file.check(c);
  } catch (const std::exception& error) {
    std::printf("    %s\n", error.what());
    ++failed_checks;
  }
  if (failed_checks > 0) std::printf("  %s failed\n", c.name.c_str());
  return failed_checks == 0;
}

void row(const char* name, const Counts& n) { std::printf("%-34s%8zu%8zu%9zu\n", name, n.passed, n.failed, n.skipped); }

Counts run(std::span<const CaseFile> files, std::vector<Case> (*read)(const std::string&)) {
  Counts all;
  for (const CaseFile& file : files) {
    Counts n;
    const auto cases = read(file.name);
    for (const Case& c : cases) ++(passes(file, c) ? n.passed : n.failed);
    n.skipped = file.cases - std::min(file.cases, cases.size());
    row(file.name, n);
    all.passed += n.passed, all.failed += n.failed, all.skipped += n.skipped;
  }
  return all;
}

}  // namespace

int main() {
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);  // what was found stays, even if a case ends the program
  doctest::Context context;
  context.setAsDefaultForAssertsOutOfTestCases();
  context.setAssertHandler(note_failure);

  std::printf("%-34s%8s%8s%9s\n", "PyTorch", "passed", "failed", "skipped");
  const Counts pytorch = run(pytorch_files(), reference_cases);
  std::printf("\n%-34s%8s%8s%9s\n", "ONNX", "passed", "failed", "skipped");
  const Counts onnx = run(onnx_files(), onnx_cases);
  if (onnx.skipped > 0) std::printf("skipped cases are not in %s\n", onnx_folder().c_str());

  const Counts all{pytorch.passed + onnx.passed, pytorch.failed + onnx.failed, pytorch.skipped + onnx.skipped};
  std::printf("\n");
  row("all", all);
  return all.failed > 0;
}
