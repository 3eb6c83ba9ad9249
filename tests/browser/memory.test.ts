// Memory: results outlive its growth, and edits give back what they took (field reports D19, D20).

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';

import { dist, launch, serve, visit } from './harness.js';

let browser: Browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const page = 'embed/scaled-dot-product.html';
const withoutWebAssembly = () => Reflect.deleteProperty(globalThis, 'WebAssembly');

/** Frames as fast as they are asked for: thousands of edits need not wait for the screen. */
function hurryFrames() {
  const { port1, port2 } = new MessageChannel();
  const waiting: FrameRequestCallback[] = [];
  port1.onmessage = () => waiting.splice(0).forEach((callback) => callback(performance.now()));
  window.requestAnimationFrame = (callback) => {
    if (waiting.push(callback) === 1) port2.postMessage(undefined);
    return 0;
  };
}

async function started(page: Page) {
  const figure = page.locator('attn-scaled-dot-product[data-engine]');
  await figure.waitFor();
  return figure;
}

for (const engine of ['simd', 'twin']) {
  const options = engine === 'twin' ? { before: withoutWebAssembly } : {};

  test(`${engine}: a result is right after memory has grown, and so is what is computed next`, async () => {
    await using server = await serve(dist);
    await using open = await visit(browser, server.url + page, options);
    const figure = await started(open.page);
    assert.equal(await figure.getAttribute('data-engine'), engine);
    const [kept, again, grown] = await figure.evaluate((element: any) => {
      const { core, state } = element;
      const matrix = (rows: number, cols: number) => ({ rows, cols, data: new Float32Array(rows * cols).fill(0.5) });
      const { weights } = core.scaledDotProductAttention(state.Q, state.K, state.V, null, {});
      const large = core.scaledDotProductAttention(matrix(2048, 8), matrix(2048, 8), matrix(2048, 8), null, {});
      const next = core.scaledDotProductAttention(state.Q, state.K, state.V, null, {});
      return [[...weights.data], [...next.weights.data], large.weights.data[2048 * 2048 - 1] * 2048] as const;
    });
    const rounded = (numbers: readonly number[]) => numbers.map((x) => x.toFixed(6));
    assert.deepEqual(rounded(kept), ['0.401112', '0.197776', '0.401112']);
    assert.deepEqual(rounded(again), rounded(kept));
    assert.ok(Math.abs(grown - 1) < 1e-5);
  });

  test(`${engine}: after 2,000 edits and 200 resizes the heap is as it was`, async () => {
    await using server = await serve(dist);
    await using open = await visit(browser, server.url + page, options);
    const figure = await started(open.page);
    await open.page.evaluate(hurryFrames);
    const [before, after, computed] = await figure.evaluate(async (element: any) => {
      const start = element.state;
      let computed = 0;
      element.addEventListener('attn-change', () => computed++);
      const show = async (change: object) => {
        element.edit(change);
        await element.updateComplete;
      };
      const random = (rows: number, cols: number) => ({
        rows,
        cols,
        data: Float32Array.from({ length: rows * cols }, () => Math.random() - 0.5),
      });
      await show({ Q: random(1, 2) });
      await show(start);
      const before = element.core.heapInUse();
      for (let i = 0; i < 2000; i++) await show({ Q: random(1, 2) });
      for (let i = 0; i < 200; i++) {
        const [queries, keys] = [1 + (i % 8), 1 + (i % 5)];
        const visible = new Uint8Array(queries * keys).fill(1);
        const mask = { queries, keys, visible };
        await show({ Q: random(queries, 3), K: random(keys, 3), V: random(keys, 4), mask });
      }
      await show(start);
      return [before, element.core.heapInUse(), computed];
    });
    assert.ok(before > 0);
    assert.equal(after, before);
    assert.ok(computed > 2200, `only ${computed} were computed`);
    assert.deepEqual(open.complaints, []);
  });
}
