// Starting one engine and finding out whether it computes. Knows nothing of where its parts come from.

import { CoreError, wrapModule, type Core, type Engine, type Functions, type Module } from './core.js';

export type Factory<Bound extends Functions = Functions> = (options: object) => Promise<Module<Bound>>;

/** What Emscripten made; the twin needs no wasm. */
export interface EngineParts<Bound extends Functions = Functions> {
  /** Gives the factory, and needs nothing from outside: its text works in a worker as well. */
  readonly glue: () => Factory<Bound>;
  readonly wasm?: Uint8Array<ArrayBuffer>;
  /** The same, compressed: written into a script as text, it is a quarter smaller to transfer. */
  readonly gzippedWasm?: Uint8Array<ArrayBuffer>;
}

/** Some browsers neither compile nor refuse: after this many milliseconds the next engine is tried. */
const patience = 3000;

/** Rejects when the engine cannot start, does not settle, or computes wrongly. */
export async function startEngine<Bound extends Functions = Functions>(
  engine: Engine,
  parts: EngineParts<Bound>,
): Promise<Core<Bound>> {
  const core = wrapModule<Bound>(await settled(start(parts)), engine);
  await new Promise((rested) => setTimeout(rested)); // starting was a long enough task
  if (!answersRightly(core)) throw new Error(`the ${engine} engine computes wrongly here`);
  return core;
}

/** False where WebAssembly is absent, switched off or refused by the page's policy. */
export async function runsWebAssembly(): Promise<boolean> {
  const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  try {
    return Boolean(await settled(WebAssembly.instantiate(empty)));
  } catch {
    return false;
  }
}

async function start<Bound extends Functions>({ glue, wasm, gzippedWasm }: EngineParts<Bound>): Promise<Module<Bound>> {
  const factory = glue();
  const bytes = gzippedWasm ? await unzipped(gzippedWasm) : wasm;
  return bytes ? instantiate(factory, bytes) : factory({});
}

const unzipped = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();

/** By our own hand and not by Emscripten's, which writes to the console what it cannot instantiate. */
function instantiate<Bound extends Functions>(factory: Factory<Bound>, bytes: BufferSource): Promise<Module<Bound>> {
  return new Promise((resolve, reject) => {
    const instantiateWasm = (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) => {
      WebAssembly.instantiate(bytes, imports)
        .then(({ instance }) => receive(instance))
        .catch(reject);
      return {};
    };
    factory({ instantiateWasm }).then(resolve, reject);
  });
}

function settled<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not settled within ${patience} ms`)), patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** One query over three keys, worked by hand, and one error: exceptions must work too. */
function answersRightly(core: Core): boolean {
  const Q = { rows: 1, cols: 2, data: Float32Array.of(1, 0) };
  const K = { rows: 3, cols: 2, data: Float32Array.of(1, 0, 0, 1, 1, 1) };
  const V = { rows: 3, cols: 2, data: Float32Array.of(10, 0, 0, 20, 5, 5) };
  const { weights, context } = core.scaledDotProductAttention(Q, K, V, null, {});
  const numbers = [...weights.data, ...context.data];
  const expected = [0.401112, 0.197776, 0.401112, 6.016681, 5.961077];
  if (!expected.every((value, i) => Math.abs(value - (numbers[i] ?? NaN)) < 1e-5)) return false;
  try {
    core.scaledDotProductAttention(Q, { rows: 2, cols: 3, data: new Float32Array(6) }, V, null, {});
    return false;
  } catch (error) {
    return error instanceof CoreError && error.code === 'columns-differ';
  }
}
