// dist/core over http, as a page of its own loads it.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { dist, launch, serve, visit } from './harness.js';

const browser = await launch();
after(() => browser.close());

test('a page imports the module, which fetches its wasm from beside it and nothing else', async () => {
  const headers = {
    'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  };
  await using server = await serve(dist, { headers });
  await using visited = await visit(browser, `${server.url}core/README.md`);
  const found = await visited.page.evaluate(async (address) => {
    const { CoreError, load } = await import(address);
    const attn = await load();
    const x = attn.randomNormal(64, 8, 1);
    const plain = attn.scaledDotProductAttention(x, x, x, attn.causalMask(64), {});
    const flash = attn.flashAttention(x, x, x, { right: 0 }, {}, {});
    const far = plain.context.data.reduce(
      (most: number, number: number, i: number) => Math.max(most, Math.abs(number - flash.context.data[i])),
      0,
    );
    try {
      attn.causalMask(-1);
    } catch (error) {
      return [far < 1e-5, error instanceof CoreError, (error as { code: string }).code];
    }
    return [];
  }, `${server.url}core/index.js`);
  assert.deepEqual(found, [true, true, 'not-in-range']);
  assert.deepEqual(visited.complaints, []);
  const asked = visited.requests
    .map((address) => address.slice(server.url.length))
    .filter((path) => path !== 'favicon.ico');
  assert.deepEqual(asked, ['core/README.md', 'core/index.js', 'core/attn.wasm']);
});
