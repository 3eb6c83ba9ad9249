// What becomes of a lesson: the markup that page-data.ts promises, and this site's own lesson without a fault.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { readLesson } from '../../web/build/lesson.js';
import { definitions } from '../../web/src/figures/registry.js';
import { core, readSample, root } from './sample-lesson.js';

const { sections, formulaClasses } = readSample();
const zh = sections.zh[0]!.html;
const en = sections.en[0]!.html;

test('the lesson of this site has no fault: numbers, formulas, figures, both languages alike, every source used', () => {
  const lesson = readLesson({ root, lessons: join(root, 'lessons'), name: 'attention' }, core, definitions);
  assert.ok(lesson.sections.zh.length >= 6);
  assert.deepEqual(
    lesson.sections.en.map(({ slug }) => slug),
    lesson.sections.zh.map(({ slug }) => slug),
  );
  const figures = lesson.sections.zh.flatMap(({ figures }) => figures);
  assert.ok(figures.some(({ id }) => id === 'example-1'));
  const first = readFileSync(join(root, 'web/src/figures/first.ts'), 'utf8');
  assert.ok(first.includes(`'./${figures[0]!.tag.replace('attn-', '')}/element.js'`), 'the first figure comes first');
});

test('a checked number stands in the text with its unit, in a formula with its groups together', () => {
  assert.match(en, /The weight is 0\.401, in a formula /);
  assert.match(en, /that is 1\.07\u00a0GFLOP; cited 13\.93/);
  assert.match(en, /<mo>=<\/mo><mn>536,870,912<\/mn>/);
  assert.doesNotMatch(zh + en, /[\ue000\ue001]|\{\{\d/);
});

test('a figure is an open and a closed tag, with a word for readers without scripts in their language', () => {
  const tag = '<figure class="live"><attn-sample id="first" q="1 0; 0 1"><p class="no-script">';
  assert.ok(zh.includes(`${tag}这里有一幅可以动手改的图，需要 JavaScript 才能显示。</p></attn-sample></figure>`));
  assert.ok(en.includes(`${tag}A figure you can edit stands here; it needs JavaScript.</p></attn-sample></figure>`));
});

test('a check has its question, one right answer and every reason', () => {
  const [check = ''] = /<section class="check">[^]*?<\/section>/.exec(en) ?? [];
  assert.match(check, /^<section class="check"><p class="question">Which is right\?<\/p>/);
  assert.equal(check.match(/<li/g)?.length, 2);
  assert.match(
    check,
    /<li data-right="">\s*<div class="answer">that<\/div><details><summary>Why<\/summary><div class="reason">yes\.<\/div><\/details><\/li>/,
  );
  assert.match(
    zh,
    /<li>\s*<div class="answer">这个<\/div><details><summary>理由<\/summary><div class="reason">不对，因为/,
  );
});

test('predictions and notes have their titles', () => {
  assert.match(zh, /<section class="predict"><p class="question">猜一猜 <span class="kept"><span class="katex">/);
  assert.match(en, /<section class="predict">[^]*<ul>\s*<li>one<\/li>\s*<li>two<\/li>\s*<\/ul>\s*<\/section>/);
  assert.match(en, /<aside class="note"><p class="note-title">Aside<\/p>\s*<p>A remark\.<\/p>\s*<\/aside>/);
});

test('headings stand under the title of the section, with the same ids in both languages', () => {
  assert.match(zh, /<h3 id="one-1">动手<\/h3>/);
  assert.match(en, /<h3 id="one-1">Try it<\/h3>/);
});

test('a table scrolls in its own box, and its alignment is a class that the stylesheet knows', () => {
  const table = sections.en[1]!.html;
  assert.match(table, /<div class="scroll"><table>/);
  const [, name] = /<td class="(ks\d+)"><span class="katex">/.exec(table) ?? [];
  assert.ok(formulaClasses.includes(`.${name}{text-align:right!important}`));
});

test('formulas keep their roles and lose their inline styles', () => {
  assert.match(en, /class="enclosing attn-query"/);
  assert.match(en, /class="enclosing attn-weight"/);
  assert.doesNotMatch(zh + en, / style="/);
});

test('a formula keeps its TeX in questions, where notes take it from, and nowhere else', () => {
  const questions = [...en.matchAll(/<section class="(?:check|predict)">[^]*?<\/section>/g)].map(([part]) => part);
  const count = (text: string) => text.split('<annotation ').length - 1;
  assert.equal(count(en), count(questions.join('')));
  const inQuestions = readSample({
    'sample/en/01-one.md': (text) => text.replace('::: check ', '::: check $x^2$: '),
    'sample/zh/01-one.md': (text) => text.replace('::: check ', '::: check $x^2$：'),
  });
  assert.match(inQuestions.sections.en[0]!.html, /<annotation encoding="application\/x-tex">x\^2<\/annotation>/);
});

test('every term of the glossary is introduced in the text, in both languages', () => {
  const { sections, terms } = readLesson(
    { root, lessons: join(root, 'lessons'), name: 'attention' },
    core,
    definitions,
  );
  for (const language of ['zh', 'en'] as const) {
    const html = sections[language].map((section) => section.html).join('');
    const missing = terms.filter(({ id }) => !html.includes(`href="#term-${id}"`));
    assert.deepEqual(missing.map((term) => term[language]), [], language); // prettier-ignore
  }
});
