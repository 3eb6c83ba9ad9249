// Numbers as people write them, typed into a cell: the value or a visible error, never another number (field report D15).

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';

import { dist, launch, serve, visit, type Visit } from './harness.js';

let browser: Browser;
let server: Awaited<ReturnType<typeof serve>>;
let open: Visit;
before(async () => {
  browser = await launch();
  server = await serve(dist);
  open = await visit(browser, `${server.url}embed/scaled-dot-product.html`);
});
after(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

/** What stands in Q[0, 0] after the text was typed there over 7, and whether the page says that something is wrong. */
async function typed(text: string) {
  const matrix = open.page.locator('attn-scaled-dot-product attn-matrix[hue=query]').first();
  await matrix.waitFor();
  await matrix.evaluate(async (element) => {
    const figure = (element.getRootNode() as ShadowRoot).host as any;
    figure.edit({ Q: { rows: 1, cols: 2, data: Float32Array.of(7, 0) } });
    await figure.updateComplete;
  });
  await matrix.locator('td[data-k="0"]').click();
  await matrix.locator('td[data-k="0"]').press('F2');
  await matrix.locator('.field').fill(text);
  await matrix.locator('.field').press('Enter');
  const result = await matrix.evaluate(async (element) => {
    const figure = (element.getRootNode() as ShadowRoot).host as any;
    await figure.updateComplete;
    const field = element.shadowRoot?.querySelector('[aria-invalid=true]');
    const message = element.shadowRoot?.querySelector('[role=alert]')?.textContent?.trim();
    return { value: figure.state.Q.data[0] as number, message: field ? message : '' };
  });
  await open.page.keyboard.press('Escape');
  await open.page.keyboard.press('Escape');
  return result;
}

const values: Readonly<Record<string, number>> = {
  '1,5': 1.5,
  '1.5': 1.5,
  '1.234,5': 1234.5,
  '1,234.5': 1234.5,
  '1 234,5': 1234.5,
  '1\u00a0234,5': 1234.5,
  '1\u2009234,5': 1234.5,
  '1\u202f234,5': 1234.5,
  '−2': -2,
  '990.06': 990.06,
  '1e-3': 0.001,
  '.5': 0.5,
  '１．５': 1.5,
  '－2': -2,
};
for (const [text, value] of Object.entries(values)) {
  test(`${JSON.stringify(text)} is ${value}`, async () => {
    assert.deepEqual(await typed(text), { value: Math.fround(value), message: '' });
  });
}

for (const text of ['∞', '-inf', 'nan', '1,234', '1.2.3', '12..5', 'abc', '1-2', '0x10', '1e999']) {
  test(`${JSON.stringify(text)} is refused at the cell, and the matrix stays`, async () => {
    const { value, message } = await typed(text);
    assert.equal(value, 7);
    assert.ok(message, 'no message at the cell');
  });
}
