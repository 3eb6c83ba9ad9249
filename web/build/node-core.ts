// The same core in Node: for tests, and for the site builder's check of the numbers in the prose.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Functions, Module } from '../../wasm/attn.js';
import { wrapModule, type Core, type Engine } from '../src/core.js';
import { modulesFolder } from './engines.mjs';

/** Needs build/wasm; engines.mjs builds it. `training` is the simd module with the trainer, `full` has every function. */
export async function loadNodeModule<Bound = Functions>(
  name: Engine | 'training' | 'full' = 'simd',
): Promise<Module<Bound>> {
  const factory = createRequire(import.meta.url)(join(modulesFolder, `attn-${name}.js`));
  return factory(name === 'twin' ? {} : { wasmBinary: readFileSync(join(modulesFolder, `attn-${name}.wasm`)) });
}

/** With all that any figure asks for. */
export const loadNodeCore = async (engine: Engine = 'simd'): Promise<Core> =>
  wrapModule(await loadNodeModule<Functions>(engine === 'simd' ? 'training' : engine), engine);
