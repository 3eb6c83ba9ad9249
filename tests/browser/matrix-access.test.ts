// Matrices for every reader: axe, touch, narrow windows, forced colours.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import { edits, launch, openPage } from './matrix-harness.js';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const samples = `
  add({ value: matrix([[1, 0], [0, -1], [1, 1]]), label: 'K', symbol: 'K', hue: 'key', editable: true, resizable: true,
    highlight: [{ row: 1 }], selected: { row: 0, column: 1 } });
  add({ value: matrix([[0.9, 0.1, 0], [1, 0, 0]]), label: 'weights', symbol: 'α', hue: 'weight', toggles: true,
    mask: { queries: 2, keys: 3, visible: new Uint8Array([1, 1, 1, 1, 0, 0]) }, rowSums: [1, 1],
    rowLabels: ['query 1', 'query 2'], columnLabels: ['key 1', 'key 2', 'key 3'] });
  for (const hue of ['query', 'key', 'value', 'weight', 'plain'])
    add({ value: matrix([[-4, 4, NaN, 1e7]]), label: hue, symbol: hue, hue });
  add({ value: filled(12, 12, (i, j) => i - j), label: 'X', symbol: 'X', hue: 'query', editable: true });
  add({ value: filled(64, 64, (i, j) => i - j), label: 'large', symbol: 'S', editable: true });
  add({ value: filled(64, 64, (i, j) => i / 64), label: 'pairs', symbol: 'S', hue: 'weight', toggles: true });
`;
async function open(options: BrowserContextOptions): Promise<Page> {
  const page = await openPage(browser, options);
  await page.evaluate(samples);
  await page.waitForTimeout(200);
  return page;
}
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, in ${colorScheme}, with a message shown and a table opened`, async () => {
    const page = await open({ colorScheme, reducedMotion: 'reduce', bypassCSP: true });
    await page
      .locator('attn-matrix details')
      .first()
      .evaluate((details) => ((details as HTMLDetailsElement).open = true));
    await page.locator('attn-matrix [data-k="0"]').first().click();
    await page.keyboard.type('abc\n');
    await page.addScriptTag({ path: axe });
    const faults = await page.evaluate(async () => {
      const { violations } = await (globalThis as any).axe.run('main');
      return violations.map(({ id, nodes }: any) => `${id}: ${nodes.map((node: any) => node.html).join('\n')}`);
    });
    assert.deepEqual(faults, []);
    await page.context().close();
  });
}

test('at 320 px only a matrix’s own box scrolls, and says so', async () => {
  const page = await open({ viewport: { width: 320, height: 600 } });
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320);
  const wide = page.locator('attn-matrix', { has: page.getByRole('grid', { name: 'X' }) });
  const opacity = (side: string) =>
    wide.locator('.frame').evaluate((frame, side) => Number(getComputedStyle(frame, side).opacity), side);
  await page.waitForTimeout(200);
  assert.deepEqual([await opacity('::before'), await opacity('::after')], [0, 1]);
  await wide.locator('[data-k="0"]').click();
  await page.keyboard.press('End');
  await page.waitForTimeout(300);
  assert.deepEqual([await opacity('::before'), await opacity('::after')], [1, 0], 'the keyboard scrolls it along');
  await page.context().close();
});

test('targets are at least 24 px, and 44 px under a finger', async () => {
  for (const [options, least] of [
    [{}, 24],
    [phone, 44],
  ] as const) {
    const page = await open(options);
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll('attn-matrix')].flatMap((matrix) =>
        [...matrix.shadowRoot!.querySelectorAll('button, td[tabindex], summary')]
          .filter((target) => !target.closest('.here'))
          .map((target) => target.getBoundingClientRect())
          .map(({ width, height }) => Math.min(width, height)),
      ),
    );
    assert.ok(sizes.length > 20 && Math.min(...sizes) >= least - 1, `${Math.min(...sizes)} where ${least} was due`);
    await page.context().close();
  }
});

test('the first tap selects, the second edits; a vertical swipe scrolls the page and changes nothing', async () => {
  const page = await open(phone);
  const cell = page.locator('attn-matrix [data-k="2"]').first();
  await cell.tap();
  assert.deepEqual(await page.evaluate('events.at(-1)'), { type: 'cell-select', detail: { row: 1, column: 0 } });
  assert.equal(await page.locator('.field').count(), 0);
  await cell.tap();
  assert.equal(await page.locator('.field').getAttribute('inputmode'), 'decimal');
  await page.keyboard.press('Escape');

  const wide = page.getByRole('grid', { name: 'X' });
  await wide.scrollIntoViewIfNeeded();
  const box = (await wide.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const from = await page.evaluate('scrollY');
  const [x, y] = [box.x + 60, box.y + 250];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let moved = 20; moved <= 160; moved += 20) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - moved }] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(200);
  assert.ok(Number(await page.evaluate('scrollY')) - Number(from) >= 60);
  assert.deepEqual(await edits(page), []);
  await page.context().close();
});

test('two taps hide a pair in a picture, one in a small grid', async () => {
  const page = await open(phone);
  const toggled = () =>
    page.evaluate(`events.filter(({ type }) => type === 'cell-toggle').map(({ detail }) => detail)`);
  await page.evaluate('for (const m of document.querySelectorAll("attn-matrix")) m.mask ??= undefined');
  await page.locator('attn-matrix td button').first().tap();
  assert.deepEqual(await toggled(), [{ row: 0, column: 0 }]);
  await page.evaluate(`events.length = 0; document.querySelectorAll('attn-matrix').forEach((m) => {
    if (m.label === 'pairs') m.mask = { queries: 64, keys: 64, visible: new Uint8Array(4096).fill(1) }; })`);
  const picture = page.locator('attn-matrix', { has: page.getByRole('grid', { name: 'pairs' }) }).locator('canvas');
  await picture.scrollIntoViewIfNeeded();
  const { width } = (await picture.boundingBox())!;
  const position = { x: (width * 10.5) / 64, y: (width * 20.5) / 64 };
  await picture.tap({ position });
  assert.deepEqual(await toggled(), []);
  await picture.tap({ position });
  assert.deepEqual(await toggled(), [{ row: 20, column: 10 }]);
  await page.context().close();
});

test('in forced colours the cursor, the choice and what is wrong have borders of their own', async () => {
  const page = await open({ forcedColors: 'active' });
  const cell = (k: number) => page.locator(`attn-matrix [data-k="${k}"]`).first();
  const style = (k: number, name: string) =>
    cell(k).evaluate((td, name) => getComputedStyle(td).getPropertyValue(name), name);
  assert.equal(await style(1, 'border-top-style'), 'dashed');
  assert.equal(await style(2, 'border-top-style'), 'dotted');
  await cell(4).click();
  assert.equal(await style(4, 'outline-style'), 'solid');
  await page.context().close();
});
