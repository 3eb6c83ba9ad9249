// Colours and reading mode: chosen by hand, remembered where the browser allows, never needed for the page to work.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';

import { served, visit } from './harness.js';

const { browser, server } = await served();

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const isDark = async (page: Page) => Number(/\d+/.exec(await paper(page))![0]) < 80;
const pressed = (page: Page, id: string) => page.locator(`#${id}`).getAttribute('aria-pressed');

test('colours follow the system until the reader chooses; the choice survives a reload and the other language', async () => {
  await using open = await visit(browser, server.url, { colorScheme: 'dark' });
  const { page } = open;
  assert.ok(await isDark(page));
  assert.equal(await pressed(page, 'theme'), 'true');
  await page.locator('#theme').press('Space');
  assert.ok(!(await isDark(page)));
  assert.equal(await pressed(page, 'theme'), 'false');
  await page.reload();
  assert.ok(!(await isDark(page)));
  await page.locator('#language').click();
  await page.waitForURL(/en/);
  assert.ok(!(await isDark(page)));
  await page.locator('#theme').click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => document.querySelector('#theme')?.getAttribute('aria-pressed') === 'false');
  assert.ok(!(await isDark(page)), 'back at the system’s colours, the page follows the system again');
});

test('the remembered colours are there before anything is painted', async () => {
  await using open = await visit(browser, server.url, { colorScheme: 'light' });
  await open.page.locator('#theme').click();
  await open.page.route('**/lesson-*.js', (route) => route.abort());
  await open.page.reload();
  assert.ok(await isDark(open.page), 'without the lesson’s own script');
});

test('figures take the page’s colours', async () => {
  await using open = await visit(browser, server.url, { colorScheme: 'light' });
  const figure = open.page.locator('#example-1');
  await figure.scrollIntoViewIfNeeded();
  const ink = () => figure.evaluate((element) => getComputedStyle(element.shadowRoot!.querySelector('.figure')!).color);
  await open.page.locator('#example-1[data-engine]').waitFor();
  const before = await ink();
  await open.page.locator('#theme').click();
  assert.notEqual(await ink(), before);
});

/** The number once it has stayed the same for a quarter of a second: figures come alive while the page scrolls. */
async function settled(page: Page, read: () => Promise<number>): Promise<number> {
  let [last, same] = [await read(), 0];
  while (same < 5) {
    await page.waitForTimeout(50);
    const now = await read();
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
}

test('reading mode hides every figure, keeps the place, is remembered, and ends', async () => {
  await using open = await visit(browser, server.url, { viewport: { width: 1200, height: 800 } });
  const { page } = open;
  const figures = page.locator('figure.live');
  const count = await figures.count();
  assert.ok(count > 0);
  await page.locator('html:not(.beginning)').waitFor();
  const top = () => page.evaluate(() => document.querySelector('#quantification h2')!.getBoundingClientRect().top);
  await page.locator('#contents a[href="#quantification"]').click();
  await page.waitForFunction(() => document.querySelector('#contents a[aria-current]')?.textContent?.includes('量化'));
  // As in browsers that do not anchor scrolling themselves.
  await page.addStyleTag({ content: '* { overflow-anchor: none !important }' });
  const before = await settled(page, top);
  await page.locator('#reading').press('Enter');
  assert.equal(await figures.filter({ visible: true }).count(), 0);
  assert.equal(await pressed(page, 'reading'), 'true');
  assert.ok(Math.abs((await top()) - before) < 3, 'the heading stays where it was on the screen');
  await page.reload();
  assert.equal(await figures.filter({ visible: true }).count(), 0);
  await page.locator('#reading').click();
  assert.equal(await figures.filter({ visible: true }).count(), count);
});

test('where storage is refused both still work, until the page is left', async () => {
  const refuse = () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  await using open = await visit(browser, server.url, { colorScheme: 'light', before: refuse });
  await open.page.locator('#theme').click();
  assert.ok(await isDark(open.page));
  await open.page.locator('#reading').click();
  assert.equal(await open.page.locator('figure.live').filter({ visible: true }).count(), 0);
  assert.deepEqual(open.complaints, []);
});

for (const page of ['index.html', 'en/index.html'])
  test(`on paper the text of ${page} is as wide as the paper`, async () => {
    await using open = await visit(browser, server.url + page, { viewport: { width: 900, height: 900 } });
    await open.page.emulateMedia({ media: 'print' });
    const width = await open.page
      .locator('.part p')
      .first()
      .evaluate((text) => text.getBoundingClientRect().width);
    assert.equal(Math.round(width), 900);
  });
