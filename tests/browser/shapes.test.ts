// Shapes of torch.nn in the built page: circles that do not fit are told apart without colour, PyTorch's words are in the
// page, and what is chosen is in the address.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { served, visit } from './harness.js';

const { browser, server } = await served();

test('a width that does not fit is dashed on both sides, and fits again when it is typed', async () => {
  await using open = await visit(browser, `${server.url}embed/shapes.html?lang=en`, {
    viewport: { width: 320, height: 800 },
  });
  const { page } = open;
  const figure = page.locator('attn-shapes[data-engine]');
  await figure.getByRole('button', { name: 'Wrong width' }).click();
  await figure.locator('.said.wrong', { hasText: '(20x16 and 32x64)' }).waitFor();
  const wrong = figure.locator('.dimension[data-wrong]');
  assert.deepEqual(await wrong.allInnerTexts().then((texts) => texts.map((text) => text.replace(/\s+/g, ' ').trim())), [
    'd 16',
    'i 32',
  ]);
  const style = (selector: string) =>
    figure
      .locator(selector)
      .first()
      .evaluate((it) => getComputedStyle(it).borderTopStyle);
  assert.notEqual(await style('[data-wrong] b'), await style('.dimension:not([data-wrong]) b'));
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);

  const width = figure.locator('attn-slider[data-key=width] input[type=text]');
  await width.fill('32');
  await width.press('Enter');
  await figure.locator('.said').waitFor({ state: 'detached' });
  await figure.getByRole('button', { name: 'LSTM' }).click();
  await figure.locator('input[data-key=batchFirst]').uncheck();
  await figure.locator('.said', { hasText: 'batch is taken for time' }).waitFor();
  await page.waitForFunction(() => location.href.includes('batch-first=false'));
  assert.deepEqual(open.complaints, []);
});
