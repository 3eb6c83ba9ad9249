// Tab passes through a matrix in at most two steps, both ways, in an iframe too; Escape, then Tab leaves (field report D18).

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, FrameLocator, Page } from 'playwright-core';

import { copyOfDist, hostPage, launch, serve, visit, type Copy } from './harness.js';

let browser: Browser;
let copy: Copy;
before(async () => {
  browser = await launch();
  copy = copyOfDist();
  const frame = '<iframe src="embed/scaled-dot-product.html" title="the figure" width="900" height="1200"></iframe>';
  copy.write('frame.html', hostPage(frame));
});
after(async () => {
  await browser.close();
  copy[Symbol.dispose]();
});

const places: Readonly<Record<string, readonly [page: string, scope: (page: Page) => Page | FrameLocator]>> = {
  'on the lesson': ['index.html', (page) => page],
  'in an iframe': ['frame.html', (page) => page.frameLocator('iframe')],
};

for (const [where, [path, scopeOf]] of Object.entries(places)) {
  test(`${where}, Tab and Shift+Tab pass every matrix within two steps`, async () => {
    await using server = await serve(copy.folder);
    await using open = await visit(browser, server.url + path);
    const figure = scopeOf(open.page).locator('attn-scaled-dot-product').first();
    const matrices = figure.locator('attn-matrix');
    await figure.scrollIntoViewIfNeeded();
    await matrices.first().waitFor();
    const count = await matrices.count();
    assert.ok(count >= 3, `only ${count} matrices`);
    const focused = () =>
      matrices.evaluateAll((all) => all.findIndex((matrix) => matrix.shadowRoot?.activeElement != null));

    for (const key of ['Tab', 'Shift+Tab']) {
      for (let i = 0; i < count; i++) {
        await matrices.nth(i).evaluate((matrix: any) => matrix.focus());
        assert.equal(await focused(), i, `matrix ${i} takes the focus`);
        // One step has come in; one more must go out.
        await open.page.keyboard.press(key);
        assert.notEqual(await focused(), i, `matrix ${i} keeps the focus after ${key}`);
      }
    }
  });

  test(`${where}, Escape and then Tab leaves a cell that is being edited, unchanged`, async () => {
    await using server = await serve(copy.folder);
    await using open = await visit(browser, server.url + path);
    const matrix = scopeOf(open.page).locator('attn-scaled-dot-product attn-matrix[hue=query]').first();
    await matrix.scrollIntoViewIfNeeded();
    const cell = matrix.locator('td[data-k="0"]');
    const before = await cell.textContent();
    await cell.click();
    await cell.press('9');
    assert.equal(await matrix.locator('.field').count(), 1, 'typing edits');
    await open.page.keyboard.press('Escape');
    assert.equal(await matrix.locator('.field').count(), 0, 'Escape ends the edit');
    await open.page.keyboard.press('Tab');
    assert.equal(await matrix.evaluate((element) => element.shadowRoot?.activeElement ?? null), null);
    assert.equal(await cell.textContent(), before);
  });
}
