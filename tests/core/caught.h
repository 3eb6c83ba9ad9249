#pragma once

// The Error that a call throws, as data.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "attn/error.h"

namespace attn::test {

struct Caught {
  std::string code, message;
  std::vector<std::string> arguments;
};

/// All empty if nothing was thrown.
template <typename Call>
Caught caught(const Call& call) {
  try {
    call();
  } catch (const Error& error) {
    return {error.code(), error.what(), error.arguments()};
  }
  return {};
}

}  // namespace attn::test
