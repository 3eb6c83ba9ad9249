// The types of dist/core/index.js.

import type { AllFunctions, TrainerConstructor } from './attn.js';

export type * from './attn.js';

/** Every function of the core, each throwing CoreError. */
export type Attn = AllFunctions & {
  /** A network in training; see types/trainer.d.ts. `delete()` it when it is done with. */
  readonly Trainer: TrainerConstructor;
  /** What runs: always this one, WebAssembly with SIMD. */
  readonly engine: 'simd';
  /** Bytes of the module's heap in use. */
  heapInUse(): number;
  /** Bytes of memory that the module has taken so far; it never gives any back. */
  heapSize(): number;
};

/** What the core refused: a code and its arguments, and the same as a sentence. */
export declare class CoreError extends Error {
  readonly name: 'CoreError';
  readonly code: string;
  readonly args: readonly string[];
}

export interface LoadOptions {
  /** attn.wasm itself, or its address; unless set, it lies beside this module. */
  readonly wasm?: ArrayBuffer | Uint8Array | URL | string;
}

/** Needs WebAssembly with SIMD: Node 20, and browsers since 2023. Each call makes a module with a memory of its own. */
export declare function load(options?: LoadOptions): Promise<Attn>;
