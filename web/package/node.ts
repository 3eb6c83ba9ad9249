// The same in Node, which cannot fetch a file: dist/core/node.js.

import { readFile } from 'node:fs/promises';

import { load as loadFrom, type LoadOptions } from './load.js';

export { CoreError } from './load.js';

export async function load({ wasm = new URL('./attn.wasm', import.meta.url) }: LoadOptions = {}) {
  const isAddress = wasm instanceof URL || typeof wasm === 'string';
  return loadFrom({ wasm: isAddress && /^file:/i.test(String(wasm)) ? await readFile(new URL(wasm)) : wasm });
}
