#include "attn/error.h"

#include <doctest/doctest.h>

#include <limits>

#include "caught.h"

using namespace attn;
using namespace attn::test;
using Arguments = std::vector<std::string>;

TEST_SUITE("errors") {
  const Matrix Q = Matrix::Zero(1, 2), K = Matrix::Zero(2, 3);

  TEST_CASE("a shape is rows, then columns") { CHECK(shape(K) == "(2, 3)"); }

  TEST_CASE("columns that differ are named with their shapes, as a sentence and as data") {
    const auto error = caught([&] { require_same_columns("f", {"Q", Q}, {"K", K}); });
    CHECK(error.message == "f: Q (1, 2) and K (2, 3) need the same number of columns");
    CHECK(error.code == "columns-differ");
    CHECK(error.arguments == Arguments{"f", "Q", "(1, 2)", "K", "(2, 3)"});
    CHECK(caught([&] { require_same_columns("f", {"Q", Q}, {"Q", Q}); }).code.empty());
  }

  TEST_CASE("rows that differ, likewise") {
    const auto error = caught([&] { require_same_rows("f", {"Q", Q}, {"K", K}); });
    CHECK(error.message == "f: Q (1, 2) and K (2, 3) need the same number of rows");
    CHECK(error.code == "rows-differ");
  }

  TEST_CASE("a shape that must be another") {
    const auto error = caught([] { require_shape("f", "mask", 2, 2, 2, 3); });
    CHECK(error.message == "f: mask (2, 2) must be (2, 3)");
    CHECK(error.code == "shape-expected");
    CHECK(error.arguments == Arguments{"f", "mask", "(2, 2)", "(2, 3)"});
  }

  TEST_CASE("a size is refused before it is allocated, even where its product would overflow") {
    CHECK(caught([] { require_size("f", 8192, 8192); }).code.empty());
    CHECK(caught([] { require_size("f", 0, Index{1} << 62); }).code.empty());
    const auto error = caught([] { require_size("f", Index{1} << 40, Index{1} << 40); });
    CHECK(error.message == "f: (1099511627776, 1099511627776) numbers do not fit; the limit is 67108864");
    CHECK(error.code == "too-large");
    CHECK(caught([] { require_size("f", 8193, 8192); }).arguments == Arguments{"f", "8193", "8192", "67108864"});
  }

  TEST_CASE("no keys") {
    CHECK(caught([] { require_keys("f", 0); }).message == "f: there is no key to attend to");
    CHECK(caught([] { require_keys("f", 1); }).code.empty());
  }

  TEST_CASE("what must be positive is neither 0 nor NaN nor infinite") {
    for (const double value : {0.0, -0.5, std::numeric_limits<double>::quiet_NaN(), 1.0 / 0.0})
      CHECK(caught([&] { require_positive("f", "temperature", value); }).code == "not-positive");
    CHECK(caught([] { require_positive("f", "temperature", 0); }).message ==
          "f: temperature must be a positive number, not 0");
    CHECK(caught([] { require_positive("f", "temperature", 5e-324); }).code.empty());
  }

  TEST_CASE("what must be finite may be negative") {
    CHECK(caught([] { require_finite("f", "scale", -1.0 / 0.0); }).message ==
          "f: scale must be a finite number, not -Infinity");
    CHECK(caught([] { require_finite("f", "scale", -2); }).code.empty());
  }

  TEST_CASE("what must be in a range, and whole") {
    CHECK(caught([] { require_range("f", "length", 4, 0, 3); }).message ==
          "f: length must be a number from 0 to 3, not 4");
    CHECK(caught([] { require_range("f", "length", 0.0 / 0.0, 0, 3); }).code == "not-in-range");
    CHECK(caught([] { require_range("f", "length", 2.5, 0, 3); }).code.empty());
    const auto error = caught([] { require_whole("f", "n", 2.5, 1, 3); });
    CHECK(error.message == "f: n must be a whole number from 1 to 3, not 2.5");
    CHECK(error.arguments == Arguments{"f", "n", "2.5", "1", "3"});
  }

  TEST_CASE("numbers are written short: whole, or with six significant digits") {
    const auto written = [](double x) { return caught([&] { require_range("f", "x", x, 2, 1); }).arguments.at(2); };
    CHECK(written(0) == "0");
    CHECK(written(-12) == "-12");
    CHECK(written(1099511627776) == "1099511627776");
    CHECK(written(0.1) == "0.1");
    CHECK(written(-1234.5678) == "-1234.57");
    CHECK(written(1.0 / 3) == "0.333333");
    CHECK(written(0.00012345678) == "0.000123457");
    CHECK(written(999999.7) == "1000000");
    CHECK(written(0.99999999) == "1");
    CHECK(written(1e-300) == "1e-300");
    CHECK(written(-1.25e-9) == "-1.25e-9");
    CHECK(written(3.402823e38) == "3.40282e38");
    CHECK(written(0.0 / 0.0) == "NaN");
  }
}
