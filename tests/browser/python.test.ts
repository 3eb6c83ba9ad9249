// The exercise in the built page: Python fetched when it is asked for, run in a worker, its mistakes shown, endless loops
// ended; from a file, in a sandboxed frame, under a strict policy; the editor by keyboard.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright-core';

import { copyOfDist, dist, hostPage, serve, served, visit } from './harness.js';

const { browser, server } = await served();

const page = 'embed/python.html?lang=en';
const right = readFileSync(new URL('../../web/src/figures/python/starter.ts', import.meta.url), 'utf8')
  .replace(/^[^`]*`|`[^`]*$/g, '')
  .replace('np.max(x)', 'np.max(x, axis=1, keepdims=True)')
  .replace('np.sum(e)', 'np.sum(e, axis=1, keepdims=True)');

const figureOf = async (scope: Page | ReturnType<Page['frameLocator']>): Promise<Locator> => {
  const figure = scope.locator('attn-python[data-engine]');
  await figure.waitFor();
  return figure;
};
const run = (figure: Locator) => figure.getByRole('button', { name: 'Run and check' }).click();
const score = (figure: Locator, text: string) =>
  figure.locator('.score', { hasText: text }).waitFor({ timeout: 20_000 });
/** No worker is left. */
async function ended(page: Page) {
  for (const end = Date.now() + 5000; page.workers().length > 0 && Date.now() < end;) await page.waitForTimeout(50);
  assert.equal(page.workers().length, 0);
}
/** As a reader does: everything is chosen, and typed over. */
async function write(figure: Locator, code: string) {
  await figure.locator('.cm-content').click();
  await figure.page().keyboard.press('Control+A');
  await figure.page().keyboard.insertText(code);
}

test('the starter fails with a counter-example; mended, every property holds', async () => {
  await using open = await visit(browser, server.url + page);
  const figure = await figureOf(open.page);
  assert.ok(!open.requests.some((url) => /python\.js/.test(url)), 'nothing is fetched before it is asked for');
  assert.match(await figure.locator('.commands').innerText(), /about 3\d\d kB/);
  await run(figure);
  await score(figure, '5 of the 8 properties hold.');
  assert.equal(await figure.locator('[data-verdict=right]').count(), 5);
  const wrong = figure.locator('[data-verdict=wrong]').first();
  assert.match(await wrong.innerText(), /^✗\s+Every row of the weights sums to 1\s+Row 1 sums to 0\.2252/);
  const came = wrong.locator('.counter .row:last-child attn-matrix');
  assert.deepEqual(
    await came.locator('td[data-k].lit').allInnerTexts().then((cells) => cells.map((cell) => cell.trim())),
    ['0.090', '0.045', '0.090'],
  ); // prettier-ignore
  await write(figure, right);
  await figure.locator('.stale').waitFor();
  await run(figure);
  await score(figure, 'All 8 properties hold.');
  assert.equal(await figure.locator('.stale').count(), 0);
  assert.equal(await figure.locator('.mark').nth(0).getAttribute('aria-label'), 'holds');
  await open.page.waitForFunction(() => location.hash.includes('keepdims'));
  assert.deepEqual(open.complaints, []);
  await open.page.reload();
  await run(await figureOf(open.page));
  await score(figure, 'All 8 properties hold.');
});

test('an endless loop is ended after five seconds, and nothing that was typed is lost', async () => {
  await using open = await visit(browser, server.url + page);
  const figure = await figureOf(open.page);
  await figure.locator('textarea').fill('print("begin")\nwhile True:\n    pass\n');
  await figure.locator('.cm-content').waitFor();
  await run(figure);
  await figure.getByRole('button', { name: 'Stop' }).waitFor();
  await figure.locator('.problem', { hasText: 'It ran for 5 seconds' }).waitFor({ timeout: 15_000 });
  await ended(open.page);
  assert.match(await figure.locator('pre').innerText(), /^begin/);
  assert.match(await figure.locator('.cm-content').innerText(), /while True/);
  await run(figure);
  await figure.getByRole('button', { name: 'Stop' }).click();
  await figure.locator('.problem', { hasText: 'Stopped.' }).waitFor();
  await ended(open.page);
});

test('an error is told in the reader’s language around Python’s own words, and its line is marked', async () => {
  await using open = await visit(browser, `${server.url}embed/python.html?lang=zh`);
  const figure = await figureOf(open.page);
  await figure.locator('textarea').fill('import numpy as np\n\nx = np.einsum\n');
  await figure.getByRole('button', { name: '运行并检查' }).click();
  await figure.locator('.problem', { hasText: '第 3 行，Python 报错：' }).waitFor();
  assert.match(await figure.locator('.problem code').innerText(), /^AttributeError: this small numpy has no 'einsum'/);
  assert.equal(await figure.locator('.cm-line.faulty').innerText(), 'x = np.einsum');
  await figure.locator('.cm-content').click();
  await open.page.keyboard.type('y');
  assert.equal(await figure.locator('.cm-line.faulty').count(), 0);
});

