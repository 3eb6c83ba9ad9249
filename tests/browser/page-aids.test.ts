// Terms explained in place, the glossary's search, the reader's notes and their file, the questions asked again.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { served, visit } from './harness.js';

const { browser, server } = await served();

test('a term is explained beside the text by Enter, Escape takes it away, and the address stays', async () => {
  await using open = await visit(browser, server.url);
  const { page } = open;
  await page.waitForSelector('#self-check-place button', { state: 'attached' });
  const term = page.locator('#intuition a.term', { hasText: '查询' });
  await term.focus();
  await page.keyboard.press('Enter');
  const box = page.locator('.term-box');
  await box.filter({ hasText: 'query' }).waitFor();
  const isBeside = ([word, told]: Element[]) => {
    const [a, b] = [word!.getBoundingClientRect(), told!.getBoundingClientRect()];
    return Math.min(Math.abs(b.top - a.bottom), Math.abs(a.top - b.bottom)) < 12;
  };
  await page.waitForFunction(isBeside, [await term.elementHandle(), await box.elementHandle()] as never);
  await page.keyboard.press('Escape');
  assert.equal(await box.isVisible(), false);
  assert.equal(new URL(page.url()).hash, '');
  assert.deepEqual(open.complaints, []);
});

test('the glossary is searched in either language, and says how many it found', async () => {
  await using open = await visit(browser, `${server.url}en/`);
  const { page } = open;
  const search = page.getByLabel('Look up a word');
  await search.fill('掩码');
  const entries = page.locator('.terms > div').filter({ visible: true });
  const names = await entries.locator('dt').allInnerTexts();
  assert.deepEqual(names.map((name) => name.split(/\s+/)), [['mask', '掩码']]); // prettier-ignore
  await page.locator('.search [role=status]', { hasText: '1 found' }).waitFor();
  await search.fill('no such term');
  await page.locator('.search [role=status]', { hasText: 'nothing found' }).waitFor();
  await search.fill('');
  assert.ok((await entries.count()) > 20);
});

test('what is missed is asked again until it is right at once, also after the page is loaded anew', async () => {
  await using open = await visit(browser, server.url);
  const { page } = open;
  const first = page.locator('section.written section.check').first();
  await first.locator('li:not([data-right]) button').first().click();
  const place = page.locator('#self-check-place');
  await place.locator('[role=status]', { hasText: '一次答对 0 题，答错过 1 题' }).waitFor();
  await page.reload();
  await place.locator('[role=status]', { hasText: '答错过 1 题' }).waitFor();
  const all = await page.locator('section.written section.check').count();
  await place
    .getByRole('button', { name: `（${all} 题）` })
    .first()
    .click();
  const asked = place.locator('section.check');
  const question = await asked.locator('.question').innerText();
  assert.equal(question, await first.locator('.question').innerText());
  await asked.locator('li:not([data-right]) button').first().press('Enter');
  assert.match(await asked.locator('.chosen').innerText(), /不对。/);
  for (let k = 0; k < all; k++) {
    await place.getByRole('button', { name: '下一题' }).click();
    await asked.locator('li[data-right] button').click();
  }
  assert.equal(await asked.locator('.question').innerText(), question, 'the missed question came last');
  await place.getByRole('button', { name: '下一题' }).click();
  await place.locator('[role=status]', { hasText: `这一轮全答对了。 一次答对 ${all} 题` }).waitFor();
  // Loading anew breaks off what was still coming in.
  assert.deepEqual(
    open.complaints.filter((text) => !text.startsWith('failed: ')),
    [],
  );
});

test('a note is kept in both languages and goes into the file with guesses and answers, formulas as TeX', async () => {
  await using open = await visit(browser, server.url);
  const { page } = open;
  await page.locator('#note-question').fill('一个 h 不够');
  await page.locator('#question section.check li[data-right] button').click();
  await page.locator('#intuition section.predict').first().locator('button').first().click();
  await page.goto(`${server.url}en/index.html`);
  assert.equal(await page.locator('#note-question').inputValue(), '一个 h 不够');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my notes' }).click();
  const download = await waiting;
  assert.equal(download.suggestedFilename(), 'attention-notes.md');
  const text = readFileSync(await download.path(), 'utf8');
  assert.match(text, /^# Why attention appeared: my notes\n/);
  assert.match(text, /\n> 一个 h 不够\n/);
  assert.match(text, /- Asked: .*\$h\$.*\n {2}- I said: 500.* ✓\n/);
  assert.match(text, /- Predicted: /);
});

test('where nothing can be kept, notes and questions work until the page is left', async () => {
  const refuse = () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('denied');
      },
    });
  await using open = await visit(browser, server.url, { before: refuse });
  const { page } = open;
  await page.locator('#note-question').fill('x');
  await page.locator('#question section.check li[data-right] button').click();
  await page.locator('#self-check-place [role=status]', { hasText: '一次答对 1 题' }).waitFor();
  assert.deepEqual(open.complaints, []);
});

test('figures whose script fails to come are asked for again', async () => {
  await using open = await visit(browser, 'about:blank');
  const { page } = open;
  let asked = 0;
  await page.route('**/assets/figures-zh.js', (route) => (++asked === 1 ? route.abort() : route.continue()));
  await page.goto(server.url);
  await page.locator('#example-1[data-engine]').waitFor({ state: 'attached' });
  assert.equal(asked, 2);
});
