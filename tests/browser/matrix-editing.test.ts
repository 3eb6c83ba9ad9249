// Editing a matrix by keyboard: one tab stop, roving focus, input methods, and text that is not yet a number.

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

const K = `{ value: matrix([[1, 0], [0, 1], [1, 1]]), label: 'K', symbol: 'K', hue: 'key', editable: true, resizable: true }`;
const large = `{ value: filled(64, 64, (i, j) => i + j / 100), label: 'X', editable: true }`;
const toggles = `{ value: matrix([[0.25, 0.75]]), label: 'α', hue: 'weight', toggles: true,
  mask: { queries: 1, keys: 2, visible: new Uint8Array([1, 1]) } }`;

beforeEach(async () => {
  await page?.context().close();
  page = await openPage(browser);
});
const add = (settings: string) => page.evaluate(`void (window.it = add(${settings}))`);
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const cell = (k: number) => page.locator(`attn-matrix [data-k="${k}"]`);
const field = () => page.locator('attn-matrix .field');
const bubble = () => page.locator('attn-matrix .bubble').innerText();

for (const [name, settings] of Object.entries({ 'an editable': K, 'a large': large, 'a toggling': toggles })) {
  test(`Tab crosses ${name} matrix in one stop, forwards and back`, async () => {
    await add(settings);
    await page.focus('#before');
    await press('Tab');
    assert.deepEqual(await focused(page), ['attn-matrix', '0']);
    await press('Tab');
    assert.deepEqual(await focused(page), ['button#after', undefined]);
    await press('Shift+Tab', 'ArrowRight', 'Shift+Tab');
    assert.deepEqual(await focused(page), ['button#before', undefined]);
    await press('Tab');
    assert.deepEqual(await focused(page), ['attn-matrix', '1'], 'the grid remembers where it was left');
  });
}

test('Escape and then Tab leaves a cell being edited, in a small matrix and in a large one', async () => {
  for (const settings of [K, large]) {
    await page.evaluate('document.querySelector("main").replaceChildren()');
    await add(settings);
    await page.focus('#before');
    await press('Tab', 'F2', '9', 'Escape');
    assert.equal(await field().count(), 0);
    await press('Tab');
    assert.deepEqual(await focused(page), ['button#after', undefined]);
  }
  assert.deepEqual(await edits(page), []);
});

test('arrow keys move the one tab stop', async () => {
  await add(K);
  await page.focus('#before');
  await press('Tab', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Control+End', 'ArrowUp');
  assert.deepEqual(await focused(page), ['attn-matrix', '3']);
  assert.equal(await page.locator('attn-matrix [role=grid] [tabindex="0"]').count(), 1);
});

test('typing replaces, Enter goes down, each cell is one edit even when typed faster than a frame', async () => {
  await add(K);
  await cell(0).click();
  await page.keyboard.type('7\n-8\n.5\n');
  await until(page, 'it.value.data[4] === 0.5');
  assert.deepEqual(await edits(page), [
    [7, 0, 0, 1, 1, 1],
    [7, 0, -8, 1, 1, 1],
    [7, 0, -8, 1, 0.5, 1],
  ]);
  assert.equal(await cell(2).innerText(), '−8.0');
});

test('Tab in a cell commits and goes on to the next; one more Tab leaves', async () => {
  await add(K);
  await cell(0).click();
  await page.keyboard.type('7');
  await press('Tab');
  assert.deepEqual(await focused(page), ['attn-matrix', '1']);
  await press('Tab');
  assert.deepEqual(await focused(page), ['button#after', undefined]);
  await cell(5).click();
  await page.keyboard.type('9');
  await press('Tab');
  assert.deepEqual(await focused(page), ['button#after', undefined], 'from the last cell Tab leaves at once');
  assert.deepEqual((await edits(page)).at(-1), [7, 0, 0, 1, 1, 9]);
});

test('Enter that takes a candidate does not commit; full-width digits are read', async () => {
  await add(K);
  await cell(0).click();
  await press('F2', 'Control+A');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: '１．５', selectionStart: 3, selectionEnd: 3 });
  for (const type of ['rawKeyDown', 'keyUp'] as const) {
    await session.send('Input.dispatchKeyEvent', { type, key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 });
  }
  assert.equal(await field().count(), 1, 'still editing');
  await session.send('Input.insertText', { text: '１．５' });
  assert.equal(await field().inputValue(), '１．５');
  assert.deepEqual(await edits(page), []);
  await press('Enter');
  assert.deepEqual(await edits(page), [[1.5, 0, 0, 1, 1, 1]]);
});

