// What is shipped: no dynamic code, ASCII alone, and within the budget.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

import { engineOptions, engineScripts, inertEngineScripts, modulesFolder } from '../../web/build/engines.mjs';

const bundle = async (format: 'iife' | 'esm') => {
  const entry = fileURLToPath(new URL('../../web/src/load-core.ts', import.meta.url));
  const options = { bundle: true, write: false, minify: true, format, target: 'es2022' } as const;
  const { outputFiles } = await build({ entryPoints: [entry], ...options, ...engineOptions(format) });
  return outputFiles[0]!.text;
};
const scripts: Record<string, string> = {
  'the bundle': await bundle('iife'),
  'the module': await bundle('esm'),
  ...(await engineScripts()),
};
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const size = (data: string | Buffer) =>
  `${kB(data.length)}, gzip ${kB(gzipSync(data, { level: 9 }).length)}, brotli ${kB(brotliCompressSync(data).length)}`;

test('no script makes code from text, and every one is ASCII', () => {
  for (const [name, script] of Object.entries(scripts)) {
    assert.doesNotMatch(script, /\bnew Function\b|\bFunction\(|\beval\(/, name);
    assert.match(script, /^[\x00-\x7f]*$/, name);
  }
});

test('a classic script does not ask for its module address, a module does', () => {
  assert.doesNotMatch(scripts['the bundle']!, /import\.meta/);
  assert.match(scripts['the module']!, /import\.meta\.url/);
});

test('inert engines cannot end their own element', async () => {
  const html = await inertEngineScripts();
  const elements = [...html.matchAll(/<script type="text\/plain" data-attn-script="engine-(\w+)">(.*?)<\/script>/gs)];
  assert.deepEqual(elements.map(([, engine]) => engine), ['scalar', 'twin', 'training']); // prettier-ignore
  assert.ok(elements.every(([, , text]) => !text!.includes('</')));
});

test('the module that a page opens with is at most 60 kB, compressed by gzip', (t) => {
  for (const engine of ['simd', 'scalar', 'training'])
    t.diagnostic(`${engine}.wasm: ${size(readFileSync(join(modulesFolder, `attn-${engine}.wasm`)))}`);
  for (const [name, script] of Object.entries(scripts)) t.diagnostic(`${name}: ${size(script)}`);
  const wasm = readFileSync(join(modulesFolder, 'attn-simd.wasm'));
  assert.ok(gzipSync(wasm, { level: 9 }).length <= 60_000);
});
