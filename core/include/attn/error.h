#pragma once

// What every function throws for a wrong argument: a sentence for programmers, and the same as data (a code and its
// arguments) so that a page can say it in its reader's language. Shapes are checked first, once, by name.

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <vector>

#include "attn/types.h"

namespace attn {

class Error : public std::invalid_argument {
 public:
  Error(std::string code, std::vector<std::string> arguments, const std::string& message);

  const std::string& code() const { return code_; }
  const std::vector<std::string>& arguments() const { return arguments_; }

 private:
  std::string code_;
  std::vector<std::string> arguments_;
};

/// A word, a number or a shape in an error's arguments. It refers to what it is made of.
class Detail {
 public:
  Detail(const char* word) : word_(word) {}
  Detail(const std::string& word) : word_(word.c_str()) {}
  Detail(double number) : number_(number) {}
  Detail(Index rows, Index cols) : rows_(rows), cols_(cols) {}

  std::string text() const;

 private:
  const char* word_ = nullptr;
  Index rows_ = -1, cols_ = -1;
  double number_ = 0;
};

/// Throws an Error whose arguments are the details, and whose sentence has them in the place of $0, $1, ….
[[noreturn]] void fail(const char* code, const char* sentence, std::initializer_list<Detail> details);

/// A matrix and the name the caller knows it by.
struct Named {
  const char* name;
  const View& matrix;
};

/// No intermediate may have more elements than this (256 MiB as float32).
inline constexpr Index max_elements = Index{1} << 26;

/// "columns-differ" [where, a, shape, b, shape]:
/// "where: Q (1, 2) and K (2, 3) need the same number of columns".
void require_same_columns(const char* where, Named a, Named b);
/// "rows-differ" [where, a, shape, b, shape].
void require_same_rows(const char* where, Named a, Named b);
/// "shape-expected" [where, a, shape, expected shape]: "where: mask (2, 2) must be (2, 3)".
void require_shape(const char* where, const char* name, Index rows, Index cols, Index expected_rows,
                   Index expected_cols);
/// "too-large" [where, rows, cols, limit]: a (rows, cols) intermediate would not fit.
void require_size(const char* where, Index rows, Index cols);
/// "no-keys" [where]: there is nothing to attend to.
void require_keys(const char* where, Index keys);
/// "not-positive" [where, name, value], also for NaN and infinity.
void require_positive(const char* where, const char* name, double value);
/// "not-finite" [where, name, value].
void require_finite(const char* where, const char* name, double value);
/// "not-in-range" [where, name, value, lowest, highest], also for NaN.
void require_range(const char* where, const char* name, double value, double lowest, double highest);
/// The same code and arguments, also for a number that is not whole.
void require_whole(const char* where, const char* name, double value, double lowest, double highest);
/// "not-a-multiple" [where, name, value, of, value]: "where: q_num_heads 3 must be a multiple of kv_num_heads 2".
void require_multiple(const char* where, const char* name, Index value, const char* of, Index divisor);

}  // namespace attn
