// The page's one core: the simd module, which every bundle carries; else the scalar one; else the twin in JavaScript.
// Those two are classic scripts of their own, beside the bundle or inert in a single-file page, loaded when needed.

import * as simd from 'attn:simd';

import type { Core, Engine } from './core.js';
import { runsWebAssembly, startEngine, type EngineParts } from './engines.js';

declare global {
  var attnEngines: { [engine in Engine]?: EngineParts } | undefined;
}

/** Of this script; the others lie beside it. */
export const here = typeof document === 'undefined' ? '' : ownAddress();

/** A core that runs, and what it was made from: a worker makes its own from the same. */
interface Started {
  readonly core: Core;
  readonly parts: EngineParts;
}

let shared: Promise<Started> | undefined;

/** What failed to load is tried again at the next call. */
export const sharedEngine = (): Promise<Started> =>
  (shared ??= loadCore().catch((error: unknown) => {
    shared = undefined;
    throw error;
  }));

/** The same core for every figure of the page. */
export const sharedCore = async (): Promise<Core> => (await sharedEngine()).core;

async function loadCore(): Promise<Started> {
  const engines: readonly Engine[] = (await runsWebAssembly()) ? ['simd', 'scalar', 'twin'] : ['twin'];
  const reasons: unknown[] = [];
  for (const engine of engines) {
    try {
      const parts = engine === 'simd' ? simd : await partsFromScript(engine);
      return { core: await startEngine(engine, parts), parts };
    } catch (reason) {
      reasons.push(reason);
    }
  }
  throw new AggregateError(reasons, 'no engine of the core runs here');
}

/** An engine's script puts its parts into globalThis.attnEngines. */
function partsFromScript(engine: Engine): Promise<EngineParts> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = () => {
      script.remove();
      const parts = globalThis.attnEngines?.[engine];
      if (parts) resolve(parts);
      else reject(new Error(`the ${engine} engine did not load`));
    };
    script.onload = script.onerror = finish;
    const inert = document.querySelector(`script[data-attn-engine="${engine}"]`);
    if (inert) script.text = inert.textContent ?? '';
    else script.src = new URL(`engine-${engine}.js`, here).href;
    document.head.append(script);
    if (inert) finish();
  });
}

/** Read while the script runs, since document.currentScript is null afterwards. */
function ownAddress(): string {
  const classic = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  return classic || (typeof ATTN_MODULE_ADDRESS === 'string' ? ATTN_MODULE_ADDRESS : document.baseURI);
}
