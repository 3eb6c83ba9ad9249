// A formula and the marks that touch it stay on one line, and nothing else is held.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { keepMarks } from '../../web/build/keep-marks.js';
import { createMarkdown, made } from '../../web/build/markdown.js';

const cases: readonly (readonly [source: string, shown: string])[] = [
  ['向量 $h$，再读', '向量 [$h，]再读'],
  ['即（$h$）。\n再读', '即[（$h）。]再读'],
  ['$h$、（$c$）', '[$h、][（$c）]'],
  ['of $h$, and', 'of [$h,] and'],
  ['向量 $h$ 与 $c$', '向量 $h 与 $c'],
  ['**向量**，再读', '<strong>向量</strong>，再读'],
];

for (const [source, shown] of cases) {
  test(`${JSON.stringify(source)} is kept as ${JSON.stringify(shown)}`, () => {
    const md = createMarkdown();
    const [, inline] = md.parse(source, { report: assert.fail, language: 'zh', found: () => {} });
    const tokens = keepMarks(inline!.children!).map((token) =>
      token.type === 'math_inline' ? made(token, `$${token.content}`) : token,
    );
    const html = md.renderer.render(tokens, md.options, {});
    assert.equal(html.replaceAll('<span class="kept">', '[').replaceAll('</span>', ']'), shown);
  });
}
