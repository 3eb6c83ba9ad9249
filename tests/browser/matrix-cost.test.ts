// What updates cost: time, elements, listeners.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';

import { launch, openPage } from './matrix-harness.js';

let browser: Browser;
let page: Page;
before(async () => {
  browser = await launch();
  page = await openPage(browser, { viewport: { width: 1400, height: 900 } });
});
after(() => browser.close());

/** Milliseconds from new values to painted matrices: a quarter of the rounds, and half of them, took no longer. */
const cost = (count: number, n: number) =>
  page.evaluate(
    async ([count, n]) => {
      const { add, filled } = window as any;
      const main = document.querySelector('main')!;
      main.style.cssText = 'display: grid; grid-template-columns: repeat(4, 1fr)';
      main.replaceChildren();
      const values = [0, 1, 2].map((k) => filled(n, n, (i: number, j: number) => Math.sin(i * j + k)));
      const mask = { queries: n, keys: n, visible: Uint8Array.from(values[0].data, (_, k) => Number(k % 3 > 0)) };
      const matrices = Array.from({ length: count! }, () => add({ value: values[0], mask, label: 'X', hue: 'query' }));
      await new Promise((done) => setTimeout(done, 300));
      const times: number[] = [];
      for (let round = 0; round < 120; round += 1) {
        await new Promise(requestAnimationFrame);
        const start = performance.now();
        for (const matrix of matrices) matrix.value = values[round % 3];
        for (const matrix of matrices) await matrix.updateComplete;
        times.push(performance.now() - start);
      }
      times.sort((a, b) => a - b);
      return { quarter: times[30]!, half: times[60]! };
    },
    [count, n],
  );

test('a 64 × 64 matrix with a mask is redrawn in less than 2 ms, eight of them within one frame', async (t) => {
  const [one, eight, table] = [await cost(1, 64), await cost(8, 64), await cost(1, 16)];
  t.diagnostic(
    `64×64: ${JSON.stringify(one)} ms; eight: ${JSON.stringify(eight)} ms; 16×16 as a table: ${JSON.stringify(table)} ms`,
  );
  assert.ok(one.quarter < 2, `${one.quarter} ms`);
  assert.ok(eight.quarter < 16.7, `${eight.quarter} ms`);
});

test('2,000 updates, and 100 matrices that come and go, leave no element and no listener behind', async () => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return ['Nodes', 'JSEventListeners'].map((name) => metrics.find((metric) => metric.name === name)!.value);
  };
  await page.evaluate(() => {
    const { add, filled } = window as any;
    document.querySelector('main')!.replaceChildren();
    const settings = { label: 'X', editable: true, resizable: true, rowSums: [1] };
    (window as any).all = [
      add({ ...settings, value: filled(4, 4, () => 1) }),
      add({ ...settings, value: filled(40, 40, () => 1) }),
    ];
  });
  const work = (updates: number, visitors: number) =>
    page.evaluate(
      async ([updates, visitors]) => {
        const { all, filled } = window as any;
        for (let k = 0; k < updates!; k += 1) {
          for (const m of all) {
            m.value = filled(m.value.rows, m.value.cols, (i: number) => i * k);
            m.selected = { row: k % 4, column: 0 };
            m.highlight = [{ row: k % 3 }];
            await m.updateComplete;
          }
        }
        for (let k = 0; k < visitors!; k += 1) {
          const visitor = (window as any).add({ label: 'Y', value: filled(k % 2 ? 4 : 40, 4, () => k) });
          await visitor.updateComplete;
          visitor.remove();
        }
        await new Promise((done) => setTimeout(done, 100));
      },
      [updates, visitors],
    );
  await work(10, 2);
  const start = await count();
  await work(2000, 100);
  assert.deepEqual(await count(), start);
});
