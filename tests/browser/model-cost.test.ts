// The bill for a whole model, and the verdict on its price, in the built page.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { served, visit } from './harness.js';

const { browser, server } = await served();

test('a preset, training and other activations change the bill; heads that do not divide become such that do', async () => {
  await using open = await visit(browser, `${server.url}embed/model-cost.html?lang=en`);
  const figure = open.page.locator('attn-model-cost[data-engine]');
  await figure.getByRole('button', { name: 'Llama 2 70B' }).click();
  await figure.locator('.source', { hasText: '68,976,648,192' }).waitFor();
  await figure.getByRole('button', { name: 'Training' }).click();
  await figure.locator('[data-item=adam]', { hasText: '1,103,626,371,072 B' }).waitFor();
  const kept = figure.locator('[data-item=activations] b');
  const before = await kept.innerText();
  await figure.locator('select[data-key=kept]').selectOption('without-pairs');
  await open.page.waitForFunction(() => location.href.includes('kept=without-pairs'));
  assert.notEqual(await kept.innerText(), before);

  const keyHeads = figure.locator('attn-slider[data-key=kvHeads] input[type=text]');
  await keyHeads.fill('7');
  await keyHeads.press('Enter');
  await open.page.waitForFunction(() => location.href.includes('kv-heads=4'));
  assert.equal(await figure.locator('.fault').filter({ hasText: /./ }).count(), 0);
  assert.deepEqual(open.complaints, []);
});

test('a bill whose numbers have forty digits stays inside a phone', async () => {
  const most = 'n=1048576&batch=65536&d=65536&heads=512&kv-heads=512&head-dim=1024&layers=512&feed-forward=262144';
  const address = `${server.url}embed/model-cost.html?lang=en&${most}`;
  await using open = await visit(browser, address, { viewport: { width: 320, height: 800 } });
  await open.page.locator('attn-model-cost[data-engine]').waitFor();
  const [wide, seen] = await open.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide! <= seen!, `${wide} in ${seen}`);
});

test('the reader decides first; another pair is another question', async () => {
  await using open = await visit(browser, `${server.url}embed/bleu-flops.html?lang=en`);
  const figure = open.page.locator('attn-bleu-flops[data-engine]');
  await figure.locator('.verdict', { hasText: 'Decide first' }).waitFor();
  await figure.getByRole('button', { name: 'True, it was cheaper' }).click();
  await figure.locator('.verdict', { hasText: /You are right.*7 times fewer.*2\.7 BLEU/ }).waitFor();
  await figure.getByRole('button', { name: 'Transformer big' }).click();
  await figure.locator('.verdict', { hasText: 'Decide first' }).waitFor();
  await figure.getByRole('button', { name: 'Not true' }).click();
  await figure.locator('.verdict', { hasText: /You are right.*as many operations/ }).waitFor();
  await open.page.waitForFunction(() => location.href.includes('answer=not-cheaper'));
  assert.deepEqual(open.complaints, []);
});
