// Every form in which the lesson ships, and a copy of them that a test may move about and add to.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The page for each form; `host.html` stands for somebody's own page and is in the copies only. */
export const forms: Readonly<Record<string, string>> = {
  'the lesson in Chinese': 'index.html',
  'the lesson in English': 'en/index.html',
  'the single file in Chinese': 'single/attention-zh.html',
  'the single file in English': 'single/attention-en.html',
  'one figure for an iframe': 'embed/scaled-dot-product.html',
  'a figure by a script tag': 'host.html',
};

/** One page of each kind. */
export const kinds: readonly string[] = Object.values(forms).filter((page) => !/^en\/|-en\./.test(page));

export const example =
  '<attn-scaled-dot-product q="1 0" k="1 0; 0 1; 1 1" v="10 0; 0 20; 5 5"></attn-scaled-dot-product>';

export const hostPage = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title><body><h1>A course</h1>${body}</body></html>`;

export interface Copy extends Disposable {
  /** Ends with a slash. */
  readonly folder: string;
  write(name: string, text: string): void;
}

/** `name` is the folder's own name. */
export function copyOfDist(name = 'dist'): Copy {
  const parent = mkdtempSync(join(tmpdir(), 'attention-'));
  const folder = join(parent, name);
  cpSync(dist, folder, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('host.html', hostPage(`${example}<script src="widgets.js"></script>`));
  return { folder: `${folder}/`, write, [Symbol.dispose]: () => rmSync(parent, { recursive: true }) };
}
