// The core for JavaScript developers: dist/core/index.js, beside attn.wasm.

import { glue } from 'attn:full';

import type { AllFunctions } from '../src/core.js';
import { startEngine } from '../src/engines.js';

export { CoreError } from '../src/core.js';

export interface LoadOptions {
  readonly wasm?: ArrayBuffer | Uint8Array | URL | string;
}

/** Fetches attn.wasm from beside this module, unless `wasm` holds it, or says where it is. */
export async function load({ wasm = new URL('./attn.wasm', import.meta.url) }: LoadOptions = {}) {
  const bytes = wasm instanceof URL || typeof wasm === 'string' ? await fetched(wasm) : new Uint8Array(wasm);
  return startEngine<AllFunctions>('simd', { glue, wasm: bytes });
}

async function fetched(address: URL | string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${String(address)}: ${response.status} ${response.statusText}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A server may answer with a page where a bundler has left attn.wasm behind.
  if (!isWasm(bytes)) throw new Error(`${String(address)}: no WebAssembly, give load() the address of attn.wasm`);
  return bytes;
}

const isWasm = (bytes: Uint8Array) => [0, 0x61, 0x73, 0x6d].every((byte, i) => bytes[i] === byte);
