// What is asked again, and in which order; and the reader's notes as a file.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { markdown, type Chapter } from '../../web/src/page/notebook.js';
import { next, standing, turned } from '../../web/src/page/quiz.js';

const [a, b, c] = [
  { id: 'a', right: 0 },
  { id: 'b', right: 1 },
  { id: 'c', right: 2 },
];
const all = [a, b, c];

test('a question is known by its first answer, and missed though the right one came later', () => {
  const answers = { a: [0, 1], b: [0, 1] };
  assert.deepEqual(standing(all, { answers, again: {} }), { known: [a], missed: [b], open: [c] });
});

test('asked again, the last time counts', () => {
  const answers = { a: [0], b: [0] };
  assert.deepEqual(standing(all, { answers, again: { a: false, b: true, c: true } }), {
    known: [b, c],
    missed: [a],
    open: [],
  });
});

test('a round ends when each question was answered right at once, and a missed one comes after all others', () => {
  assert.deepEqual(next(all, true), [b, c]);
  assert.deepEqual(next(all, false), [b, c, a]);
  assert.deepEqual(next([a], false), [a]);
  assert.deepEqual(next([a], true), []);
});

test('turned answers are all there, each once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(99), (count, turn) => {
      assert.deepEqual(
        turned(count, turn).sort(),
        Array.from({ length: count }, (_, k) => k),
      );
    }),
  );
});

const chapter = (change: Partial<Chapter>): Chapter => ({
  title: '直觉',
  note: '',
  guesses: [],
  answers: [],
  ...change,
});

test('the file has notes as quotations, guesses and answers with their marks, and no section without either', () => {
  const answers = [{ question: 'h 多长？', chosen: ['5000', '500'], right: '500' }];
  const guesses = [{ question: '会怎样？', choice: '掉下去' }];
  const sections = [chapter({ note: '箱子\n不够大', guesses, answers }), chapter({ title: '空' })];
  assert.equal(
    markdown({ title: '注意力', sections }, 'zh'),
    [
      '# 注意力：我的笔记',
      '',
      '## 直觉',
      '',
      '> 箱子',
      '> 不够大',
      '',
      '- 先猜：会怎样？',
      '  - 我答：掉下去',
      '- 问：h 多长？',
      '  - 我答：5000 ✗',
      '  - 我答：500 ✓',
      '',
    ].join('\n'),
  );
});

test('who never found the right answer is told it', () => {
  const answers = [{ question: 'How long?', chosen: ['5000'], right: '500' }];
  const text = markdown({ title: 'Attention', sections: [chapter({ answers })] }, 'en');
  assert.match(text, /- I said: 5000 ✗\n {2}- Right answer: 500\n/);
});
