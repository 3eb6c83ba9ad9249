// The page's one core: the simd module, which every bundle carries; else the scalar one; else the twin in JavaScript.
// Those two, and the simd module with the trainer, are classic scripts of their own, beside the bundle or inert in a
// single-file page, loaded when needed.

import * as simd from 'attn:simd';

import { fromBeside } from './beside.js';
import { joined, type Core, type Engine } from './core.js';
import { runsWebAssembly, startEngine, type EngineParts } from './engines.js';

type Script = Exclude<Engine, 'simd'> | 'training';

declare global {
  var attnEngines: { [name in Script]?: EngineParts } | undefined;
}

let shared: Promise<Core> | undefined;

/** The same core for every figure of the page. What failed to load is tried again at the next call. */
export const sharedCore = (): Promise<Core> =>
  (shared ??= loadCore().catch((error: unknown) => {
    shared = undefined;
    throw error;
  }));

/** The parts of a core with the trainer, of the page's engine; the simd one has nothing else. They come when first asked for. */
export async function trainingParts(): Promise<{ readonly engine: Engine; readonly parts: EngineParts }> {
  const { engine } = await sharedCore();
  return { engine, parts: await partsFromScript(engine === 'simd' ? 'training' : engine) };
}

let learning: Promise<Core> | undefined;

/** The page's core with the trainer and what comes with it, the same for all who ask. */
export const learningCore = (): Promise<Core> =>
  (learning ??= startLearning().catch((error: unknown) => {
    learning = undefined;
    throw error;
  }));

async function startLearning(): Promise<Core> {
  const core = await sharedCore();
  return core.Trainer ? core : joined(core, await startEngine(core.engine, (await trainingParts()).parts));
}

async function loadCore(): Promise<Core> {
  const engines: readonly Engine[] = (await runsWebAssembly()) ? ['simd', 'scalar', 'twin'] : ['twin'];
  const reasons: unknown[] = [];
  for (const engine of engines) {
    try {
      return await startEngine(engine, engine === 'simd' ? simd : await partsFromScript(engine));
    } catch (reason) {
      reasons.push(reason);
    }
  }
  throw new AggregateError(reasons, 'no engine of the core runs here');
}

/** An engine's script puts its parts into globalThis.attnEngines. */
const partsFromScript = (engine: Script): Promise<EngineParts> =>
  fromBeside(`engine-${engine}`, () => globalThis.attnEngines?.[engine]);
