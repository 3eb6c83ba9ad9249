// Path length in the built lesson: it is live, every way of moving its ends works, and the address carries it.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';

import { served, visit } from './harness.js';

const { browser, server } = await served();

const embed = (query = '') => `${server.url}embed/path-length.html?lang=zh${query}`;

async function ready(page: Page): Promise<Locator> {
  const figure = page.locator('attn-path-length[data-engine]');
  await figure.waitFor();
  await figure.locator('[data-lane=rnn] svg').waitFor();
  return figure;
}
/** What the four lanes say, once they say `expected` or time is up. */
async function counts(figure: Locator, expected: readonly string[]) {
  const read = () => figure.locator('.count b').allTextContents();
  for (const end = Date.now() + 10_000; Date.now() < end && (await read()).join() !== expected.join();)
    await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual(await read(), expected);
}
const slider = (figure: Locator, key: string) => figure.locator(`attn-slider[data-key=${key}]`);
async function type(figure: Locator, key: string, text: string) {
  await slider(figure, key).locator('input[type=text]').fill(text);
  await slider(figure, key).locator('input[type=text]').press('Enter');
}
/** The middle of a position, on the first lane's line. */
async function place(figure: Locator, position: number, n: number) {
  await figure.locator('[data-lane=rnn] svg').scrollIntoViewIfNeeded();
  const box = (await figure.locator('[data-lane=rnn] svg').boundingBox())!;
  return { x: box.x + 14 + ((position - 1) * (box.width - 28)) / (n - 1), y: box.y + 50 };
}

test('in the lesson, in both languages, it opens on twelve words and follows an edit and its undo', async () => {
  for (const [path, opened, edited] of [
    ['', ['10 步', '1 步', '4 步', '2 步'], ['510 步', '1 步', '170 步', '2 步']],
    ['en/', ['10 steps', '1 step', '4 steps', '2 steps'], ['510 steps', '1 step', '170 steps', '2 steps']],
  ] as const) {
    await using open = await visit(browser, server.url + path);
    await open.page.locator('#path').scrollIntoViewIfNeeded();
    const figure = await ready(open.page);
    await counts(figure, opened);
    await type(figure, 'n', '512');
    await counts(figure, edited);
    await open.page.waitForURL(/#.*\/path\?n=512/);
    await figure.locator('attn-toolbar button').first().click();
    await counts(figure, opened);
    assert.deepEqual(open.complaints, []);
  }
});

test('a link restores the sentence and both ends', async () => {
  await using open = await visit(browser, `${server.url}#path/path?n=30&i=20&j=3`);
  const figure = await ready(open.page);
  await counts(figure, ['到不了', '1 步', '6 步', '2 步']);
  assert.match((await figure.locator('.note').textContent()) ?? '', /第 20 个词的消息到不了它前面的第 3 个词.*17 步/s);
});

test('the nearer end is dragged, in one step of undo; a click on a position moves it there', async () => {
  await using open = await visit(browser, embed());
  const figure = await ready(open.page);
  const { mouse } = open.page;
  const [two, five, nine] = [await place(figure, 2, 12), await place(figure, 5, 12), await place(figure, 9, 12)];
  await mouse.move(two.x, two.y);
  await mouse.down();
  await mouse.move(two.x + 40, two.y, { steps: 4 });
  await mouse.move(five.x, five.y, { steps: 4 });
  await mouse.up();
  await counts(figure, ['7 步', '1 步', '3 步', '2 步']);
  await mouse.click(nine.x, nine.y);
  await counts(figure, ['4 步', '1 步', '2 步', '2 步']);
  const undo = figure.locator('attn-toolbar button').first();
  await undo.click();
  await counts(figure, ['7 步', '1 步', '3 步', '2 步']);
  await undo.click();
  await counts(figure, ['10 步', '1 步', '4 步', '2 步']);
});

test('by keyboard: arrow keys on the sliders move the ends and the window', async () => {
  await using open = await visit(browser, embed());
  const figure = await ready(open.page);
  await slider(figure, 'i').locator('input[type=range]').press('ArrowRight');
  await counts(figure, ['9 步', '1 步', '3 步', '2 步']);
  await slider(figure, 'window').locator('input[type=range]').press('ArrowLeft');
  await counts(figure, ['9 步', '1 步', '5 步', '2 步']);
});

test('a position that is not in the sentence is refused at its place', async () => {
  await using open = await visit(browser, embed());
  const figure = await ready(open.page);
  await type(figure, 'j', '13');
  assert.match(
    (await slider(figure, 'j').locator('.fault').textContent()) ?? '',
    /13 超出范围：这里要 1 到 12 之间的数/,
  );
  await counts(figure, ['10 步', '1 步', '4 步', '2 步']);
});

test('a finger drags sideways, and scrolls the page up and down', async () => {
  await using open = await visit(browser, embed(), { viewport: { width: 390, height: 700 }, hasTouch: true });
  const figure = await ready(open.page);
  const session = await open.page.context().newCDPSession(open.page);
  const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    const at = (k: number) => ({ x: from.x + ((to.x - from.x) * k) / 8, y: from.y + ((to.y - from.y) * k) / 8 });
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let k = 1; k <= 8; k++)
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(k)] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const two = await place(figure, 2, 12);
  await swipe(two, await place(figure, 4, 12));
  await counts(figure, ['8 步', '1 步', '3 步', '2 步']);
  const before = await open.page.evaluate(() => scrollY);
  const start = await place(figure, 8, 12);
  await swipe(start, { x: start.x, y: start.y - 200 });
  await open.page.waitForFunction((y) => Math.abs(scrollY - y) >= 60, before);
  await counts(figure, ['8 步', '1 步', '3 步', '2 步']);
});

