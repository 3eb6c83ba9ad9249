// Lines of running text: none begins with a mark that closes, however wide the page.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { served, visit } from './harness.js';

const { browser, server } = await served();

for (const path of ['', 'en/']) {
  test(`no mark behind a formula of one part begins a line of ${path || 'the Chinese page'}`, async () => {
    await using open = await visit(browser, server.url + path);
    await open.page.locator('html:not(.beginning)').waitFor();
    for (const width of [1440, 700, 500, 390]) {
      await open.page.setViewportSize({ width, height: 900 });
      const { seen, parted } = await open.page.evaluate(() => {
        const marks = [...document.querySelectorAll('main .katex')].flatMap((formula) => {
          const next = formula.nextSibling;
          const parts = formula.querySelectorAll('.katex-html > .base');
          const last = parts[parts.length - 1]?.getBoundingClientRect();
          if (
            parts.length !== 1 ||
            !(next instanceof Text) ||
            !/^[，。；：、？！）”,.;:?!)]/.test(next.data) ||
            !last?.width
          )
            return [];
          const range = document.createRange();
          range.setStart(next, 0);
          range.setEnd(next, 1);
          return [[range.getBoundingClientRect().left < last.left, formula.textContent + next.data] as const];
        });
        return { seen: marks.length, parted: marks.filter(([isBefore]) => isBefore).map(([, text]) => text) };
      });
      assert.ok(seen > 50, `${seen} marks`);
      assert.deepEqual(parted, [], `at ${width} px`);
    }
  });
}

test('kerning is left to the browser: asked for, it halves every Chinese mark in Firefox', async () => {
  await using open = await visit(browser, server.url);
  assert.equal(await open.page.evaluate(() => getComputedStyle(document.body).fontKerning), 'auto');
});
