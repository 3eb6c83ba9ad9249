// Where a line of Markdown ends, Chinese gets no space and Latin words do; quotation marks are curled, nothing else is.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createMarkdown } from '../../web/build/markdown.js';

const cases: readonly (readonly [source: string, shown: string])[] = [
  ['把问题写成\n一个向量', '把问题写成一个向量'],
  ['状态里。\n2014 年', '状态里。2014 年'],
  ['of the previous\nsection', 'of the previous\nsection'],
  ['读完 encoder\n再写', '读完 encoder\n再写'],
  ['**重点**\n后面', '<strong>重点</strong>后面'],
  ['He said\n“yes”', 'He said\n“yes”'],
  [`"It's learned"... (c)`, '“It’s learned”... (c)'],
];

for (const [source, shown] of cases) {
  test(`${JSON.stringify(source)} shows ${JSON.stringify(shown)}`, () => {
    const md = createMarkdown();
    const environment = { report: assert.fail, language: 'zh', found: () => {} };
    assert.equal(md.render(source, environment), `<p>${shown}</p>\n`);
  });
}
