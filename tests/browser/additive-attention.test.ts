// Additive attention as a reader uses it: the steps, the four scores side by side, sizes that go together, bad input.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';

import { copyOfDist, hostPage, launch, serve, shows, typeInto, visit, type Copy, type Visit } from './harness.js';

let browser: Browser;
let copy: Copy;
let server: Awaited<ReturnType<typeof serve>>;
before(async () => {
  browser = await launch();
  copy = copyOfDist();
  const script = '<script src="widgets.js"></script>';
  const page = `<meta name="viewport" content="width=device-width"><attn-additive-attention id="a"></attn-additive-attention>${script}`;
  copy.write('figure.html', hostPage(page));
  server = await serve(copy.folder);
});
after(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
  copy[Symbol.dispose]();
});

const open = async (hash = '', options = {}): Promise<Visit> => {
  const opened = await visit(browser, `${server.url}figure.html${hash}`, options);
  await opened.page.locator('attn-additive-attention[data-engine]').waitFor();
  return opened;
};
const figureOf = (page: Page): Locator => page.locator('attn-additive-attention');
const matrixOf = (page: Page, part: string): Locator => page.locator(`[data-part=${part}] attn-matrix`).last();
const holds = (page: Page, part: string, ...numbers: string[]): Promise<void> =>
  shows(page.locator(`[data-part=${part}]`).last(), numbers);
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const state = (page: Page): Promise<Record<string, string>> =>
  figureOf(page).evaluate(({ state }: any) =>
    Object.fromEntries(Object.entries<any>(state).map(([name, { rows, cols }]) => [name, `${rows}x${cols}`])),
  );

test('it is live: every score has its weights, an edit changes them, undo takes it back', async () => {
  await using visit = await open();
  const { page, complaints } = visit;
  await holds(page, 'additive-weights', '0.716', '0.128', '0.156');
  await holds(page, 'dot-weights', '0.245', '0.090', '0.665');
  await holds(page, 'general-weights', '0.035', '0.705', '0.259');
  await holds(page, 'concat-weights', '0.716', '0.128', '0.156');
  await typeInto(matrixOf(page, 'v'), 0, '0');
  await holds(page, 'additive-scores', '1.523', '0.000', '0.000');
  await holds(page, 'concat-scores', '1.523', '0.000', '0.000');
  await press(page, 'Undo');
  await holds(page, 'additive-scores', '2.487', '0.762', '0.964');
  assert.deepEqual(complaints, []);
});

test('the prediction can be tried: ten times the query, ten times the dot score, the additive score at its ceiling', async () => {
  await using visit = await open();
  const { page } = visit;
  await page.getByText('|e| ≤ Σ|v| = 3').first().waitFor();
  await press(page, '× 10');
  await holds(page, 'dot-scores', '20', '10', '30');
  await holds(page, 'additive-scores', '3', '3', '3');
  await page.getByText('Query s = (20, 10), every number').waitFor();
  await press(page, '÷ 10');
  await holds(page, 'additive-scores', '2.487', '0.762', '0.964');
});

test('concat’s matrix is W_s and W_h: an edit of one is seen in the other', async () => {
  await using visit = await open();
  const { page } = visit;
  await typeInto(matrixOf(page, 'joined'), 2, '5');
  await holds(page, 'W_h', '5', '0', '0', '−1');
  await typeInto(matrixOf(page, 'W_s'), 0, '7');
  await holds(page, 'joined', '7', '−1', '5', '0', '0', '1', '0', '−1');
});

test('a column more in s: W_s and W follow, dot says why it cannot, the others go on', async () => {
  await using visit = await open();
  const { page } = visit;
  await matrixOf(page, 's').getByRole('button', { name: 'Add a column' }).click();
  await page.getByText('s (1, 3) and h (3, 2) need the same number of columns.').first().waitFor();
  assert.deepEqual(await state(page), { s: '1x3', h: '3x2', W_s: '2x3', W_h: '2x2', v: '1x2', W: '3x2' });
  assert.equal(await page.locator('[data-part=dot-scores]').count(), 0);
  await holds(page, 'general-weights', '0.035', '0.705', '0.259');
  assert.equal(await page.locator('.figure > .fault').count(), 0);
  await page.keyboard.press('Control+z');
  await holds(page, 'dot-weights', '0.245', '0.090', '0.665');
});

test('pointing at a cell writes out its arithmetic and marks the term; a term marks its matrix', async () => {
  await using visit = await open();
  const { page } = visit;
  await matrixOf(page, 'hidden').locator('td[data-k="3"]').hover();
  await page.getByText('tanh(1 + (−1)) = 0').waitFor();
  await page.locator('[data-term=hidden][data-marked]').waitFor();
  await page.locator('[data-term=W_h]').hover();
  await page.locator('[data-part=W_h][data-marked]').waitFor();
  await page.locator('[data-term=v]').focus();
  await page.locator('[data-part=v][data-marked]').waitFor();
});

test('the address restores it; one that makes no sense is told in the figure’s letters', async () => {
  await using visit = await open('#/a?s=20+10');
  await holds(visit.page, 'additive-scores', '3', '3', '3');
  await using bad = await open('#/a?w-s=1+2+3');
  await bad.page.getByText('W_s (1, 3) and s (1, 2) need the same number of columns.').first().waitFor();
  await holds(bad.page, 'additive-scores', '2.487', '0.762', '0.964');
});

test('it speaks Chinese, fits 320 pixels, and axe finds nothing', async () => {
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    // prettier-ignore
    await using visit = await open('', { viewport: { width, height: 800 }, colorScheme });
    const { page } = visit;
    await page.evaluate(() => (document.documentElement.lang = 'zh-CN'));
    await page.getByText('同样的 s 和 h，四种打分').waitFor();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0, `${sideways} pixels too wide at ${width}`);
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
    const found = await page.evaluate(async () => {
      const { violations } = await (globalThis as any).axe.run('attn-additive-attention');
      return violations.map(({ id, nodes }: any) => `${id}: ${nodes[0].target}`);
    });
    assert.deepEqual(found, []);
  }
});
