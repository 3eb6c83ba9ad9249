// Every fault in a section's text is a build error that names file and line.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { added, faultsOf, readSample, testFaults } from './sample-lesson.js';

const en = 'sample/en/01-one.md';
/** The line of the text that `added` brings. */
const line = 31;

testFaults([
  [
    'an unknown figure',
    added('<attn-nothing></attn-nothing>'),
    `${en}:${line}: there is no figure <attn-nothing>; there are: <attn-sample>`,
  ],
  [
    'an unknown attribute',
    added('<attn-sample id="x" colour="red"></attn-sample>'),
    `${en}:${line}: <attn-sample> has no attribute colour; it has: id q temperature`,
  ],
  [
    'an attribute that cannot be read',
    added('<attn-sample id="x" q="1 0; 2"></attn-sample>'),
    /^sample\/en\/01-one\.md:31: <attn-sample> q="1 0; 2": /,
  ],
  [
    'a state that the core refuses',
    added('<attn-sample id="x" temperature="0"></attn-sample>'),
    /:31: <attn-sample>: .*temperature/,
  ],
  ['a figure given twice', added('<attn-sample id="first"></attn-sample>'), `${en}:${line}: id first is given twice`],
  [
    'a figure without its closing tag',
    added('<attn-sample id="x">\n\nText.'),
    `${en}:${line}: a figure needs its closing tag, with no empty line before it`,
  ],
  [
    'a figure with something inside',
    added('<attn-sample id="x">text</attn-sample>'),
    /:31: a figure stands on lines of its own/,
  ],
  [
    'a figure with something beside it',
    added('<attn-sample id="x"></attn-sample> text'),
    /:31: a figure stands on lines of its own/,
  ],
  [
    'an attribute given twice',
    added('<attn-sample id="x" id="y"></attn-sample>'),
    /:31: the figure's tag is not HTML: duplicate-attribute/,
  ],
  ['a raw HTML block', added('<div>text</div>'), `${en}:${line}: raw HTML is not allowed: <div>text</div>`],
  ['raw HTML in a line', added('One\ntwo <b>three</b>'), `${en}:${line + 1}: raw HTML is not allowed: <b>`],
  ['a formula that does not parse', added('Text\n$\\frac{1$ more'), /01-one\.md:32: formula: /],
  [
    'a display formula that does not parse',
    added('$$\na\n\\nothing\n$$'),
    /01-one\.md:32: formula: Undefined control sequence: \\nothing/,
  ],
  ['a formula with a character LaTeX does not know', added('$中$'), /:31: formula: .*unicodeTextInMathMode/],
  ['a link in a formula', added('$\\href{http://a.example}{x}$'), /:31: formula: \\href is not allowed/],
  ['a formula that is not closed', added('one $x two'), /:31: a formula is not closed/],
  [
    'a number that the core contradicts',
    added('a\nb {{0.402 = example.weights[0,0]}}'),
    /:32: 0\.402 is written, the core says 0\.401 \(example/,
  ],
  ['a number of an unknown fact', added('{{1 = nothing.x}}'), `${en}:${line}: there is no fact nothing`],
  [
    'a number that does not exist',
    added('{{1 = example.weights[0,3]}}'),
    `${en}:${line}: example.weights[0,3]: there is no [0,3]`,
  ],
  ['a number that is none', added('{{1 = example.weights}}'), `${en}:${line}: example.weights is not a number`],
  ['a number with an unknown unit', added('{{1 QiB = head.macs}}'), `${en}:${line}: unknown unit "QiB"`],
  ['half a checked number', added('{{1 = head.macs}'), /:31: cannot read a checked number/],
  [
    'a long number without a source',
    added('a\nb 3.1416 c'),
    `${en}:${line + 1}: 3.1416 is neither checked by the core nor cited in lesson.json`,
  ],
  ['a long number in a formula', added('$12{,}345$'), /:31: 12,345 is neither checked/],
  ['an unknown container', added('::: exercise\ntext\n:::'), `${en}:${line}: unknown container: ::: exercise`],
  ['a container that is not closed', added('::: note Title\ntext'), `${en}:${line}: ::: note is not closed by :::`],
  [
    'a check without a question',
    added('::: check\n- [x] a — b\n- [ ] c — d\n:::'),
    `${en}:${line}: ::: check needs a question on its line`,
  ],
  [
    'a check without a right answer',
    added('::: check Why?\n- [ ] a — b\n- [ ] c — d\n:::'),
    /:31: ::: check needs one right answer, marked \[x\]; it has 0/,
  ],
  [
    'an answer without a reason',
    added('::: check Why?\n- [x] a — b\n- [ ] c\n:::'),
    `${en}:${line + 2}: an answer needs its reason after a dash: answer — reason`,
  ],
  ['an answer without a box', added('::: check Why?\n- [x] a — b\n- c — d\n:::'), /:33: an answer starts with \[ \]/],
  ['a prediction with one choice', added('::: predict What?\n- a\n:::'), /:31: ::: predict needs two answers or more/],
  [
    'text in a check',
    added('::: check Why?\ntext\n- [x] a — b\n- [ ] c — d\n:::'),
    /:32: ::: check holds a list of answers and nothing else/,
  ],
  ['a link that leads nowhere', added('[x](#nowhere)'), `${en}:${line}: a link leads to #nowhere, which is not there`],
  ['a link to a file', added('[x](other.html)'), /:31: a link leads to #a-section or to https/],
  ['an image', added('![x](y.png)'), /:31: images are not supported/],
  ['a title in the text', added('# Title'), /:31: the title is in the front matter/],
  ['您', added('您好'), `${en}:${line}: “您”: the reader is 你`],
  ['a translated Transformer', added('变换器'), /:31: “变换器”: “Transformer” is never translated/],
]);

test('all faults are told together, by file and line', () => {
  const lines = faultsOf({ ...added('3.1416\n\n<b>x</b>\n\n[x](#nowhere)') });
  assert.deepEqual(
    lines.map((text) => text.replace(/: .*/, '')),
    ['sample/en/01-one.md:31', 'sample/en/01-one.md:33', 'sample/en/01-one.md:33', 'sample/en/01-one.md:35']
      .flatMap((place) => place)
      .concat(['sample/zh/01-one.md:31', 'sample/zh/01-one.md:33', 'sample/zh/01-one.md:33', 'sample/zh/01-one.md:35']),
  );
});

test('an escaped dollar is a dollar', () => {
  const { sections } = readSample(added('It costs \\$5.'));
  assert.match(sections.en[0]!.html, /It costs \$5\./);
});

test('a number that a fact is given needs no source', () => {
  const fact = (text: string) => text.replace('"n": 2048', '"n": 4097');
  assert.ok(faultsOf(added('4097')).some((text) => text.includes('4097 is neither')));
  assert.ok(
    !faultsOf({ ...added('4097'), 'sample/lesson.json': fact }).some((text) => text.includes('4097 is neither')),
  );
});

test('years, short numbers, code and addresses need no source', () => {
  assert.deepEqual(
    faultsOf(added('2017, 12,000, 0.0012, `3.1416`, [x](https://a.example/31416), arXiv:1706.03762')),
    [],
  );
});
