// The reader draws an alignment in the built page, by pointer and keyboard, and lays the network's over it.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { served, visit } from './harness.js';

const { browser, server } = await served();

test('cells are picked and let go, the answer outlines them, and the address keeps both', async () => {
  await using open = await visit(browser, `${server.url}embed/draw-alignment.html?lang=en&pair=area`);
  const { page } = open;
  const figure = page.locator('attn-draw-alignment[data-engine]');
  const cell = (k: number) => figure.locator(`attn-matrix td[data-k="${k}"] button`);
  await cell(0).click();
  await cell(7).focus();
  await page.keyboard.press('Enter');
  await figure.locator('attn-matrix button[aria-pressed=true]').nth(1).waitFor();
  assert.match((await cell(7).getAttribute('aria-label'))!, /zone, Area: picked/);
  await cell(1).click();
  await cell(1).click();
  await figure.getByRole('button', { name: 'Show the answer' }).click();
  await figure.getByText('Of the 4 rows that have a word to go with, you have 2 right.').waitFor();
  assert.equal(await figure.locator('attn-matrix td.lit').count(), 2);
  await page.waitForFunction(() => /shown=true/.test(location.href) && /drawn=/.test(location.href));
  assert.deepEqual(open.complaints, []);
  await page.reload();
  await figure.getByText('you have 2 right').waitFor();
});

test('the network’s weights are labelled as recorded', async () => {
  await using open = await visit(browser, `${server.url}embed/draw-alignment.html?lang=zh&shown=true`);
  const figure = open.page.locator('attn-draw-alignment[data-engine]');
  await figure.locator('.recorded', { hasText: '2500' }).waitFor();
  await figure.getByText('没有人教过它').waitFor();
});
