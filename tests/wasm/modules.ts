// The modules in Node: the page's three engines, the one that trains, and developers' one with every function.

import { loadNodeModule } from '../../web/build/node-core.ts';
import { joined, wrapModule, type AllFunctions, type Core } from '../../web/src/core.ts';

export type FullCore = Core<AllFunctions>;

/** Which interface of wasm/attn.d.ts a module has. */
const interfaces = {
  simd: 'Functions',
  scalar: 'LearningFunctions',
  twin: 'LearningFunctions',
  training: 'LearningFunctions',
  full: 'AllFunctions',
} as const;

export interface Loaded {
  readonly engine: keyof typeof interfaces;
  readonly declared: string;
  /** Only `full` has all these functions. */
  readonly core: FullCore;
  /** How many of JavaScript's values C++ could reach. */
  readonly handles: () => number;
}

const names = Object.keys(interfaces) as (keyof typeof interfaces)[];
export const loaded: readonly Loaded[] = await Promise.all(
  names.map(async (engine) => {
    const module = await loadNodeModule<AllFunctions>(engine);
    const handles = () => module.attnValues.length;
    const own = wrapModule(module, engine === 'full' || engine === 'training' ? 'simd' : engine);
    if (engine !== 'training') return { engine, declared: interfaces[engine], core: own, handles };
    const page = await loadNodeModule<AllFunctions>('simd');
    const both = () => handles() + page.attnValues.length;
    const core = joined(wrapModule(page, 'simd'), own) as FullCore;
    return { engine, declared: interfaces[engine], core, handles: both };
  }),
);
/** A module of its own, whose memory has not grown yet. */
export const loadFull = async (): Promise<FullCore> => wrapModule(await loadNodeModule<AllFunctions>('full'), 'simd');
export const full = loaded.find(({ engine }) => engine === 'full')!.core;

export const call = (core: Core, name: string, args: readonly unknown[]): unknown =>
  (core as unknown as Record<string, (...args: readonly unknown[]) => unknown>)[name]!(...args);
