// The same in Node, which cannot fetch a file: dist/core/node.js.

import { readFile } from 'node:fs/promises';

import { load as loadFrom, type LoadOptions } from './load.js';

export { CoreError } from './load.js';

export async function load({ wasm = new URL('./attn.wasm', import.meta.url) }: LoadOptions = {}) {
  const isFile = wasm instanceof URL && wasm.protocol === 'file:';
  return loadFrom({ wasm: isFile ? new Uint8Array(await readFile(wasm)) : wasm });
}