test('what is no number stays in its field with a message, and changes nothing', async () => {
  await add(K);
  await cell(0).click();
  await page.keyboard.type('abc\n');
  assert.equal(await field().inputValue(), 'abc');
  assert.equal(await field().getAttribute('aria-invalid'), 'true');
  assert.equal(await bubble(), '“abc”不是一个数。');
  const described = await field().getAttribute('aria-describedby');
  assert.equal(await page.locator(`attn-matrix #${described}`).innerText(), await bubble());
  await page.evaluate('it.language = "en"');
  await until(page, 'it.shadowRoot.querySelector(".bubble").textContent.includes("not a number")');
  await press('Control+A');
  await page.keyboard.type('3');
  assert.equal(await bubble(), '', 'the message goes as soon as it is one');
  await press('Enter');
  assert.deepEqual(await edits(page), [[3, 0, 0, 1, 1, 1]]);
});

test('leaving a cell keeps what could not be read, marked, until it is fixed, given up or undone', async () => {
  await add(K);
  const wrong = () => page.locator('attn-matrix td.wrong').allInnerTexts();
  for (const leave of [() => press('Tab'), () => page.click('#after'), () => cell(5).click()]) {
    await cell(0).click();
    await page.keyboard.type('1,234');
    await leave();
    assert.deepEqual(await wrong(), ['1,234']);
    assert.equal(await cell(0).getAttribute('aria-invalid'), 'true');
    await cell(0).click();
    assert.match(await bubble(), /1234.*1\.234/);
    await press('Escape');
    assert.deepEqual(await wrong(), []);
  }
  await page.keyboard.type('x');
  await press('Tab');
  await page.evaluate('it.value = matrix([[5, 5]])');
  assert.deepEqual(await wrong(), [], 'a value from outside undoes it');
  assert.deepEqual(await edits(page), []);
});

test('past the last row and column the arrow keys reach the buttons that add and remove', async () => {
  await add(K);
  await cell(4).click();
  await press('ArrowDown', 'Enter', 'ArrowLeft', 'Enter', 'ArrowUp', 'End', 'ArrowRight', 'Enter');
  const sizes = await page.evaluate(
    `events.filter(({ type }) => type === 'matrix-resize').map(({ detail }) => [detail.rows, detail.cols])`,
  );
  assert.deepEqual(sizes, [
    [4, 2],
    [2, 2],
    [3, 3],
  ]);
  await page.evaluate('it.maxCols = 2');
  await press('Enter');
  assert.equal(await page.locator('.steps.cols button').last().getAttribute('aria-disabled'), 'true');
  assert.equal(await page.evaluate(`events.filter(({ type }) => type === 'matrix-resize').length`), 3);
});

test('a cell of toggles is a button that says whether its pair is hidden', async () => {
  await add(toggles);
  await page.locator('attn-matrix td button').nth(1).click();
  assert.equal(await page.getByRole('button', { name: '第 1 行，第 2 列：已掩蔽', pressed: true }).count(), 1);
  assert.equal(await cell(1).innerText(), '–');
  await press('ArrowLeft', 'Enter', 'Space');
  assert.deepEqual(
    await page.evaluate(`events.filter(({ type }) => type === 'cell-toggle').map(({ detail }) => detail.column)`),
    [1, 0, 0],
  );
});

test('the focus stays in a matrix that loses the cell it was on', async () => {
  await add(K);
  await cell(5).click();
  await page.evaluate('it.value = matrix([[1]])');
  assert.deepEqual(await focused(page), ['attn-matrix', '0']);
});
