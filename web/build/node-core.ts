// The same core in Node: for tests, and for the site builder's check of the numbers in the prose.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Module } from '../../wasm/attn.js';
import { wrapModule, type Core, type Engine } from '../src/core.js';
import { modulesFolder } from './engines.mjs';

/** Needs build/wasm; engines.mjs builds it. */
export async function loadNodeModule(engine: Engine = 'simd'): Promise<Module> {
  const factory = createRequire(import.meta.url)(join(modulesFolder, `attn-${engine}.js`));
  return factory(engine === 'twin' ? {} : { wasmBinary: readFileSync(join(modulesFolder, `attn-${engine}.wasm`)) });
}

export const loadNodeCore = async (engine: Engine = 'simd'): Promise<Core> =>
  wrapModule(await loadNodeModule(engine), engine);
