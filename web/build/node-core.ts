// The same core in Node: for tests, and for the site builder's check of the numbers in the prose.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Functions, Module } from '../../wasm/attn.js';
import { joined, wrapModule, type Core, type Engine } from '../src/core.js';
import { modulesFolder } from './engines.mjs';

/** Needs build/wasm; engines.mjs builds it. `training` goes with `simd`; `full` has every function. */
export async function loadNodeModule<Bound = Functions>(
  name: Engine | 'training' | 'full' = 'simd',
): Promise<Module<Bound>> {
  const factory = createRequire(import.meta.url)(join(modulesFolder, `attn-${name}.js`));
  return factory(name === 'twin' ? {} : { wasmBinary: readFileSync(join(modulesFolder, `attn-${name}.wasm`)) });
}

/** With all that any figure asks for. */
export async function loadNodeCore(engine: Engine = 'simd'): Promise<Core> {
  const core = wrapModule(await loadNodeModule(engine), engine);
  return engine === 'simd' ? joined(core, wrapModule(await loadNodeModule('training'), engine)) : core;
}
