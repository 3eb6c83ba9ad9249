// The native core as a benchmark's worker; tests/bench/worker.mjs says what it is asked and answers.

#include <algorithm>
#include <chrono>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "attn/attention.h"
#include "attn/flash.h"

using namespace attn;
using nlohmann::json;

namespace {

struct Inputs {
  Matrix Q, K, V;
};

const std::map<std::string, std::function<Matrix(const Inputs&)>> variants{
    {"flash", [](const Inputs& in) { return flash_attention(in.Q, in.K, in.V, Band{}).context; }},
    {"plain",
     [](const Inputs& in) {
       const Mask all(in.Q.rows(), in.K.rows(), true);
       return scaled_dot_product_attention(in.Q, in.K, in.V, all).context;
     }},
};

std::streamsize bytes_of(const Matrix& x) { return x.size() * static_cast<std::streamsize>(sizeof(Scalar)); }

Matrix read(const std::string& file, Index rows, Index cols) {
  Matrix x(rows, cols);
  std::ifstream(file, std::ios::binary).read(reinterpret_cast<char*>(x.data()), bytes_of(x));
  return x;
}

json answer(std::istream& line, Inputs& inputs) {
  std::string command, name;
  line >> command;
  if (command == "list") {
    json names = json::array();
    for (const auto& variant : variants) names.push_back(variant.first);
    return {{"variants", names}};
  }
  if (command == "setup") {
    Index n = 0, d = 0;
    line >> n >> d >> name;
    const auto matrix = [&](const char* which) {
      return read(name + "/" + which + "_" + std::to_string(n) + "_" + std::to_string(d) + ".f32", n, d);
    };
    inputs = {matrix("q"), matrix("k"), matrix("v")};
    return {{"ok", true}};
  }
  line >> name;
  const auto& attend = variants.at(name);
  if (command == "out") {
    std::string file;
    line >> file;
    const Matrix context = attend(inputs);
    std::ofstream(file, std::ios::binary).write(reinterpret_cast<const char*>(context.data()), bytes_of(context));
    return {{"ok", true}};
  }
  int calls = 1, repetitions = 1;
  line >> calls >> repetitions;
  json times = json::array();
  for (; repetitions > 0; --repetitions) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < calls; ++i) attend(inputs);
    times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count() /
                    calls);
  }
  return {{"ms", times}};
}

}  // namespace

int main() {
  Inputs inputs;
  for (std::string text; std::getline(std::cin, text);) {
    std::istringstream line(text);
    try {
      std::cout << answer(line, inputs) << std::endl;
    } catch (const std::exception& error) {
      std::cout << json{{"error", error.what()}} << std::endl;
    }
  }
}
