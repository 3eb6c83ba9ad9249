// Opened by a double-click: no server, no modules, no fetch (field reports D1, D2, D5).

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';

import { copyOfDist, exampleFigure, forms, launch, live, shows, visit, type Copy } from './harness.js';

let browser: Browser;
let copy: Copy;
before(async () => {
  browser = await launch();
  copy = copyOfDist('课 程 (1)');
});
after(async () => {
  await browser.close();
  copy[Symbol.dispose]();
});

const noRequests = () => {
  const refuse = () => {
    throw new Error('a request from the page');
  };
  window.fetch = refuse as typeof fetch;
  XMLHttpRequest.prototype.open = refuse;
};

test('a link with a figure’s state opens where the browser calls the visit of a file "document"', async () => {
  const asFirefox = () => {
    const entries = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) => {
      const own = entries(type) as PerformanceNavigationTiming[];
      return type === 'navigation' ? own.map(({ type }) => ({ type, name: 'document' }) as never) : own;
    };
  };
  const { href } = pathToFileURL(join(copy.folder, 'index.html'));
  await using open = await visit(browser, `${href}#/example-1?q=2+0`, { before: asFirefox });
  await shows(exampleFigure(open.page), ['0.446', '0.108', '0.446']);
  await open.page.locator('main figure.live > [data-engine]').first().waitFor();
  assert.deepEqual(open.complaints, []);
});

for (const [form, page] of Object.entries(forms)) {
  test(`${form} is live by double-click, from a folder with a Chinese name, with fetch and XMLHttpRequest closed`, async () => {
    await using open = await visit(browser, pathToFileURL(join(copy.folder, page)).href, { before: noRequests });
    await live(open);
    assert.deepEqual(
      open.requests.filter((url) => !/^(file|data|blob):/.test(url)),
      [],
    );
    const fonts = await open.page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family);
    });
    assert.deepEqual(fonts, [], 'fonts that did not load');
  });

  test(`${form} has no module script`, () => {
    const html = readFileSync(join(copy.folder, page), 'utf8');
    assert.ok(html.length > 100);
    assert.doesNotMatch(html, /<script[^>]*type=["']?module/i);
  });
}
