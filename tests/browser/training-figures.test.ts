// What the other figures with training do: networks of a few steps, questioned and changed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';

import { served, visit } from './harness.js';

const { browser, server } = await served();

const train = (figure: Locator) => figure.locator('.commands .main').click();

test('an alignment grows, may be changed by hand, and the output follows', async () => {
  await using open = await visit(browser, `${server.url}embed/alignment.html?lang=en&task=reverse&longest=4&steps=100`);
  const figure = open.page.locator('attn-alignment[data-engine]');
  await figure.waitFor();
  await train(figure);
  await figure.locator('li[data-phase=done]').waitFor({ timeout: 60_000 });
  const weights = figure.locator('attn-matrix');
  assert.equal(await weights.locator('tbody tr').count(), 5, 'a row for each digit and one for the end');
  await figure.locator('.trial').waitFor();
  await figure.getByRole('button', { name: 'Flatten' }).click();
  await open.page.waitForFunction(
    () => location.hash.includes('change=flatten') || location.search.includes('flatten'),
  );
  const flat = weights.nth(1);
  await flat.waitFor();
  const shares = await flat.locator('tbody td').allInnerTexts();
  const words = await weights.first().locator('tbody tr').first().locator('td').count();
  assert.deepEqual(
    new Set(shares.map((text) => text.trim().split(/\s/)[0])),
    new Set([(1 / words).toFixed(2)]),
    shares.join('|'),
  );
  assert.deepEqual(open.complaints, []);
});

test('both courtrooms are heard, and a foreign word is refused beside its field', async () => {
  await using open = await visit(browser, `${server.url}embed/courtrooms.html?lang=en&steps=50&guess-classifier=60`);
  const figure = open.page.locator('attn-courtrooms[data-engine]');
  await figure.waitFor();
  await train(figure);
  await figure.locator('li[data-phase=done]').nth(1).waitFor({ timeout: 60_000 });
  assert.equal(await figure.locator('.bars tbody tr').count(), 4);
  assert.match(
    await figure.locator('.outcome').innerText(),
    /translator goes from \d.*%, the classifier from \d.*%\. Your bet on the classifier of remarks: 60%\.$/,
  );
  const court = figure.locator('.court').nth(1);
  await court.locator('attn-matrix').nth(1).waitFor();
  await court.locator('input').fill('电影 x');
  await court.locator('input').press('Enter');
  await court.getByText('“x”').waitFor();
  await court.locator('input').fill('电影不差');
  await court.locator('input').press('Enter');
  await court.locator('attn-matrix').first().getByText('不', { exact: true }).waitFor();
  assert.equal(await court.locator('.fault').innerText(), '');
  assert.deepEqual(open.complaints, []);
});

test('a loss that explodes is told and drawn, stays for comparison, and is cured', async () => {
  await using open = await visit(browser, `${server.url}embed/loss-doctor.html?lang=en&steps=100`);
  const figure = open.page.locator('attn-loss-doctor[data-engine]');
  await figure.waitFor();
  await figure.getByRole('button', { name: 'Make it NaN' }).click();
  await figure.locator('li[data-phase=diverged]').waitFor();
  assert.match(
    await figure.locator('.finding').innerText(),
    /^At step \d+ the loss or its gradient was no longer finite/,
  );
  const chart = figure.locator('attn-chart').first();
  assert.equal(await chart.locator('.series').count(), 1);
  await chart.locator('summary').click();
  assert.doesNotMatch(await figure.innerText(), /NaN(?!$)|Infinity|undefined/m);
  await figure.getByLabel('Learning rate').last().fill('1');
  await figure.getByLabel('Learning rate').last().press('Enter');
  await train(figure);
  await figure.locator('li[data-phase=done]').waitFor();
  assert.match(await figure.locator('.finding').innerText(), /right labels it gets \d+%\.$/);
  assert.equal(await chart.locator('.series').count(), 3, 'each step, its mean, and the run before');
  assert.deepEqual(open.complaints, []);
});