test('Tab indents; Esc, then Tab, leaves the editor; undo is its own, and reset brings the starter back', async () => {
  await using open = await visit(browser, server.url + page);
  const { keyboard } = open.page;
  const figure = await figureOf(open.page);
  const line = () => figure.locator('.cm-line').first().innerText();
  await figure.locator('textarea').focus();
  await keyboard.press('Control+Home');
  await keyboard.type('#');
  await figure.locator('.cm-content:focus').waitFor();
  await keyboard.type('1 ');
  assert.equal(await line(), '#1 import numpy as np');
  await keyboard.press('Home');
  await keyboard.press('Tab');
  assert.equal(await line(), '    #1 import numpy as np');
  await keyboard.press('Control+Z');
  assert.equal(await line(), '#1 import numpy as np');
  await keyboard.press('Escape');
  await open.page.waitForTimeout(2500);
  await keyboard.press('Tab');
  await figure.locator('.commands .main:focus').waitFor();
  await keyboard.press('Shift+Tab');
  await figure.locator('.cm-content:focus').waitFor();
  await figure.getByRole('button', { name: 'Reset' }).click();
  await figure
    .locator('.cm-line')
    .first()
    .filter({ hasText: /^import numpy as np$/ })
    .waitFor();
});

for (const [form, path] of [
  ['a figure of its own', page],
  ['the single file', 'single/attention-en.html'],
] as const) {
  test(`from a file, in ${form}: Python runs without a request`, async () => {
    const closed = () => {
      window.fetch = (() => {
        throw new Error('a request from the page');
      }) as typeof fetch;
    };
    await using open = await visit(browser, pathToFileURL(dist).href + path, { before: closed });
    await open.page.locator('attn-python').scrollIntoViewIfNeeded();
    const figure = await figureOf(open.page);
    await run(figure);
    await score(figure, '5 of the 8 properties hold.');
    assert.deepEqual(open.requests.filter((url) => !/^(file|data|blob):/.test(url)), []); // prettier-ignore
    assert.deepEqual(open.complaints, []);
  });
}

test('in a frame with sandbox="allow-scripts" Python runs', async () => {
  using copy = copyOfDist();
  copy.write(
    'frame.html',
    hostPage(`<iframe sandbox="allow-scripts" src="${page}" width="900" height="900"></iframe>`),
  );
  await using host = await serve(copy.folder);
  await using open = await visit(browser, `${host.url}frame.html`);
  const figure = await figureOf(open.page.frameLocator('iframe'));
  await run(figure);
  await score(figure, '5 of the 8 properties hold.');
  assert.deepEqual(open.complaints, []);
});

test("a policy of 'self' and wasm-unsafe-eval refuses the first worker alone: Python runs in the second", async () => {
  const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
  await using strict = await serve(dist, { headers: { 'content-security-policy': policy } });
  await using open = await visit(browser, strict.url + page);
  const figure = await figureOf(open.page);
  await run(figure);
  await score(figure, '5 of the 8 properties hold.');
  assert.deepEqual(open.complaints.filter((text) => !/worker-src blob|blob:/.test(text)), []); // prettier-ignore
  assert.ok(open.requests.some((url) => url.endsWith('/worker-python.js')));
});

test('without WebAssembly the exercise can be read and edited, and says that Python cannot run', async () => {
  const absent = () => Reflect.deleteProperty(globalThis, 'WebAssembly');
  await using open = await visit(browser, server.url + page, { before: absent });
  const figure = await figureOf(open.page);
  await figure.getByText('Python cannot run here').waitFor();
  assert.equal(await figure.getByRole('button', { name: 'Run and check' }).count(), 0);
  assert.equal(await figure.locator('.properties li').count(), 9);
});

test('where Python cannot be fetched it says so, and fetches it when pressed again', async () => {
  await using open = await visit(browser, server.url + page);
  const figure = await figureOf(open.page);
  await open.page.route('**/python.js', (route) => route.abort());
  await figure.locator('textarea').press('Control+End');
  await open.page.keyboard.type('# mine');
  await run(figure);
  await figure.locator('.problem', { hasText: 'Python could not be fetched' }).waitFor();
  assert.match(await figure.locator('textarea').inputValue(), /# mine$/);
  await open.page.unroute('**/python.js');
  await run(figure);
  await score(figure, '5 of the 8 properties hold.');
  assert.match(await figure.locator('.cm-content').innerText(), /# mine/);
});

test('without workers it says so, and the program stays', async () => {
  const refuse = () => {
    window.Worker = class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    } as unknown as typeof Worker;
  };
  await using open = await visit(browser, server.url + page, { before: refuse });
  const figure = await figureOf(open.page);
  await run(figure);
  await figure.locator('.problem', { hasText: 'allows no workers' }).waitFor();
  assert.match(await figure.locator('.cm-content').innerText(), /np\.sum/);
});

test('at 320 px only the editor’s own box and the matrices scroll', async () => {
  await using open = await visit(browser, server.url + page, { viewport: { width: 320, height: 640 } });
  const figure = await figureOf(open.page);
  await run(figure);
  await score(figure, '5 of');
  const wide = await open.page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 320, `the page is ${wide} px wide`);
});
