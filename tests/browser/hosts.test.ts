// Hosts that serve badly: wrong types, a path of their own, scripts included twice (field reports D3, D4, D5, D10, D13).

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';

import { copyOfDist, example, forms, hostPage, kinds, launch, live, serve, visit, type Copy } from './harness.js';

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

for (const codeType of ['text/plain', 'application/octet-stream', null]) {
  test(`scripts served as ${codeType ?? 'nothing in particular'}: every form is live`, async () => {
    await using server = await serve(copy.folder, { codeType });
    for (const page of kinds) {
      await using open = await visit(browser, server.url + page);
      await live(open);
    }
  });
}

for (const at of ['/a/b-c/课/', '/课 程 (1)/']) {
  test(`under ${at} nothing is asked for elsewhere and nothing is missing`, async () => {
    await using server = await serve(copy.folder, { at });
    const queue = Object.values(forms).map((page) => server.url + page);
    const seen = new Set(queue);
    for (const url of queue) {
      await using open = await visit(browser, url);
      await live(open);
      assert.deepEqual(
        open.requests.filter((request) => !request.startsWith(server.url) && !/^(data|blob):/.test(request)),
        [],
        `asked for by ${url}`,
      );
      const links = await open.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[href], [src]')].map(
          (element) => (element as HTMLAnchorElement).href || (element as HTMLImageElement).src,
        ),
      );
      for (const link of links.map((one) => one.replace(/#.*/, ''))) {
        if (!link.startsWith(server.url) || seen.has(link)) continue;
        seen.add(link);
        assert.ok((await fetch(link)).ok, `${url} links to ${link}`);
      }
    }
    assert.deepEqual(server.missing, []);
  });

  test(`under ${at} without the last slash, or with a query and a fragment, the lesson is live`, async () => {
    await using server = await serve(copy.folder, { at });
    for (const url of [server.url.replace(/\/$/, ''), `${server.url}?v=1#s`, `${server.url}index.html?v=1#s`]) {
      await using open = await visit(browser, url);
      await live(open);
    }
    assert.deepEqual(server.missing, []);
  });
}

test('widgets.js included three times, once by import(): each figure works once', async () => {
  const scripts = ['<script src="widgets.js"></script>', '<script src="widgets.js?v=2"></script>'].join('');
  copy.write('thrice.html', hostPage(`${example}${scripts}<script>import('./widgets.js?v=3')</script>${example}`));
  await using server = await serve(copy.folder);
  await using open = await visit(browser, `${server.url}thrice.html`);
  await open.page.waitForLoadState('networkidle');
  const figure = await live(open);
  const sections = await figure.evaluate((element) => element.shadowRoot?.querySelectorAll('section.figure').length);
  assert.equal(sections, 1);
});
