// The bill in the built lesson: presets, typed and dragged sizes, bad input, undo, the address, and reach.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';

import { served, visit } from './harness.js';

const { browser, server } = await served();

const embed = (query = '') => `${server.url}embed/attention-cost.html?lang=zh${query}`;

async function ready(page: Page): Promise<Locator> {
  const figure = page.locator('attn-attention-cost[data-engine]');
  await figure.waitFor();
  return figure;
}
/** What a line of the bill comes to, once it says so. */
const says = (figure: Locator, item: string, amount: string) =>
  figure.locator(`[data-item=${item}] b`, { hasText: new RegExp(`^${amount}$`) }).waitFor();
const undo = (figure: Locator) => figure.locator('attn-toolbar button').first().click();

test('in the lesson, in both languages, it opens on 2,048 × 64; presets and their undo change the bill', async () => {
  for (const path of ['', 'en/']) {
    await using open = await visit(browser, server.url + path);
    await open.page.locator('#cost').scrollIntoViewIfNeeded();
    const figure = await ready(open.page);
    await says(figure, 'scores', '268,435,456');
    await figure.locator('.presets button', { hasText: '4,096' }).click();
    await says(figure, 'head', '67,108,864 B');
    await figure.locator('.presets button', { hasText: 'GPT-3' }).click();
    await says(figure, 'cache', '9,663,676,416 B');
    assert.equal(await figure.locator('.presets [aria-pressed=true]').count(), 1);
    await undo(figure);
    await says(figure, 'head', '67,108,864 B');
    assert.deepEqual(open.complaints, []);
  }
});

test('a typed size changes the bill and the address; one that cannot be is told where it stands and changes nothing', async () => {
  await using open = await visit(browser, server.url);
  await open.page.locator('#cost').scrollIntoViewIfNeeded();
  const figure = await ready(open.page);
  const slider = figure.locator('attn-slider[data-key=n]');
  const field = slider.locator('input[type=text]');
  await field.fill('１０００');
  await field.press('Enter');
  await says(figure, 'scores', '64,000,000');
  await open.page.waitForURL(/#.*\/cost\?n=1000/);
  await field.fill('0.5');
  await field.press('Enter');
  await slider.locator('.fault', { hasText: '0.5' }).waitFor();
  assert.equal(await field.inputValue(), '0.5');
  await says(figure, 'scores', '64,000,000');
});

test('flags and the number type count', async () => {
  await using open = await visit(browser, embed('&n=4096'));
  const figure = await ready(open.page);
  await figure.locator('.flag', { hasText: '训练' }).click();
  await says(figure, 'head', '134,217,728 B');
  await figure.locator('select').selectOption('float16');
  await says(figure, 'head', '67,108,864 B');
  await figure.locator('.flag', { hasText: '投影' }).click();
  await says(figure, 'projections', '67,108,864');
});

test('a link restores the sizes', async () => {
  await using open = await visit(browser, `${server.url}en/#cost/cost?n=8192&causal=true`);
  await says(await ready(open.page), 'scores', '2,147,745,792');
});

test('at 320 px nothing scrolls sideways', async () => {
  await using open = await visit(browser, embed(), { viewport: { width: 320, height: 800 } });
  await ready(open.page);
  assert.ok(await open.page.evaluate(() => document.documentElement.scrollWidth <= 320));
});
