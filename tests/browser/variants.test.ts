// The figures of variants and of misconceptions in the built page: tiles by pointer and keyboard, memories by slider,
// numbers chosen by a click, tokens exchanged, weights moved; the address, and reach.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { served, visit } from './harness.js';

const { browser, server } = await served();

test('tiles are chosen by pointer, by button and by slider, and the address says which', async () => {
  await using open = await visit(browser, `${server.url}embed/flash-tiles.html?lang=en`);
  const { page } = open;
  const figure = page.locator('attn-flash-tiles[data-engine]');
  const told = figure.locator('.told').first();
  await told.filter({ hasText: 'Tile 6 of 8' }).waitFor();
  await figure.locator('.map g').first().click();
  await told.filter({ hasText: 'Tile 1 of 8' }).waitFor();
  assert.equal(await figure.getByRole('button', { name: 'Previous tile' }).isDisabled(), true);
  await figure.getByRole('button', { name: 'Next tile' }).focus();
  await page.keyboard.press('Enter');
  await told.filter({ hasText: 'Tile 2 of 8' }).waitFor();
  await figure.locator('attn-slider[data-key=step] input[type=range]').focus();
  await page.keyboard.press('End');
  await told.filter({ hasText: 'Tile 8 of 8' }).waitFor();
  await page.waitForURL(/[?&]step=8/);
  await figure.locator('attn-slider[data-key=n] input[type=text]').fill('17');
  await page.keyboard.press('Enter');
  await figure.locator('attn-slider[data-key=n] .fault', { hasText: '16' }).waitFor();
  await told.filter({ hasText: 'Tile 8 of 8' }).waitFor();
  assert.deepEqual(open.complaints, []);
});

test('more pairs change what linear attention reads back, and not what it keeps', async () => {
  await using open = await visit(browser, `${server.url}embed/linear.html?lang=en&d=8`);
  const { page } = open;
  const told = page.locator('attn-linear[data-engine] .memory .told');
  await told.filter({ hasText: /64 pairs.*keeps 288 B/ }).waitFor();
  await page.locator('attn-slider[data-key=pairs] input[type=range]').focus();
  await page.keyboard.press('Home');
  await told.filter({ hasText: /1 pair, .*linear with 0, and keeps 288 B/ }).waitFor();
  assert.deepEqual(open.complaints, []);
});

test('a click on a number makes it x, a choice from the list too, and the ruler measures there', async () => {
  await using open = await visit(browser, `${server.url}embed/gradient-check.html?lang=en`);
  const { page } = open;
  const title = page.locator('attn-gradient-check[data-engine] .explanation .title');
  await title.filter({ hasText: 'y = o₁₂, x = Q₁₁' }).waitFor();
  await page.locator('[data-part=K] attn-matrix td[data-k="3"]').click();
  await title.filter({ hasText: 'x = K₂₂' }).waitFor();
  await page.locator('[data-part=output] attn-matrix td[data-k="0"]').click();
  await title.filter({ hasText: 'y = o₁₁' }).waitFor();
  await page.locator('.choices select').last().selectOption('V₃₁');
  await title.filter({ hasText: 'y = o₁₁, x = V₃₁' }).waitFor();
  await page.waitForURL(/input=V/);
  assert.deepEqual(open.complaints, []);
});

test('tokens change places by buttons, and positions tell the places apart', async () => {
  await using open = await visit(browser, `${server.url}embed/permutation.html?lang=en`);
  const { page } = open;
  const told = page.locator('attn-permutation[data-engine] .told');
  await page.getByRole('button', { name: 'Exchange “dog” with the one on its right' }).focus();
  await page.keyboard.press('Enter');
  await told.filter({ hasText: /^bites dog man: .*in another row/ }).waitFor();
  const words = page.locator('attn-permutation .order b');
  const [from, to] = [await words.nth(2).boundingBox(), await words.nth(0).boundingBox()];
  await page.mouse.move(from!.x + 5, from!.y + 5);
  await page.mouse.down();
  await page.mouse.move(to!.x + 5, to!.y + 5, { steps: 20 });
  await page.mouse.up();
  await told.filter({ hasText: /^man bites dog: / }).waitFor();
  await page.locator('attn-permutation attn-toolbar button').first().click();
  await told.filter({ hasText: /^bites dog man: / }).waitFor();
  await page.getByLabel('Add a vector for each place').check();
  await told.filter({ hasText: /differ by up to/ }).waitFor();
  await page.waitForURL(/order=2[+ ]|order=2%20/);
  assert.deepEqual(open.complaints, []);
});

test('weights go as far as they can by one button and back by another; a slider moves one and the output stays', async () => {
  await using open = await visit(browser, `${server.url}embed/same-output.html?lang=en`);
  const { page } = open;
  const told = page.locator('attn-same-output[data-engine] .told');
  await told.filter({ hasText: 'total variation between the weights is 0 ' }).waitFor();
  await page.getByRole('button', { name: 'As far away as can be' }).click();
  await told.filter({ hasText: 'total variation between the weights is 0.834' }).waitFor();
  await page.getByRole('button', { name: 'Back to the given weights' }).click();
  await told.filter({ hasText: 'total variation between the weights is 0 ' }).waitFor();
  await page.locator('.moves input[type=range]').first().focus();
  await page.keyboard.press('Home');
  await told.filter({ hasText: /weights is 0\.0\d+ .*differ by at most (0|\d(\.\d)?×10⁻⁷)/ }).waitFor();
  assert.deepEqual(open.complaints, []);
});

test('the race runs in a worker, can be cancelled, tells its crossing and says where it was measured', async () => {
  await using open = await visit(browser, `${server.url}embed/race.html?lang=en&longest=512&d=16`);
  const { page } = open;
  const figure = page.locator('attn-race[data-engine]');
  await figure.getByRole('button', { name: 'Measure' }).click();
  await figure.getByRole('button', { name: 'Cancel' }).click();
  await figure.locator('.note', { hasText: 'Press “Measure”' }).waitFor();
  await figure.getByRole('button', { name: 'Measure' }).click();
  await figure.locator('.told', { hasText: '4d = 64' }).waitFor();
  assert.match(
    await figure.locator('.note').innerText(),
    /on this machine just now: a single thread, one worker, simd/,
  );
  assert.equal(await figure.locator('attn-chart').first().locator('.series').count(), 7);
  assert.deepEqual(open.complaints, []);
});

test('where every worker is refused, the race is run on the page in short laps', async () => {
  await using open = await visit(browser, `${server.url}embed/race.html?lang=en&longest=256&d=16`, {
    before: () => {
      Object.defineProperty(globalThis, 'Worker', { value: undefined });
    },
  });
  const figure = open.page.locator('attn-race[data-engine]');
  await figure.getByRole('button', { name: 'Measure' }).click();
  await figure.locator('.note', { hasText: 'the page’s own thread' }).waitFor();
  assert.deepEqual(open.complaints, []);
});

test('at 320 px nothing but a grid scrolls sideways', async () => {
  for (const name of ['flash-tiles', 'linear', 'gradient-check', 'permutation', 'same-output', 'race']) {
    const viewport = { width: 320, height: 800 };
    await using open = await visit(browser, `${server.url}embed/${name}.html?lang=en`, { viewport });
    await open.page.locator(`attn-${name}[data-engine]`).waitFor();
    assert.ok(await open.page.evaluate(() => document.documentElement.scrollWidth <= 320), name);
  }
});