test('the chart tells the longest paths where it is marked, and a click on it chooses n', async () => {
  await using open = await visit(browser, embed());
  const figure = await ready(open.page);
  const chart = figure.locator('attn-chart');
  const spoken = () => chart.locator('svg[role=img]').first().getAttribute('aria-label');
  assert.equal(
    await spoken(),
    '任意两处之间最长的一条路：n = 12，RNN 11，卷积 6，窗口 4，空洞卷积 3，窗口＋全局 2，自注意力 1',
  );
  await chart.locator('rect').scrollIntoViewIfNeeded();
  const box = (await chart.locator('rect').boundingBox())!;
  await open.page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
  await counts(figure, ['510 步', '1 步', '170 步', '2 步']);
  assert.match((await spoken()) ?? '', /n = 512，RNN 511，卷积 256/);
  await chart.locator('summary').click();
  const last = chart.locator('tbody tr').last();
  await last.waitFor();
  assert.deepEqual(await last.locator('th, td').allTextContents(), ['512', '511', '256', '171', '6', '2', '1']);
});

test('nothing is wider than a narrow screen', async () => {
  await using open = await visit(browser, embed('&n=512'), { viewport: { width: 320, height: 700 } });
  await ready(open.page);
  assert.equal(await open.page.evaluate(() => document.documentElement.scrollWidth), 320);
});

test('axe finds nothing with every table open, where a way is missing', async () => {
  await using open = await visit(browser, embed('&i=9&j=3'));
  const figure = await ready(open.page);
  await figure.locator('details summary').first().click();
  await figure.locator('attn-chart summary').click();
  await figure.locator('attn-chart tbody').waitFor();
  assert.match((await figure.locator('dl').textContent()) ?? '', /RNN\s*到不了\s*自注意力\s*9 → 3\s*窗口\s*9 → 6 → 3/);
  await open.page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  const found = await open.page.evaluate(async () => {
    const { violations } = await (globalThis as any).axe.run(document);
    return violations.map(
      ({ id, nodes }: any) => `${id}: ${nodes.map(({ target }: any) => String(target)).join(' ; ')}`,
    );
  });
  assert.deepEqual(found, []);
});
