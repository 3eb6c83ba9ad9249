// In a sandboxed frame: no storage, an origin of its own, no CORS (field reports D8, D9).

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';

import { copyOfDist, forms, hostPage, launch, live, serve, visit, type Copy } from './harness.js';

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

for (const [form, page] of Object.entries(forms)) {
  test(`${form} is live in a frame with sandbox="allow-scripts"`, async () => {
    const frame = `<iframe sandbox="allow-scripts" src="${page}" title="the lesson" width="900" height="900"></iframe>`;
    copy.write('frame.html', hostPage(frame));
    await using server = await serve(copy.folder);
    await using open = await visit(browser, `${server.url}frame.html`);
    await live(open, open.page.frameLocator('iframe'));
    assert.deepEqual(server.missing, []);
  });
}
