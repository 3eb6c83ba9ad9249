// Strict policies and browsers without WebAssembly (field reports D6, D7).

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';

import {
  copyOfDist,
  exampleFigure,
  forms,
  kinds,
  launch,
  live,
  serve,
  visit,
  type Copy,
  type Visit,
} from './harness.js';

let browser: Browser;
let copy: Copy;
before(async () => {
  browser = await launch();
  copy = copyOfDist();
});
after(async () => {
  await browser.close();
  copy[Symbol.dispose]();
});

const policy = (script: string) => ({
  'content-security-policy': `default-src 'self'; script-src ${script}; style-src 'self'`,
});
/** A single file is all inline, so it cannot live under such a policy. */
const inFiles = Object.entries(forms).filter(([, page]) => !page.startsWith('single/'));

async function liveBy(open: Visit, engine: string) {
  const figure = await live(open);
  assert.equal(await figure.getAttribute('data-engine'), engine);
}

test("a policy of 'self' and wasm-unsafe-eval is never violated, and every form in files is live", async () => {
  await using server = await serve(copy.folder, { headers: policy("'self' 'wasm-unsafe-eval'") });
  for (const [, page] of inFiles) {
    await using open = await visit(browser, server.url + page);
    await liveBy(open, 'simd');
  }
});

test("script-src 'self' refuses WebAssembly: every form in files is live through the twin", async () => {
  await using server = await serve(copy.folder, { headers: policy("'self'") });
  for (const [, page] of inFiles) {
    await using open = await visit(browser, server.url + page);
    await exampleFigure(open.page).scrollIntoViewIfNeeded();
    await exampleFigure(open.page).and(open.page.locator('[data-engine]')).waitFor();
    // Asking whether WebAssembly may run is itself reported; nothing else may be.
    const others = open.complaints.filter((text) => !/wasm-eval|WebAssembly/.test(text));
    open.complaints.splice(0, Infinity, ...others);
    await liveBy(open, 'twin');
  }
});

test('without just-in-time compilation every form is live through the twin', async () => {
  const jitless = await launch('--js-flags=--jitless');
  try {
    await using server = await serve(copy.folder);
    for (const page of kinds) {
      await using open = await visit(jitless, server.url + page);
      await liveBy(open, 'twin');
    }
  } finally {
    await jitless.close();
  }
});

const broken: Readonly<Record<string, () => void>> = {
  'is absent': () => Reflect.deleteProperty(globalThis, 'WebAssembly'),
  rejects: () => Reflect.set(WebAssembly, 'instantiate', () => Promise.reject(new Error('refused'))),
  'never settles': () => Reflect.set(WebAssembly, 'instantiate', () => new Promise(() => {})),
};
for (const [how, before] of Object.entries(broken)) {
  test(`WebAssembly ${how}: every form is live through the twin`, async () => {
    await using server = await serve(copy.folder);
    for (const page of kinds) {
      await using open = await visit(browser, server.url + page, { before });
      await liveBy(open, 'twin');
    }
  });
}
