// A formula and the marks that touch it stay on one line, and nothing else is held.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { renderFormula } from '../../web/build/formulas.js';
import { keepMarks } from '../../web/build/keep-marks.js';
import { createMarkdown, made } from '../../web/build/markdown.js';

const cases: readonly (readonly [source: string, shown: string])[] = [
  ['向量 $h$，再读', '向量 [$h，]再读'],
  ['即（$h$）。\n再读', '即[（$h）。]再读'],
  ['$h$、（$c$）', '[$h、][（$c）]'],
  ['of $h$, and', 'of [$h,] and'],
  ['向量 $h$ 与 $c$', '向量 $h 与 $c'],
  ['共 $a + b$，再读', '共 $a + b，再读'],
  ['**向量**，再读', '<strong>向量</strong>，再读'],
];

for (const [source, shown] of cases) {
  test(`${JSON.stringify(source)} is kept as ${JSON.stringify(shown)}`, () => {
    const md = createMarkdown();
    const [, inline] = md.parse(source, { report: assert.fail, language: 'zh', found: () => {} });
    const sources = new Map<string, string>();
    const rendered = inline!.children!.map((token) => {
      if (token.type !== 'math_inline') return token;
      const formula = renderFormula(token.content, false);
      sources.set(formula, `$${token.content}`);
      return made(token, formula);
    });
    const tokens = keepMarks(rendered).map((token) => {
      const source = sources.get(token.content);
      return source ? made(token, source) : token;
    });
    const html = md.renderer.render(tokens, md.options, {});
    assert.equal(html.replaceAll('<span class="kept">', '[').replaceAll('</span>', ']'), shown);
  });
}
