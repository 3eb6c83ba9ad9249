// The core as TypeScript sees it: the module's functions, with errors thrown instead of returned.

import type { ErrorData, Functions, Module } from '../../wasm/attn.js';

export type * from '../../wasm/attn.js';

/** What the core refused, as data: a page says it in its reader's language (see messages.ts). */
export class CoreError extends Error {
  override readonly name = 'CoreError';
  readonly code: string;
  readonly args: readonly string[];

  constructor({ code, arguments: args, message }: ErrorData) {
    super(message);
    this.code = code;
    this.args = args;
  }
}

/** simd and scalar are WebAssembly, twin is the same C++ compiled to JavaScript. */
export type Engine = 'simd' | 'scalar' | 'twin';

export interface Core extends Functions {
  readonly engine: Engine;
  /** Bytes of the module's heap in use. */
  heapInUse(): number;
}

const notFunctions = new Set(['takeError', 'heapInUse']);

/** Every bound function of `module`, throwing CoreError where it reported one. */
export function wrapModule(module: Module, engine: Engine): Core {
  const core: Record<string, unknown> = { engine, heapInUse: () => module.heapInUse() };
  for (const [name, call] of Object.entries(module) as [string, (...args: unknown[]) => unknown][]) {
    if (typeof call !== 'function' || notFunctions.has(name) || !/^[a-z][A-Za-z]+$/.test(name)) continue;
    core[name] = (...args: unknown[]) => {
      const result = call(...args);
      const error = module.takeError();
      if (error) throw new CoreError(error);
      return result;
    };
  }
  return core as unknown as Core;
}
