// Copying and pasting blocks through the real clipboard.

import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';

import { edits, launch, openPage, until } from './matrix-harness.js';

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

const add = (rows: string, more = '') =>
  page.evaluate(`void (window.it = add({ value: matrix(${rows}), label: 'K', editable: true, ${more} }))`);
const cell = (k: number) => page.locator(`attn-matrix [data-k="${k}"]`);
const bubble = () => page.locator('attn-matrix .bubble').innerText();

async function paste(text: string, html = '') {
  await page.evaluate(
    ([text, html]) => {
      const item: Record<string, Blob> = { 'text/plain': new Blob([text!], { type: 'text/plain' }) };
      if (html) item['text/html'] = new Blob([html], { type: 'text/html' });
      return navigator.clipboard.write([new ClipboardItem(item)]);
    },
    [text, html],
  );
  await page.keyboard.press('Control+V');
}

test('plain text is taken, not its rounded table; the newline at its end overwrites nothing; one edit', async () => {
  await add('[[0, 0], [0, 0], [5, 6]]');
  await cell(0).click();
  await paste('1.23456\t2\r\n3\t4\r\n', '<table><tr><td>1.23<td>####</table>');
  await until(page, 'it.value.data[3] === 4');
  assert.deepEqual(await edits(page), [[1.23456, 2, 3, 4, 5, 6].map(Math.fround)]);
});

test('a block starts at the active cell, also while that cell is being edited', async () => {
  await add('[[0, 0], [0, 0], [5, 6]]');
  await cell(3).click();
  await paste('[[7], [8]]');
  await until(page, 'it.value.data[5] === 8');
  await page.keyboard.press('F2');
  await paste('1\n2');
  assert.deepEqual(await edits(page), [
    [0, 0, 0, 7, 5, 8],
    [0, 0, 0, 1, 5, 2],
  ]);
  await page.keyboard.press('F2');
  await paste('42');
  assert.equal((await edits(page)).length, 2, 'one number is pasted into the text');
  await page.keyboard.press('Enter');
  assert.deepEqual((await edits(page)).at(-1), [0, 0, 0, 42, 5, 2]);
});

test('a resizable matrix grows by a paste, within its limit', async () => {
  await add('[[1, 2]]', 'resizable: true, maxRows: 3, maxCols: 2');
  await cell(1).click();
  await paste('7\n8\n9');
  await until(page, 'it.value.rows === 3');
  assert.deepEqual(await edits(page), [[1, 7, 0, 8, 0, 9]]);
  await paste('1\t2\t3');
  assert.equal(await bubble(), '没有粘贴：放下它需要 3×4，这里至多 3×2。');
  assert.equal((await edits(page)).length, 1);
});

test('a refused paste says where, changes nothing, and its message goes with the next move', async () => {
  await add('[[1, 2], [3, 4]]', "language: 'en'");
  await cell(0).click();
  const refusals = {
    '1\t2\n3\tx': 'Nothing pasted: “x” in row 2 is not a number.',
    '1\t2\n3': 'Nothing pasted: row 2 has 1 numbers, row 1 has 2.',
    '1,5': 'Nothing pasted: in “1,5” (row 1) the comma may part numbers or decimals. Part numbers by tabs or spaces.',
    '1 2 3': 'Nothing pasted: it needs 2×3, and this matrix holds at most 2×2.',
    ' \n': 'There are no numbers to paste.',
  };
  for (const [text, message] of Object.entries(refusals)) {
    await paste(text);
    assert.equal(await bubble(), message);
  }
  await page.keyboard.press('ArrowRight');
  assert.equal(await bubble(), '');
  assert.deepEqual(await edits(page), []);
});

test('copying gives the whole matrix, exact, or the selection', async () => {
  await add('[[0.1, -2, 3], [4, 1e-9, 6]]');
  const copied = async () => {
    await page.keyboard.press('Control+C');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await cell(1).click();
  assert.equal(await copied(), '0.1\t-2\t3\n4\t1e-9\t6');
  await page.keyboard.press('Shift+ArrowRight');
  assert.equal(await copied(), '-2\t3');
  assert.equal(await page.locator('attn-matrix [aria-selected=true]').count(), 2);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  assert.deepEqual(await edits(page), [[0, 0, 0, 0, 0, 0]], 'deleting a selection is one edit');
});

test('what is only read can be copied and is never pasted into', async () => {
  await page.evaluate(`void (window.it = add({ value: filled(32, 32, (i, j) => i * j), label: 'S' }))`);
  await page.focus('#before');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+C');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.deepEqual(
    text.split('\n').map((line) => line.split('\t').length),
    Array(32).fill(32),
  );
  await paste('1\t2');
  assert.deepEqual(await edits(page), []);
});

test('whoever is told of it, the matrix that has the focus is copied and pasted into', async () => {
  // Firefox tells the body, WebKit the outermost host; Chromium tells the cell.
  const tell = (type: 'copy' | 'paste', text = '') =>
    page.evaluate(
      ([type, text]) => {
        const clipboardData = new DataTransfer();
        if (text) clipboardData.setData('text/plain', text);
        document.body.dispatchEvent(new ClipboardEvent(type!, { clipboardData, bubbles: true, cancelable: true }));
        return clipboardData.getData('text/plain');
      },
      [type, text],
    );
  await add('[[1, 2], [3, 4]]');
  await cell(3).click();
  assert.equal(await tell('copy'), '1\t2\n3\t4');
  await tell('paste', '7');
  assert.deepEqual(await edits(page), [[1, 2, 3, 7]]);
  await page.focus('#before');
  assert.equal(await tell('copy'), '', 'the focus is elsewhere');
});
