// Both languages, lesson.json and the files beside it hold together; where not, it is a build error with file and line.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { faultsOf, testFaults, type Changes } from './sample-lesson.js';

const en = 'sample/en/01-one.md';
const json = 'sample/lesson.json';
const inEnglish = (from: string, to: string): Changes => ({ [en]: (text) => text.replace(from, to) });

test('the sample lesson has no fault', () => assert.deepEqual(faultsOf({}), []));

testFaults([
  ['no front matter', { [en]: 'text' }, `${en}:1: the file starts with --- title: … slug: … ---`],
  ['front matter without a slug', inEnglish('slug: one\n', ''), /one\.md:1: front matter: slug is missing/],
  ['front matter with more', inEnglish('slug: one', 'slug: one\nneeds: x'), `${en}:1: front matter: unknown needs`],

  [
    'a missing translation',
    { 'sample/en/02-two.md': null },
    'sample/en/02-two.md:1: the file is missing; every section has both languages',
  ],
  [
    'a file nobody lists',
    { 'sample/en/03-three.md': 'x' },
    'sample/en/03-three.md:1: lesson.json does not list this file',
  ],
  ['another slug', inEnglish('slug: one', 'slug: uno'), `${en}:1: slug: uno here, one in zh`],
  [
    'another attribute',
    inEnglish('q="1 0; 0 1"', 'q="1 0"'),
    /one\.md:20: figure: .*"1 0".* here, .*"1 0; 0 1".* in zh, line 20/,
  ],
  [
    'a figure less',
    inEnglish('<attn-sample id="first" q="1 0; 0 1"></attn-sample>', ''),
    /one\.md:1: figure: 0 here, 1 in zh \(its lines 20\)/,
  ],
  ['a formula more', inEnglish('It costs', '$x$ costs'), /one\.md:\d+: \$ formula: 5 here, 4 in zh/],
  [
    'a display formula less',
    { [en]: (text) => text.replace(/\$\$[^]*?\$\$/, '') },
    /one\.md:1: \$\$ formula: 0 here, 1 in zh \(its lines 11\)/,
  ],
  [
    'an answer more',
    inEnglish('- two', '- two\n- three'),
    /one\.md:15: ::: predict: with 3 answers here, with 2 answers in zh/,
  ],
  ['a heading less', inEnglish('## Try it', 'Try it'), /one\.md:1: ## heading: 0 here, 1 in zh/],

  [
    'a fact of an unknown function',
    { [json]: (text) => text.replace('"maskedSoftmax"', '"softmaxed"') },
    `${json}:6: fact again: the core has no function "softmaxed"`,
  ],
  [
    'a fact that the core refuses',
    { [json]: (text) => text.replace('[[1, 0]], [[1, 0], [0, 1], [1, 1]]', '[[1]], [[1, 0]]') },
    /lesson\.json:5: fact example: scaled_dot_product_attention: Q \(1, 1\) and K \(1, 2\)/,
  ],
  [
    'a fact nobody uses',
    { [json]: (text) => text.replace('"facts": {', '"facts": {\n"spare": ["trainingBytes", 1],') },
    `${json}:5: fact spare is never used`,
  ],
  [
    'a citation nobody uses',
    { [json]: (text) => text.replace('"cited": {', '"cited": {\n"99.99": "x",') },
    `${json}:10: 99.99 is cited and never used`,
  ],
  ['a broken lesson.json', { [json]: '{' }, /^sample\/lesson\.json:1: .*JSON/],
  ['no course.json', { 'course.json': null }, 'course.json:1: the file is missing'],
]);
