// The core for JavaScript developers: dist/core/index.js, beside attn.wasm.

import { glue } from 'attn:full';

import type { AllFunctions } from '../src/core.js';
import { startEngine } from '../src/engines.js';

export { CoreError } from '../src/core.js';

export interface LoadOptions {
  readonly wasm?: ArrayBuffer | Uint8Array<ArrayBuffer> | URL | string;
}

/** Fetches attn.wasm from beside this module, unless `wasm` holds it, or says where it is. */
export async function load({ wasm = new URL('./attn.wasm', import.meta.url) }: LoadOptions = {}) {
  const bytes = wasm instanceof URL || typeof wasm === 'string' ? await fetched(wasm) : new Uint8Array(wasm);
  return startEngine<AllFunctions>('simd', { glue, wasm: bytes });
}

async function fetched(address: URL | string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${String(address)}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}
