// The gradient's travel in the built page: measured by the core with the trainer, read at any distance by pointer and by
// keyboard, and shared in the address.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { served, visit } from './harness.js';

const { browser, server } = await served();

test('it opens on four lines, follows the pointer, the keyboard and a case, and the address says where', async () => {
  await using open = await visit(browser, `${server.url}embed/gradient-travel.html?lang=en`);
  const { page } = open;
  const figure = page.locator('attn-gradient-travel[data-engine]');
  const told = figure.locator('.told');
  await figure.waitFor();
  assert.equal(await figure.locator('attn-chart .series .band').count(), 4);
  assert.match(await told.innerText(), /^At distance 30, .*RNN 10⁶ times weaker; LSTM 2\d\d times weaker/);

  const picture = figure.locator('attn-chart .picture');
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
  await page.waitForFunction(() => /[?&]k=[4-6]\d/.test(location.href));
  await figure.locator('attn-slider[data-key=k] input[type=range]').focus();
  await page.keyboard.press('End');
  await told.filter({ hasText: 'At distance 63' }).waitFor();

  await figure.getByRole('button', { name: 'RNN explodes' }).click();
  await told.filter({ hasText: /RNN [^;]* times stronger/ }).waitFor();
  await figure.locator('attn-slider[data-key=n] input[type=text]').fill('1');
  await page.keyboard.press('Enter');
  await figure.locator('attn-slider[data-key=n] .fault', { hasText: '3' }).waitFor();
  assert.deepEqual(open.complaints, []);
});
