// An engine that refuses, hangs or computes wrongly is not used, and is not heard of again.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, mock, test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { modulesFolder } from '../../web/build/engines.mjs';
import type { Attention } from '../../wasm/attn.js';
import { runsWebAssembly, startEngine, type Factory } from '../../web/src/engines.ts';

const factory: Factory = createRequire(import.meta.url)(join(modulesFolder, 'attn-simd.js'));
const wasm = new Uint8Array(readFileSync(join(modulesFolder, 'attn-simd.wasm')));

const unhandled: unknown[] = [];
const heard = (reason: unknown) => unhandled.push(reason);
process.on('unhandledRejection', heard);
after(() => process.off('unhandledRejection', heard));

const patience = () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  return { runOut: () => mock.timers.tick(3000), end: () => mock.timers.reset() };
};

test('a good engine starts and computes', async () => {
  const core = await startEngine('simd', { glue: () => factory, wasm });
  assert.equal(core.engine, 'simd');
  assert.equal(core.trainingBytes(1), 16);
  const unzipped = await startEngine('simd', { glue: () => factory, gzippedWasm: new Uint8Array(gzipSync(wasm)) });
  assert.equal(unzipped.trainingBytes(1), 16);
});

test('where WebAssembly.instantiate refuses, the engine refuses', async () => {
  const refuse = mock.method(WebAssembly, 'instantiate', () => Promise.reject(new Error('by policy')));
  await assert.rejects(startEngine('simd', { glue: () => factory, wasm }), /by policy/);
  assert.equal(await runsWebAssembly(), false);
  refuse.mock.restore();
  assert.equal(await runsWebAssembly(), true);
});

test('where it never settles, patience ends after 3 s, and settling later does no harm', async () => {
  let late!: (reason: Error) => void;
  const hang = mock.method(WebAssembly, 'instantiate', () => new Promise((_, reject) => (late = reject)));
  const time = patience();
  const started = startEngine('simd', { glue: () => factory, wasm });
  time.runOut();
  await assert.rejects(started, /not settled within 3000 ms/);
  time.end();
  late(new Error('too late'));
  hang.mock.restore();
});

test('a module cut short, or one that is no module, is refused', async () => {
  await assert.rejects(
    startEngine('simd', { glue: () => factory, wasm: wasm.slice(0, 5000) }),
    WebAssembly.CompileError,
  );
  await assert.rejects(startEngine('simd', { glue: () => factory, wasm: new Uint8Array(8) }), WebAssembly.CompileError);
});

test('an engine with one wrong number, or that does not report an error, is refused', async () => {
  const wrong: Factory = async (options) => {
    const module = await factory(options);
    const right = module.scaledDotProductAttention;
    const scaledDotProductAttention: typeof right = (first) => {
      const place = right(first);
      if (place !== 0) (module.attnValues[place] as Attention).context.data[1] = 6;
      return place;
    };
    return { ...module, scaledDotProductAttention };
  };
  await assert.rejects(startEngine('simd', { glue: () => wrong, wasm }), /computes wrongly/);
  const mute: Factory = async (options) => ({ ...(await factory(options)), takeError: () => 0 });
  await assert.rejects(startEngine('simd', { glue: () => mute, wasm }), /computes wrongly/);
});

test('nothing of all that was left unhandled', async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual(unhandled, []);
});
