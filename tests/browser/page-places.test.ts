// Finding the way on the page: contents that follow the reading, and a language switch that keeps the place.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';

import { served, visit } from './harness.js';

const { browser, server } = await served();

const wide = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: 390, height: 844 } };
const reading = (page: Page) => page.locator('#contents a[aria-current]');
const readingIs = (page: Page, href: string) =>
  page.waitForFunction(
    (one) => document.querySelector('#contents a[aria-current]')?.getAttribute('href') === one,
    href,
  );
/** The section or subsection whose heading is nearest to the top of the screen. */
const topmost = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('h2[data-slug], h3[id]')]
        .map(
          (heading) => [Math.abs(heading.getBoundingClientRect().top), heading.dataset['slug'] ?? heading.id] as const,
        )
        .sort(([a], [b]) => a - b)[0]?.[1],
  );

test('the contents mark the section and the subsection being read, and only one line of them', async () => {
  await using open = await visit(browser, server.url, wide);
  await open.page.locator('#examples-2').evaluate((heading) => heading.scrollIntoView());
  await readingIs(open.page, '#examples-2');
  assert.equal(await reading(open.page).count(), 1);
  await open.page.evaluate(() => scrollTo(0, 0));
  await open.page.waitForFunction(() => !document.querySelector('#contents a[aria-current]'));
});

test('a link of the contents leads to its section, below the bar', async () => {
  await using open = await visit(browser, server.url, wide);
  await open.page.locator('#contents a[href="#quantification"]').click();
  await readingIs(open.page, '#quantification');
  const isThere = () => {
    const top = document.querySelector('#quantification h2')!.getBoundingClientRect().top;
    const gap = top - document.querySelector('.bar')!.getBoundingClientRect().bottom;
    return gap >= 0 && gap < 200;
  };
  await open.page.waitForFunction(isThere);
  // What stands above is laid out later, and must not carry it away.
  await open.page.locator('html:not(.beginning)').waitFor();
  await open.page.waitForFunction(isThere, undefined, { timeout: 2000 });
  assert.equal(await open.page.locator('.part > .later').count(), 0);
});

test('on a phone the contents open by keyboard, lead on, and close', async () => {
  await using open = await visit(browser, server.url, narrow);
  const contents = open.page.locator('#contents');
  assert.equal(await contents.isVisible(), false);
  await open.page.locator('.contents-button').press('Enter');
  await contents.waitFor({ state: 'visible' });
  await open.page.keyboard.press('Escape');
  await contents.waitFor({ state: 'hidden' });
  await open.page.locator('.contents-button').click();
  await contents.locator('a[href="#examples"]').press('Enter');
  await contents.waitFor({ state: 'hidden' });
  await open.page.waitForFunction(
    () => Math.abs(document.querySelector('#examples')!.getBoundingClientRect().top) < 300,
  );
});

for (const url of ['index.html', 'single/attention-zh.html']) {
  test(`the language switch of ${url} keeps the place and what was changed in a figure, and comes back`, async () => {
    await using open = await visit(browser, server.url + url + '#/example-1?q=2+0', wide);
    for (const drawn of ['#example-1[data-engine]', '#examples-2 ~ figure > [data-engine] >> nth=0'])
      await open.page.locator(drawn).waitFor();
    await open.page.locator('#examples-3').evaluate((heading) => heading.scrollIntoView());
    await readingIs(open.page, '#examples-3');
    await open.page.locator('#language').click();
    await open.page.waitForURL(/en/);
    await readingIs(open.page, '#examples-3');
    assert.equal(await open.page.locator('html').getAttribute('lang'), 'en');
    assert.equal(await topmost(open.page), 'examples-3');
    assert.match(open.page.url(), /\/example-1\?q=2\+0$/);
    assert.doesNotMatch(open.page.url(), /[?&]at=/);
    await open.page.locator('#language').click();
    await open.page.waitForFunction(() => document.documentElement.lang.startsWith('zh'));
    await readingIs(open.page, '#examples-3');
    assert.deepEqual(open.complaints, []);
  });
}

test('an address that names a figure shows that figure, although figures above it grow as they are drawn', async () => {
  await using open = await visit(browser, `${server.url}#example-1`, wide);
  await open.page.locator('#example-1[data-engine]').waitFor();
  await open.page.waitForFunction(
    () => Math.abs(document.querySelector('#example-1')!.getBoundingClientRect().top - 68) < 40,
  );
});

test('a reader who moves on at once is not brought back', async () => {
  await using open = await visit(browser, `${server.url}#example-1`, wide);
  await open.page.evaluate(() => scrollTo(0, 0));
  await open.page.waitForFunction(
    () =>
      document.querySelectorAll('figure.live > [data-engine]').length ===
      document.querySelectorAll('figure.live').length,
  );
  assert.equal(await open.page.evaluate(() => scrollY), 0);
});
