// The lesson's first figure in the built page: an exam sat by keyboard, with the book closed and with it open.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { served, visit } from './harness.js';

const { browser, server } = await served();

test('with the book closed only what is in the boxes is left, and the keyboard is never lost', async () => {
  await using open = await visit(browser, `${server.url}embed/closed-book.html?lang=en&n=3&boxes=2`);
  const { page } = open;
  const figure = page.locator('attn-closed-book[data-engine]');
  const read: string[] = [];
  await figure.locator('.next').focus();
  for (let k = 0; k < 3; k++) {
    await figure.locator('.told', { hasText: `digit ${k + 1} of 3` }).waitFor();
    read.push(await figure.locator('.now').innerText());
    if (k < 2) await figure.getByRole('button', { name: `Box ${k + 1}` }).click();
    if (k < 2) await figure.getByRole('button', { name: `Box ${k + 1}: ${read[k]}` }).waitFor();
    await figure.locator('.next').press('Enter');
  }
  await figure.locator('.told', { hasText: 'The book is closed' }).waitFor();
  assert.equal(await figure.locator('.now').count(), 0);
  assert.deepEqual(await figure.locator('.card').allInnerTexts(), read.slice(0, 2));
  const wrong = String((Number(read[2]) + 1) % 10);
  for (const digit of [wrong, read[1]!, read[0]!]) await page.keyboard.press(digit);
  await figure.locator('.told', { hasText: '2 of 3 are right' }).waitFor();
  assert.match(await figure.locator('.written').innerText(), /✗\s+1?.*✓/s);
  await figure.locator('.again:focus').waitFor();
  assert.deepEqual(open.complaints, []);
});

test('with the book open each place is seen when it is tapped, and the looks make a picture', async () => {
  await using open = await visit(browser, `${server.url}embed/closed-book.html?lang=zh&mode=open&n=3`);
  const figure = open.page.locator('attn-closed-book[data-engine]');
  await figure.waitFor();
  for (const place of [3, 2, 1]) {
    const card = figure.locator('.card').nth(place - 1);
    assert.equal(await card.innerText(), '');
    await card.click();
    await card.filter({ hasText: /\d/ }).waitFor();
    const digit = await card.innerText();
    await figure.locator('.digits').getByRole('button', { name: digit }).click();
  }
  await figure.locator('.told', { hasText: '3 个里对了 3 个' }).waitFor();
  const cells = await figure.locator('attn-matrix td[data-k]').allInnerTexts();
  assert.deepEqual(cells.map((cell) => cell.trim()), ['0', '0', '1', '0', '1', '0', '1', '0', '0']); // prettier-ignore
  assert.match(await figure.locator('.results').innerText(), /3 \/ 3/);
  assert.deepEqual(open.complaints, []);
});
