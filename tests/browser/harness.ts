// Chromium under test: fresh profiles, and every complaint of a page kept.

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { after } from 'node:test';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

import { dist } from './forms.js';
import { serve } from './serve.js';

export { copyOfDist, dist, example, forms, hostPage, kinds, type Copy } from './forms.js';
export { exampleFigure, live, shows, typeInto } from './live.js';
export { serve } from './serve.js';

const quiet = ['disable-background-networking', 'disable-component-update', 'disable-sync', 'no-first-run'];

export const launch = (...switches: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: onPath('chromium'),
    args: [...['no-sandbox', 'disable-gpu', ...quiet].map((name) => `--${name}`), ...switches],
  });

/** A browser and the built site, for the tests of one file. */
export async function served() {
  const [browser, server] = await Promise.all([launch(), serve(dist)]);
  after(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });
  return { browser, server };
}

export function onPath(name: string): string {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return join(folder, name);
    } catch {
      continue;
    }
  }
  throw new Error(`no ${name} on the PATH`);
}

export interface Visit extends AsyncDisposable {
  readonly page: Page;
  /** Console errors, uncaught exceptions, failed requests and policy violations, as they happened. */
  readonly complaints: string[];
  /** Every address asked for. */
  readonly requests: string[];
}

/** A page in a fresh profile at `url`; `before` runs in every frame before its own scripts. */
export async function visit(
  browser: Browser,
  url: string,
  { before, ...options }: BrowserContextOptions & { readonly before?: () => void } = {},
): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('request', (request) => requests.push(request.url()));
  // tsx wraps named functions so; those that run in the page need it there.
  await page.addInitScript('globalThis.__name ??= (f) => f');
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`securitypolicyviolation: ${violatedDirective} ${blockedURI}`),
    );
  });
  if (before) await page.addInitScript(before);
  await page.goto(url);
  return { page, complaints, requests, [Symbol.asyncDispose]: () => context.close() };
}
