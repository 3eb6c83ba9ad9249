// Check questions and predictions, by keyboard; and the same text without a script and on paper.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { served, visit } from './harness.js';

const { browser, server } = await served();

test('a wrong answer says so with its reason, another can be chosen, and all can be taken back', async () => {
  await using open = await visit(browser, server.url);
  const check = open.page.locator('section.check').first();
  const wrong = check.locator('li:not([data-right])').first();
  const right = check.locator('li[data-right]');
  const reasons = check.locator('.reason').filter({ visible: true });
  assert.equal(await reasons.count(), 0);

  await wrong.locator('button').focus();
  await open.page.keyboard.press('Enter');
  assert.match(await wrong.locator('[aria-live=polite]').innerText(), /^不对。\s*\S{4}/);
  assert.equal(await wrong.locator('button').getAttribute('aria-expanded'), 'true');
  assert.equal(await reasons.count(), 1);

  await right.locator('button').press('Space');
  assert.match(await right.locator('[aria-live=polite]').innerText(), /^对。\s*\S{4}/);
  assert.equal(await reasons.count(), 2);

  await check.getByRole('button', { name: '重新作答' }).press('Enter');
  assert.equal(await reasons.count(), 0);
  const focused = await check
    .locator('button')
    .first()
    .evaluate((button) => button === document.activeElement);
  assert.ok(focused, 'the keyboard is back at the first answer');
});

test('right and wrong differ in sign and word, not in colour alone', async () => {
  await using open = await visit(browser, `${server.url}en/index.html`);
  const check = open.page.locator('section.check').first();
  for (const button of await check.locator('li button').all()) await button.click();
  const sign = (selector: string) =>
    check
      .locator(selector)
      .first()
      .evaluate((item) => getComputedStyle(item, '::before').content);
  assert.match(await sign('li:not([data-right])'), /✕/);
  assert.match(await sign('li[data-right]'), /✓/);
  assert.match(await check.locator('li[data-right] .reason').innerText(), /^Right\. /);
});

test('a prediction commits to one choice and leads to the figure', async () => {
  await using open = await visit(browser, server.url);
  const prediction = open.page.locator('#examples section.predict').first();
  const [first, second] = [prediction.locator('li button').nth(0), prediction.locator('li button').nth(1)];
  await first.press('Enter');
  assert.match(await prediction.locator('[aria-live=polite]').innerText(), /看图/);
  await second.press('Enter');
  assert.equal(await first.getAttribute('aria-pressed'), 'true');
  assert.equal(await second.getAttribute('aria-pressed'), 'false');
  await prediction.getByRole('button', { name: '去看图' }).press('Enter');
  const figure = open.page.locator('#examples figure.live').first();
  assert.ok(await figure.evaluate((element) => element === document.activeElement));
});

test('without a script every question, answer and reason can be read', async () => {
  await using open = await visit(browser, server.url, { javaScriptEnabled: false });
  const check = open.page.locator('section.check').first();
  const answers = check.locator('.answer');
  assert.ok((await answers.count()) > 1);
  for (const answer of await answers.all()) assert.ok(await answer.isVisible());
  await check.locator('summary').first().click();
  assert.ok(await check.locator('.reason').first().isVisible());
  assert.equal(await open.page.locator('#theme').isVisible(), false);
  assert.equal(await open.page.locator('.no-script').first().isVisible(), true);
});

test('on paper: light, no controls, every reason shown, every figure drawn though nobody scrolled to it', async () => {
  await using open = await visit(browser, server.url, { colorScheme: 'dark' });
  const { page } = open;
  const figures = await page.locator('figure.live').count();
  await page.waitForFunction((n) => document.querySelectorAll('figure.live > [data-engine]').length === n, figures);
  await page.emulateMedia({ media: 'print' });
  assert.match(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), /^light$/);
  for (const hidden of ['header.bar', '#contents', '.skip'])
    assert.equal(await page.locator(hidden).isVisible(), false);
  const reasons = page.locator('.check .reason');
  assert.equal(await reasons.filter({ visible: true }).count(), await reasons.count());
});
