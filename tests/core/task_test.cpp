#include <doctest/doctest.h>

#include <algorithm>

#include "attn/task_words.h"
#include "caught.h"

using namespace attn;
using namespace attn::test;

namespace {

std::string joined(const std::vector<std::string>& words, const char* between = "") {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

/// Target and gold of a source text.
struct Answer {
  std::string target;
  std::vector<Index> gold;
};
Answer answer(TaskKind kind, const std::string& text, const char* between = "") {
  const Task task = task_of(kind);
  Pair pair{parse_source(task, text), {}, {}};
  if (!task.solve(pair)) return {"none", {}};
  return {joined(spelled(task.target_words, pair.target), between), pair.gold};
}

}  // namespace

TEST_SUITE("tasks") {
  TEST_CASE("copy, reverse and sort, with where each digit comes from") {
    CHECK(answer(TaskKind::copy, "314").target == "314");
    CHECK(answer(TaskKind::reverse, "314").target == "413");
    CHECK(answer(TaskKind::reverse, "314").gold == std::vector<Index>{2, 1, 0});
    CHECK(answer(TaskKind::sort, "31413").target == "11334");
    CHECK(answer(TaskKind::sort, "31413").gold == std::vector<Index>{1, 3, 0, 4, 2});
  }

  TEST_CASE("translation moves time and place to the end, and what 的 binds behind the noun") {
    const auto english = [](const char* chinese) { return answer(TaskKind::translation, chinese, " "); };
    CHECK(english("昨天我在公园看见了她").target == "I saw her in the park yesterday");
    CHECK(english("昨天我在公园看见了她").gold == std::vector<Index>{1, 4, 6, 2, -1, 3, 0});
    CHECK(english("猫没看见红的花").target == "the cat did not see the red flower");
    CHECK(english("他忘记了老师的书").target == "he forgot the book of the teacher");
    CHECK(english("他忘记了老师的书").gold == std::vector<Index>{0, 1, -1, 5, 4, -1, 3});
    CHECK(english("我们找到了她买的信").target == "we found the letter that she bought");
    CHECK(english("小的狗喜欢了我的照片，但是昨晚老师没画我们").target ==
          "the small dog liked my photo , but the teacher did not draw us last night");
  }

  TEST_CASE("what the grammar does not make has no translation") {
    for (const char* text :
         {"我", "我看见她", "看见了我", "我看见了她，", "我在看见了她", "我看见了红的我", "我的看见了书"})
      CHECK(answer(TaskKind::translation, text).target == "none");
  }

  TEST_CASE("numerals and digits, both ways") {
    const std::pair<const char*, const char*> pairs[] = {
        {"12003", "一万二千零三"},
        {"0", "零"},
        {"10", "十"},
        {"12", "十二"},
        {"110", "一百一十"},
        {"2002", "两千零二"},
        {"20000", "两万"},
        {"22000", "两万二千"},
        {"103000", "十万三千"},
        {"100300", "十万零三百"},
        {"100003000", "一亿零三千"},
        {"100000003", "一亿零三"},
        {"999999999999", "九千九百九十九亿九千九百九十九万九千九百九十九"}};
    for (const auto& [digits, numerals] : pairs) {
      CHECK(answer(TaskKind::digits_to_numerals, digits).target == numerals);
      CHECK(answer(TaskKind::numerals_to_digits, numerals).target == digits);
    }
    CHECK(answer(TaskKind::numerals_to_digits, "两百").target == "200");
    CHECK(answer(TaskKind::numerals_to_digits, "一万二千零三").gold == std::vector<Index>{0, 2, 4, 4, 5});
    CHECK(answer(TaskKind::digits_to_numerals, "12003").gold == std::vector<Index>{0, 0, 1, 1, 2, 4});
    for (const char* text : {"零一", "一二", "万", "十百", "一百二", "一亿亿", "一百零零三"})
      CHECK(answer(TaskKind::numerals_to_digits, text).target == "none");
    CHECK(answer(TaskKind::digits_to_numerals, "01").target == "none");
  }

  TEST_CASE("dates of all formats are read") {
    for (const char* text :
         {"2021-03-05",    "2021-3-5",       "2021/03/05",        "2021/3/5",        "2021.03.05",
          "20210305",      "2021年3月5日",   "2021年03月05日",    "2021年三月五日",  "二〇二一年三月五日",
          "March 5, 2021", "March 05, 2021", "Mar 05, 2021",      "March 5th, 2021", "5 March 2021",
          "05 March 2021", "5 Mar 2021",     "5th of March 2021", "3/5/2021",        "5.3.2021"})
      CHECK(answer(TaskKind::dates, text).target == "2021-03-05");
    CHECK(answer(TaskKind::dates, "31st of December 1999").target == "1999-12-31");
    CHECK(answer(TaskKind::dates, "二〇〇〇年十二月二十九日").target == "2000-12-29");
    CHECK(answer(TaskKind::dates, "5 Mar 2021").gold == std::vector<Index>{2, 3, 4, 5, -1, 1, 1, -1, 0, 0});
    for (const char* text : {"2021-02-29", "2021-13-01", "5st of March 2021", "2021", "March"})
      CHECK(answer(TaskKind::dates, text).target == "none");
  }

  TEST_CASE("every task solves what it samples") {
    for (int kind = 0; kind <= static_cast<int>(TaskKind::glyphs); ++kind) {
      const Task task = task_of(static_cast<TaskKind>(kind));
      Rng rng(3);
      Pair pair;
      for (Index i = 0; i < 300; ++i) {
        const Index length = task.lowest + i % std::min<Index>(task.highest - task.lowest + 1, 20);
        task.sample(rng, length, pair.source);
        CHECK(task.solve(pair));
        CHECK(pair.gold.size() == pair.target.size());
        CHECK(static_cast<Index>(pair.source.size()) <= longest_source);
        for (const Index gold : pair.gold) CHECK(gold < static_cast<Index>(pair.source.size()));
      }
    }
  }

  TEST_CASE("one word decides a remark, many a review") {
    const auto deciding = [](TaskKind kind) {
      const Task task = task_of(kind);
      double count = 0;
      for (const TaskPair& pair : sample_task(kind, 12, 12, 200, 5))
        for (const std::string& word : pair.source)
          count += std::find(task.source_words.begin() + 1, task.source_words.begin() + 9, word) !=
                           task.source_words.begin() + 9
                       ? 1
                       : 0;
      return count / 200;
    };
    CHECK(deciding(TaskKind::sentiment) == 1);
    CHECK(deciding(TaskKind::reviews) > 4);
  }

  TEST_CASE("pairs are the same for the same seed, and of the lengths that are asked for") {
    const auto pairs = sample_task(TaskKind::reverse, 2, 5, 40, 7);
    std::size_t shortest = 9, longest = 0;
    for (const TaskPair& pair : pairs) {
      shortest = std::min(shortest, pair.source.size());
      longest = std::max(longest, pair.source.size());
    }
    CHECK(shortest == 2);
    CHECK(longest == 5);
    CHECK(sample_task(TaskKind::reverse, 2, 5, 40, 7)[39].source == pairs[39].source);
    CHECK(joined(pairs[0].source) == "17");
  }

  TEST_CASE("a length that a task has not is refused") {
    CHECK(caught([] { sample_task(TaskKind::copy, 0, 5, 1, 1); }).message ==
          "sample_task: lowest must be a whole number from 1 to 72, not 0");
    CHECK(caught([] { sample_task(TaskKind::copy, 5, 4, 1, 1); }).code == "not-in-range");
  }
}
