// The figures of self-attention, cross-attention and heads in the built page: what feeds what follows a button, and what
// belongs to a head lights up and falls silent.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { served, visit } from './harness.js';

const { browser, server } = await served();

test('a second sequence comes with cross-attention, and a cell of it marks keys and values only', async () => {
  await using open = await visit(browser, `${server.url}embed/sources.html?lang=en`);
  const figure = open.page.locator('attn-sources[data-engine]');
  await figure.waitFor();
  assert.equal(await figure.locator('[data-part=Y]').count(), 0);
  await figure.getByRole('button', { name: 'Cross' }).click();
  await figure.getByRole('img', { name: /keys and values from Y \(encoder’s output\)/ }).waitFor();
  await figure.locator('[data-part=Y] td[data-k="3"]').hover();
  await figure.locator('[data-part=K] td.lit').first().waitFor();
  assert.equal(await figure.locator('[data-part=V] td.lit').count(), 2);
  assert.equal(await figure.locator('[data-part=Q] td.lit').count(), 0);
  await open.page.waitForFunction(() => location.href.includes('kind=cross'));
  assert.deepEqual(open.complaints, []);
});

test('a muted head is told, stays in the address, and goes when there are fewer heads', async () => {
  await using open = await visit(browser, `${server.url}embed/heads.html?lang=en&kv-heads=2`);
  const figure = open.page.locator('attn-heads[data-engine]');
  await figure.waitFor();
  const third = figure.locator('[data-head="2"]');
  await third.getByRole('button', { name: 'Mute' }).focus();
  await open.page.keyboard.press('Enter');
  await figure.locator('dl', { hasText: 'Muting changed the output by' }).waitFor();
  assert.equal(await third.getAttribute('data-marked'), '');
  await open.page.waitForFunction(() => location.href.includes('muted=4'));
  await figure.locator('[data-key=heads]').getByRole('button', { name: '2', exact: true }).click();
  await figure.locator('[data-head="2"]').waitFor({ state: 'detached' });
  assert.equal(await figure.locator('dl', { hasText: 'Muting' }).count(), 0);
  assert.deepEqual(open.complaints, []);
});
