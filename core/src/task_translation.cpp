// A toy translation from Chinese to English by a synchronous grammar, 1 to 5 clauses long:
//   clause   [time] NP [在 place] (没 verb | verb 了) NP     NP verb NP [in the place] [time]
//   NP       pronoun, noun, adjective 的 noun                I, the cat, the red flower
//            pronoun 的 noun, noun 的 noun                   my book, the book of the teacher
//            pronoun verb 的 noun                            the book that I bought
// Time and place go from before the verb to the end, and what 的 binds from before the noun to after it.

#include "task_translation_words.h"

namespace attn {
namespace {

constexpr Index none = -1;

/// Places in the source.
struct NounPhrase {
  Index head = none, modifier = none, verb = none, de = none;
};
struct Clause {
  Index time = none, at = none, place = none, negation = none, verb = none;
  NounPhrase subject, object;
};

/// Reads a source from left to right.
struct Reader {
  const Lexicon& words;
  std::span<const Index> source;
  Index at = 0;

  bool ended() const { return at == static_cast<Index>(source.size()); }
  bool sees(WordClass kind, Index ahead = 0) const {
    const auto place = static_cast<std::size_t>(at + ahead);
    return place < source.size() && words.kind_of(source[place]) == kind;
  }
  /// The place of a word of that class, which is then behind; `none` if another stands here.
  Index take(WordClass kind) { return sees(kind) ? at++ : none; }
};

bool read(Reader& reader, NounPhrase& phrase) {
  phrase = {};
  if (reader.sees(WordClass::pronoun) && reader.sees(WordClass::verb, 1) && reader.sees(WordClass::de, 2)) {
    phrase.modifier = reader.at++;
    phrase.verb = reader.at++;
  } else if (reader.sees(WordClass::de, 1)) {
    for (const WordClass kind : {WordClass::adjective, WordClass::pronoun, WordClass::noun})
      if (phrase.modifier == none) phrase.modifier = reader.take(kind);
  }
  if (phrase.modifier != none) phrase.de = reader.take(WordClass::de);
  phrase.head = reader.take(WordClass::noun);
  if (phrase.head == none && phrase.modifier == none) phrase.head = reader.take(WordClass::pronoun);
  return phrase.head != none && (phrase.modifier == none || phrase.de != none);
}

bool read(Reader& reader, Clause& clause) {
  clause = {};
  clause.time = reader.take(WordClass::time);
  if (!read(reader, clause.subject)) return false;
  clause.at = reader.take(WordClass::at);
  if (clause.at != none && (clause.place = reader.take(WordClass::place)) == none) return false;
  clause.negation = reader.take(WordClass::negation);
  if ((clause.verb = reader.take(WordClass::verb)) == none) return false;
  if (clause.negation == none && reader.take(WordClass::past) == none) return false;
  return read(reader, clause.object);
}

/// Writes English, each word with the place it comes from: `none` for "the", which nothing in Chinese says.
struct Writer {
  const Lexicon& words;
  Pair& pair;

  void write(Index place, Form form) const {
    if (place == none) return;
    for (const Index word : words.english(pair.source[static_cast<std::size_t>(place)], form)) write_word(word, place);
  }
  void write_word(Index word, Index place) const {
    pair.target.push_back(word);
    pair.gold.push_back(place);
  }
  void write_the() const { write_word(words.the, none); }
  bool is(Index place, WordClass kind) const {
    return place != none && words.kind_of(pair.source[static_cast<std::size_t>(place)]) == kind;
  }

  void write(const NounPhrase& phrase, Form of_pronoun) const {
    const auto& [head, modifier, verb, de] = phrase;
    if (is(head, WordClass::pronoun)) return write(head, of_pronoun);
    const bool possessed = verb == none && is(modifier, WordClass::pronoun);
    if (possessed)
      write(modifier, Form::possessive);
    else
      write_the();
    if (is(modifier, WordClass::adjective)) write(modifier, Form::plain);
    write(head, Form::plain);
    if (is(modifier, WordClass::noun)) {
      write(de, Form::plain);
      write_the();
      write(modifier, Form::plain);
    }
    if (verb != none) {
      write(de, Form::relative);
      write(modifier, Form::plain);
      write(verb, Form::past);
    }
  }

  void write(const Clause& clause) const {
    write(clause.subject, Form::plain);
    write(clause.negation, Form::plain);
    write(clause.verb, clause.negation == none ? Form::past : Form::plain);
    write(clause.object, Form::object);
    write(clause.at, Form::plain);
    if (clause.place != none) write_the();
    write(clause.place, Form::plain);
    write(clause.time, Form::plain);
  }
};

bool solve(Pair& pair) {
  const Lexicon& words = lexicon();
  const Writer writer{words, pair};
  Reader reader{words, pair.source};
  pair.target.clear();
  pair.gold.clear();
  for (Clause clause; read(reader, clause);) {
    writer.write(clause);
    if (reader.ended()) return true;
    const Index comma = reader.take(WordClass::comma);
    if (comma == none) return false;
    writer.write(comma, Form::plain);
    writer.write(reader.take(WordClass::conjunction), Form::plain);
  }
  return false;
}

struct Composer {
  const Lexicon& words;
  Rng& rng;
  std::vector<Index>& source;

  void say(WordClass kind) const {
    const auto& choices = words.of_kind(kind);
    source.push_back(choices[static_cast<std::size_t>(rng.below(choices.size()))]);
  }
  void say_all(std::initializer_list<WordClass> kinds) const {
    for (const WordClass kind : kinds) say(kind);
  }
  bool one_in(std::uint64_t n) const { return rng.below(n) == 0; }

  void say_subject() const {
    if (one_in(2)) return say(WordClass::pronoun);
    if (one_in(2)) say_all({WordClass::adjective, WordClass::de});
    say(WordClass::noun);
  }
  void say_object() const {
    switch (rng.below(5)) {
      case 0:
        say_all({WordClass::adjective, WordClass::de});
        break;
      case 1:
        say_all({WordClass::pronoun, WordClass::de});
        break;
      case 2:
        say_all({WordClass::noun, WordClass::de});
        break;
      case 3:
        say_all({WordClass::pronoun, WordClass::verb, WordClass::de});
        break;
      default:
        if (one_in(2)) return say(WordClass::pronoun);
    }
    say(WordClass::noun);
  }
  void say_clause() const {
    if (one_in(2)) say(WordClass::time);
    say_subject();
    if (one_in(2)) say_all({WordClass::at, WordClass::place});
    if (one_in(4))
      say_all({WordClass::negation, WordClass::verb});
    else
      say_all({WordClass::verb, WordClass::past});
    say_object();
  }
};

void sample(Rng& rng, Index length, std::vector<Index>& source) {
  source.clear();
  const Composer composer{lexicon(), rng, source};
  for (Index clause = 0; clause < length; ++clause) {
    if (clause > 0) composer.say(WordClass::comma);
    if (clause > 0 && composer.one_in(2)) composer.say(WordClass::conjunction);
    composer.say_clause();
  }
}

}  // namespace

Task translation_task() { return {lexicon().source, lexicon().target, 1, 5, sample, solve}; }

}  // namespace attn
