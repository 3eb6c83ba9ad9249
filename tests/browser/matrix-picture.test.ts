// Large matrices: what the canvas shows, the one cell that is an element, and what an update costs.

import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';

import { edits, focused, launch, openPage, until } from './matrix-harness.js';

let browser: Browser;
let page: Page;
before(async () => {
  browser = await launch();
});
after(() => browser.close());
beforeEach(async () => {
  await page?.context().close();
  page = await openPage(browser);
});

/** The painted colour at the upper left of a cell, clear of its mark, and the canvas's own inks. */
const pixelAt = (row: number, column: number) =>
  page.evaluate(
    ([row, column]) => {
      const canvas = (window as any).it.shadowRoot.querySelector('canvas') as HTMLCanvasElement;
      const { rows, cols } = (window as any).it.value;
      const [x, y] = [(column! * canvas.width) / cols + 1, (row! * canvas.height) / rows + 1];
      const { backgroundColor, color, outlineColor } = getComputedStyle(canvas);
      const inks = [backgroundColor, color, outlineColor].map((text) => text.match(/\d+/g)!.slice(0, 3).map(Number));
      return { shown: [...canvas.getContext('2d')!.getImageData(x, y, 1, 1).data].slice(0, 3), inks };
    },
    [row, column],
  );
const painted = () => until(page, 'it.shadowRoot.querySelector("canvas")?.style.width');
const settings = { light: 'light', dark: 'dark' } as const;

for (const colorScheme of Object.values(settings)) {
  test(`every cell has the colour of its value, in ${colorScheme}`, async () => {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(
      `window.it = add({ value: filled(20, 30, (i, j) => (i - 10) * (j + 1)), label: 'X', hue: 'query' })`,
    );
    await painted();
    for (const [row, column] of [
      [0, 0],
      [0, 29],
      [19, 29],
      [10, 4],
      [7, 17],
      [15, 3],
    ] as const) {
      const { shown, inks } = await pixelAt(row, column);
      const t = ((row - 10) * (column + 1)) / 300;
      const [paper, positive, negative] = inks as [number[], number[], number[]];
      const pole = t < 0 ? negative : positive;
      shown.forEach((channel, c) => {
        const expected = paper[c]! + (pole[c]! - paper[c]!) * Math.abs(t);
        assert.ok(Math.abs(channel - expected) <= 2, `(${row}, ${column}): ${shown} where ${expected} was due`);
      });
    }
  });
}

test('a picture follows the colour scheme while it stands', async () => {
  await page.evaluate(`window.it = add({ value: filled(20, 20, () => 0), label: 'X' })`);
  await painted();
  const { shown: light } = await pixelAt(3, 3);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(300);
  const { shown: dark, inks } = await pixelAt(3, 3);
  assert.notDeepEqual(dark, light);
  assert.deepEqual(dark, inks[0]);
});

test('a picture that was hidden while the colours changed has the new ones when it is seen again', async () => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(`window.it = add({ value: filled(20, 20, () => 0), label: 'X' })`);
  await painted();
  await page.evaluate(`it.style.display = 'none'`);
  await page.waitForTimeout(100);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(100);
  await page.evaluate(`it.style.display = ''`);
  await page.waitForTimeout(300);
  const { shown, inks } = await pixelAt(3, 3);
  assert.deepEqual(shown, inks[0]);
});

test('the printer gets more dots and light paper, the screen its own again', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(`window.it = add({ value: filled(64, 64, () => 0), label: 'X' })`);
  await painted();
  const width = () => page.evaluate('it.shadowRoot.querySelector("canvas").width') as Promise<number>;
  const screen = await width();
  await page.evaluate('void dispatchEvent(new Event("beforeprint"))');
  assert.equal(await width(), 4 * screen);
  assert.deepEqual((await pixelAt(5, 5)).shown, [255, 255, 255]);
  await page.evaluate('void dispatchEvent(new Event("afterprint"))');
  assert.equal(await width(), screen);
});

test('pointing at a picture tells the cell and its exact value', async () => {
  await page.evaluate(`window.it = add({ value: filled(64, 64, (i, j) => (i - j) / 10), label: 'X' })`);
  await painted();
  const box = (await page.locator('attn-matrix canvas').boundingBox())!;
  await page.mouse.move(box.x + (box.width * 9.5) / 64, box.y + (box.height * 41.5) / 64);
  assert.equal(await page.locator('attn-matrix .readout').innerText(), '第 42 行，第 10 列 = 3.2');
  assert.deepEqual(await page.evaluate('events.at(-1)'), { type: 'cell-select', detail: { row: 41, column: 9 } });
  await page.mouse.move(0, 0);
  assert.equal(await page.evaluate('events.at(-1).detail'), null);
});

test('the grid has its true size, one cell as an element, and arrow keys walk it', async () => {
  await page.evaluate(`window.it = add({ value: filled(64, 40, (i, j) => i + j / 100), label: 'X', editable: true })`);
  await painted();
  const grid = page.getByRole('grid', { name: 'X' });
  assert.deepEqual([await grid.getAttribute('aria-rowcount'), await grid.getAttribute('aria-colcount')], ['64', '40']);
  await page.focus('#before');
  for (const key of ['Tab', 'Control+End', 'ArrowUp']) await page.keyboard.press(key);
  const cell = grid.getByRole('gridcell');
  assert.equal(await cell.count(), 1);
  assert.equal(await cell.getAttribute('aria-label'), '第 63 行，第 40 列：62.39');
  assert.equal(await grid.getByRole('row').getAttribute('aria-rowindex'), '63');
  assert.equal(await cell.getAttribute('aria-colindex'), '40');
  await page.keyboard.type('8.5\n');
  await until(page, 'it.value.data[62 * 40 + 39] === 8.5');
  assert.deepEqual(await focused(page), ['attn-matrix', String(63 * 40 + 39)]);
  const sum = (await edits(page))[0]!.length;
  assert.equal(sum, 64 * 40);
});

test('the text field over tiny cells is large enough to read and stays inside the picture', async () => {
  await page.evaluate(`window.it = add({ value: filled(64, 64, () => 1), label: 'X', editable: true })`);
  await painted();
  const picture = (await page.locator('attn-matrix .picture').boundingBox())!;
  await page.focus('#before');
  await page.keyboard.press('Tab');
  for (const corner of ['Control+Home', 'Control+End']) {
    await page.keyboard.press(corner);
    await page.keyboard.press('F2');
    const field = (await page.locator('attn-matrix .field').boundingBox())!;
    assert.ok(field.width >= 90 && field.height >= 24);
    assert.ok(field.x >= picture.x - 1 && field.x + field.width <= picture.x + picture.width + 1);
    assert.ok(field.y >= picture.y - 1 && field.y + field.height <= picture.y + picture.height + 1);
    await page.keyboard.press('Escape');
  }
});

test('the table on demand has every number, and is not there before it is asked for', async () => {
  await page.evaluate(`window.it = add({ value: filled(17, 33, (i, j) => i - j), label: 'X' })`);
  assert.equal(await page.locator('attn-matrix details td').count(), 0);
  await page.locator('attn-matrix summary').click();
  const cells = await page.locator('attn-matrix details tbody td').allTextContents();
  const expected = Array.from({ length: 17 * 33 }, (_, k) => Math.floor(k / 33) - (k % 33));
  assert.deepEqual(
    cells.map((text) => Number(text.replace('−', '-'))),
    expected,
  );
});
