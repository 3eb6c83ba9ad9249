// A page with one or more <attn-matrix> and a host that gives each edit back as the new value, as a figure does.

import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';

const entry = `
  import './web/src/draw/matrix.ts';
  import { matrix, toggled } from './web/src/matrix.ts';
  import { pagePalette } from './web/src/palette.ts';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(pagePalette + 'body{margin:12px;background:var(--attn-paper);color:var(--attn-ink);font:16px sans-serif}');
  document.adoptedStyleSheets.push(sheet);
  window.matrix = matrix;
  window.filled = (rows, cols, f) => ({
    rows, cols, data: Float32Array.from({ length: rows * cols }, (_, k) => f(Math.floor(k / cols), k % cols)) });
  window.events = [];
  window.add = (settings, parent = document.querySelector('main')) => {
    const element = Object.assign(document.createElement('attn-matrix'), settings);
    for (const name of ['matrix-edit', 'matrix-resize', 'cell-select', 'cell-toggle'])
      element.addEventListener(name, ({ type, detail }) => {
        window.events.push({ type, detail });
        if (type === 'matrix-edit' && !element.deaf) requestAnimationFrame(() => (element.value = detail.matrix));
        if (type === 'cell-toggle') element.mask = toggled(element.mask, detail.row, detail.column);
      });
    parent.append(element);
    return element;
  };
`;

let script: Promise<string> | undefined;
const bundle = () =>
  (script ??= build({
    stdin: { contents: entry, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    format: 'iife',
    charset: 'ascii',
    write: false,
  }).then(({ outputFiles }) => outputFiles[0]!.text));

export { launch } from './harness.js';

type Options = NonNullable<Parameters<Browser['newPage']>[0]>;

/** Localhost, answered by the test itself: a secure context, so that the clipboard works. */
export async function openPage(browser: Browser, options: Options = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 900, height: 700 }, ...options });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const body = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>matrix</title>
    <meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy"
    content="default-src 'none'; script-src 'self'; style-src 'self'">
    <button id="before">before</button><main></main><button id="after">after</button><script src="/a.js"></script>`;
  await page.route('**/*', async (route) =>
    route.request().url().endsWith('/a.js')
      ? route.fulfill({ contentType: 'text/javascript', body: await bundle() })
      : route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('http://localhost/');
  return page;
}

/** The numbers of every matrix-edit so far. */
export const edits = (page: Page): Promise<number[][]> =>
  page.evaluate(`events.filter(({ type }) => type === 'matrix-edit').map(({ detail }) => [...detail.matrix.data])`);

/** The focused element of the page, and the cell of a matrix that has the focus in it. */
export const focused = (page: Page): Promise<[string, string | undefined]> =>
  page.evaluate(() => {
    const { activeElement: host } = document;
    const inside = host?.shadowRoot?.activeElement?.closest<HTMLElement>('[data-k]');
    const name = `${host?.localName}${host?.id ? `#${host.id}` : ''}`;
    return [name, inside?.dataset['k']] as [string, string | undefined];
  });

/** Waits for an expression to hold; the page's own policy forbids it to evaluate text. */
export async function until(page: Page, expression: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await page.evaluate(expression)) return;
    await page.waitForTimeout(20);
  }
  throw new Error(`never: ${expression}`);
}
