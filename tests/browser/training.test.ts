// Training in the page: in workers, over http and from a file, on the page itself where workers are refused; paused,
// questioned, and begun again after a crash. Networks and budgets are tiny: what they learn is tests/wasm's to say.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright-core';

import { dist, served, visit } from './harness.js';

const { browser, server } = await served();

const small = 'embed/collapse.html?lang=en&longest=4&h=16&steps=';
/** Longer than any test. */
const long = 'embed/collapse.html?lang=en&longest=20&h=128&steps=10000';
const started = async (page: Page): Promise<Locator> => {
  const figure = page.locator('attn-collapse[data-engine]');
  await figure.waitFor();
  return figure;
};
const train = (figure: Locator) => figure.locator('.commands .main').click();
const ended = (figure: Locator) => figure.locator('li[data-phase=done]').nth(1).waitFor({ timeout: 60_000 });
const steps = (figure: Locator) =>
  figure
    .locator('progress')
    .evaluateAll((bars) => bars.reduce((sum, bar) => sum + (bar as HTMLProgressElement).value, 0));

for (const [where, address] of [
  ['over http', () => server.url],
  ['from a file', () => pathToFileURL(dist).href],
] as const) {
  test(`${where}, both networks train beside the page and are measured at every length`, async () => {
    await using open = await visit(browser, `${address()}${small}100`);
    const figure = await started(open.page);
    await train(figure);
    await ended(figure);
    assert.equal(open.page.workers().length, 2);
    assert.match(await figure.locator('.outcome').innerText(), /^At length 4, .* \d+(\.\d)?% right, attention \d/);
    assert.equal(await figure.locator('attn-chart .series').count(), 2);
    assert.deepEqual(open.complaints, []);
  });
}

test('a recorded run is shown on request and says what it is; training takes its place', async () => {
  await using open = await visit(browser, `${server.url}embed/collapse.html?lang=en`);
  const figure = await started(open.page);
  await figure.getByRole('button', { name: 'recorded' }).click();
  await figure.locator('.recorded', { hasText: 'not one trained just now: seeds 1, 2, 3, 3000 steps' }).waitFor();
  assert.equal(await figure.locator('attn-chart .series').count(), 4, 'two lines, and the points of both');
  assert.match(
    await figure.locator('.outcome').innerText(),
    /^At length 16, .* gets [0-9]% right, attention (100|99)%/,
  );
  await open.page.waitForFunction(() => location.href.includes('recorded=true'));
  await train(figure);
  await figure.locator('li[data-phase=running]').nth(1).waitFor();
  assert.equal(await figure.locator('.recorded').count(), 0);
});

test('where no core starts, the recorded run is what there is to see', async () => {
  const refuse = () => {
    Object.assign(window, { WebAssembly: undefined });
    const append = Element.prototype.append;
    HTMLHeadElement.prototype.append = function (...nodes) {
      for (const node of nodes) if (node instanceof HTMLScriptElement) node.src = 'none.js';
      append.apply(this, nodes);
    };
  };
  await using open = await visit(browser, `${server.url}embed/collapse.html?lang=zh`, { before: refuse });
  const figure = open.page.locator('attn-collapse');
  await figure.locator('.fault', { hasText: '计算核心没能加载' }).waitFor();
  await figure.locator('.recorded', { hasText: '不是刚才练的' }).waitFor();
  assert.equal(await figure.locator('attn-chart .series').count(), 4);
});

test('where a policy refuses workers, training borrows the page’s time and says so', async () => {
  const refuse = () => {
    window.Worker = class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    } as unknown as typeof Worker;
  };
  await using open = await visit(browser, `${server.url}${small}100`, { before: refuse });
  const figure = await started(open.page);
  await train(figure);
  await figure.getByText('borrows the page').first().waitFor();
  await ended(figure);
});

test('a pause stops both networks, and they go on from there', async () => {
  await using open = await visit(browser, `${server.url}${long}`);
  const figure = await started(open.page);
  await train(figure);
  await figure.locator('li[data-phase=running] small', { hasText: 'step' }).nth(1).waitFor();
  await figure.getByRole('button', { name: 'Pause' }).click();
  await open.page.waitForTimeout(500);
  const before = await steps(figure);
  assert.ok(before > 0);
  await open.page.waitForTimeout(500);
  assert.equal(await steps(figure), before);
  await figure.getByRole('button', { name: 'Go on' }).click();
  await open.page.waitForTimeout(800);
  assert.ok((await steps(figure)) > before);
});

test('out of sight, training waits', async () => {
  await using open = await visit(browser, `${server.url}${long}`);
  const figure = await started(open.page);
  await train(figure);
  await open.page.waitForTimeout(500);
  await open.page.evaluate(() => {
    document.body.style.paddingBlockStart = '300vh';
    scrollTo(0, 0);
  });
  await open.page.waitForTimeout(600);
  const before = await steps(figure);
  await open.page.waitForTimeout(500);
  assert.equal(await steps(figure), before);
  await figure.scrollIntoViewIfNeeded();
  await open.page.waitForTimeout(800);
  assert.ok((await steps(figure)) > before);
});

test('a worker that breaks keeps the picture and offers to train again', async () => {
  const keepWorkers = () => {
    const made: Worker[] = ((window as any).made = []);
    const Native = Worker;
    window.Worker = class extends Native {
      constructor(address: string | URL) {
        super(address);
        made.push(this);
      }
    };
  };
  await using open = await visit(browser, `${server.url}${long}`, { before: keepWorkers });
  const figure = await started(open.page);
  await train(figure);
  await figure.locator('li[data-phase=running] small', { hasText: 'step' }).nth(1).waitFor();
  await open.page.evaluate(() => (window as any).made[0].dispatchEvent(new ErrorEvent('error', { message: 'gone' })));
  await figure.locator('li[data-phase=lost]').waitFor();
  await figure.getByRole('button', { name: 'Train again' }).click();
  await figure.locator('li[data-phase=running]').nth(1).waitFor();
});

test('a source of the reader’s own is answered by both, and a bad one is refused where it stands', async () => {
  await using open = await visit(browser, `${server.url}${small}100`);
  const figure = await started(open.page);
  await train(figure);
  await ended(figure);
  const field = figure.locator('#own');
  await field.fill('3 1 4');
  await field.press('Enter');
  await figure.locator('.trial dd').nth(2).waitFor();
  assert.match(await figure.locator('.trial dd').first().innerText(), /^4 1 3$/);
  await field.fill('3 x 4');
  await field.press('Enter');
  await figure.getByText('“x”').waitFor();
  assert.equal(await field.inputValue(), '3 x 4');
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
});

test('the reader’s guess is drawn with the pointer, undone, and shared in the address', async () => {
  await using open = await visit(browser, `${server.url}${small}100`);
  const figure = await started(open.page);
  const picture = figure.locator('attn-chart .picture[data-drawable]');
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox())!;
  await open.page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2);
  await open.page.mouse.down();
  await open.page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6, { steps: 12 });
  await open.page.mouse.up();
  await figure.getByText('Your guess').first().waitFor();
  await open.page.waitForFunction(() => location.hash.includes('guess='));
  await figure.getByRole('button', { name: 'Undo' }).click();
  await open.page.waitForFunction(() => !location.hash.includes('guess='));
});
