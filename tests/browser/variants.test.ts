// The figures of the section on variants in the built page: tiles by pointer and keyboard, memories by slider, the
// address, and reach.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';

import { dist, launch, serve, visit } from './harness.js';

let browser: Browser;
let server: Awaited<ReturnType<typeof serve>>;
before(async () => {
  browser = await launch();
  server = await serve(dist);
});
after(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

test('tiles are chosen by pointer, by button and by slider, and the address says which', async () => {
  await using open = await visit(browser, `${server.url}embed/flash-tiles.html?lang=en`);
  const { page } = open;
  const figure = page.locator('attn-flash-tiles[data-engine]');
  const told = figure.locator('.told').first();
  await told.filter({ hasText: 'Tile 6 of 8' }).waitFor();
  await figure.locator('.map g').first().click();
  await told.filter({ hasText: 'Tile 1 of 8' }).waitFor();
  assert.equal(await figure.getByRole('button', { name: 'Previous tile' }).isDisabled(), true);
  await figure.getByRole('button', { name: 'Next tile' }).focus();
  await page.keyboard.press('Enter');
  await told.filter({ hasText: 'Tile 2 of 8' }).waitFor();
  await figure.locator('attn-slider[data-key=step] input[type=range]').focus();
  await page.keyboard.press('End');
  await told.filter({ hasText: 'Tile 8 of 8' }).waitFor();
  await page.waitForURL(/[?&]step=8/);
  await figure.locator('attn-slider[data-key=n] input[type=text]').fill('17');
  await page.keyboard.press('Enter');
  await figure.locator('attn-slider[data-key=n] .fault', { hasText: '16' }).waitFor();
  await told.filter({ hasText: 'Tile 8 of 8' }).waitFor();
  assert.deepEqual(open.complaints, []);
});

test('more pairs change what linear attention reads back, and not what it keeps', async () => {
  await using open = await visit(browser, `${server.url}embed/linear.html?lang=en&d=8`);
  const { page } = open;
  const told = page.locator('attn-linear[data-engine] .memory .told');
  await told.filter({ hasText: /64 pairs.*keeps 288 B/ }).waitFor();
  await page.locator('attn-slider[data-key=pairs] input[type=range]').focus();
  await page.keyboard.press('Home');
  await told.filter({ hasText: /1 pair, .*linear with 0, and keeps 288 B/ }).waitFor();
  assert.deepEqual(open.complaints, []);
});

test('at 320 px nothing but a grid scrolls sideways', async () => {
  for (const name of ['flash-tiles', 'linear']) {
    const viewport = { width: 320, height: 800 };
    await using open = await visit(browser, `${server.url}embed/${name}.html?lang=en`, { viewport });
    await open.page.locator(`attn-${name}[data-engine]`).waitFor();
    assert.ok(await open.page.evaluate(() => document.documentElement.scrollWidth <= 320), name);
  }
});
