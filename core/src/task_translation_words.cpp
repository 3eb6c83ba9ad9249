// The words of the toy translation.

#include "task_translation_words.h"

#include <algorithm>
#include <iterator>

namespace attn {
namespace {

/// Forms are parted by |, the words of one by a blank.
struct Entry {
  WordClass kind;
  const char* chinese;
  const char* english;
};

constexpr Entry entries[] = {
    {WordClass::time, "昨天", "yesterday"},
    {WordClass::time, "昨晚", "last night"},
    {WordClass::time, "今早", "this morning"},
    {WordClass::time, "上周", "last week"},
    {WordClass::pronoun, "我", "I|me|my"},
    {WordClass::pronoun, "她", "she|her|her"},
    {WordClass::pronoun, "他", "he|him|his"},
    {WordClass::pronoun, "我们", "we|us|our"},
    {WordClass::pronoun, "他们", "they|them|their"},
    {WordClass::noun, "老师", "teacher"},
    {WordClass::noun, "学生", "student"},
    {WordClass::noun, "朋友", "friend"},
    {WordClass::noun, "孩子", "child"},
    {WordClass::noun, "猫", "cat"},
    {WordClass::noun, "狗", "dog"},
    {WordClass::noun, "书", "book"},
    {WordClass::noun, "信", "letter"},
    {WordClass::noun, "花", "flower"},
    {WordClass::noun, "照片", "photo"},
    {WordClass::place, "学校", "school"},
    {WordClass::place, "公园", "park"},
    {WordClass::place, "图书馆", "library"},
    {WordClass::place, "花园", "garden"},
    {WordClass::verb, "看见", "see|saw"},
    {WordClass::verb, "喜欢", "like|liked"},
    {WordClass::verb, "找到", "find|found"},
    {WordClass::verb, "忘记", "forget|forgot"},
    {WordClass::verb, "画", "draw|drew"},
    {WordClass::verb, "买", "buy|bought"},
    {WordClass::adjective, "红", "red"},
    {WordClass::adjective, "小", "small"},
    {WordClass::adjective, "旧", "old"},
    {WordClass::adjective, "新", "new"},
    {WordClass::adjective, "漂亮", "beautiful"},
    {WordClass::conjunction, "但是", "but"},
    {WordClass::conjunction, "所以", "so"},
    {WordClass::conjunction, "然后", "then"},
    {WordClass::de, "的", "of|that"},
    {WordClass::at, "在", "in"},
    {WordClass::past, "了", ""},
    {WordClass::negation, "没", "did not"},
    {WordClass::comma, "，", ","},
};

Index number_of(std::vector<std::string>& vocabulary, const std::string& word) {
  const auto found = std::find(vocabulary.begin(), vocabulary.end(), word);
  if (found == vocabulary.end()) vocabulary.push_back(word);
  return static_cast<Index>(std::distance(vocabulary.begin(), std::find(vocabulary.begin(), vocabulary.end(), word)));
}

Lexicon made() {
  Lexicon result;
  result.target = {end_mark};
  result.the = number_of(result.target, "the");
  for (const auto& [kind, chinese, english] : entries) {
    std::array<std::vector<Index>, 3> forms;
    std::size_t form = 0;
    std::string word;
    const auto finish = [&] {
      if (!word.empty()) forms[form].push_back(number_of(result.target, word));
      word.clear();
    };
    for (const char* letter = english; *letter; ++letter) {
      if (*letter != ' ' && *letter != '|') {
        word += *letter;
        continue;
      }
      finish();
      if (*letter == '|') ++form;
    }
    finish();
    result.by_kind[static_cast<std::size_t>(kind)].push_back(static_cast<Index>(result.source.size()));
    result.source.push_back(chinese);
    result.kinds.push_back(kind);
    result.forms.push_back(std::move(forms));
  }
  return result;
}

}  // namespace

const Lexicon& lexicon() {
  static const Lexicon only = made();
  return only;
}

}  // namespace attn
