// The core as TypeScript sees it: the module's functions, with errors thrown instead of returned.

import type {
  ErrorData,
  Functions,
  LaterFunctions,
  Module,
  Trainer,
  TrainerConfig,
  TrainerConstructor,
} from '../../wasm/attn.js';

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

/** What a page opens with has neither the trainer nor what comes with it; learningCore() has both. */
export type Core<Bound = Functions> = Bound &
  Partial<LaterFunctions> & {
    readonly engine: Engine;
    readonly Trainer?: TrainerConstructor;
    /** Bytes of the module's heap in use. */
    heapInUse(): number;
    /** Bytes of memory that the module has taken so far; it never gives any back. */
    heapSize(): number;
  };

/** What a module has besides the functions of the core: the rest of Module, and Emscripten's own. */
const others = new Set([
  'takeError',
  'heapInUse',
  'heapSize',
  'instantiateWasm',
  'run',
  'flushPendingDeletes',
  'getInheritedInstanceCount',
  'getLiveInheritedInstances',
  'setDelayFunction',
]);
const trainerMethods: readonly (keyof Trainer)[] = [
  'step',
  'evaluate',
  'decode',
  'align',
  'setAttention',
  'parameters',
  'snapshot',
  'restore',
  'delete',
];

/** Every bound function of `module`, throwing CoreError where it reported one. */
export function wrapModule<Bound = Functions>(module: Module<Bound>, engine: Engine): Core<Bound> {
  const core: Record<string, unknown> = {
    engine,
    heapInUse: () => module.heapInUse(),
    heapSize: () => module.heapSize(),
    ...(module.Trainer && { Trainer: wrapTrainer(module, module.Trainer) }),
  };
  for (const [name, call] of Object.entries(module) as [string, Call][]) {
    if (typeof call !== 'function' || others.has(name) || !/^[a-z][A-Za-z0-9]+$/.test(name)) continue;
    core[name] = throwing(module, name, call);
  }
  return core as Core<Bound>;
}

/** The functions of both: each has its own memory, and what crosses is copied. */
export const joined = (page: Core, later: Core): Core => ({
  ...later,
  ...page,
  ...(later.Trainer && { Trainer: later.Trainer }),
  heapInUse: () => page.heapInUse() + later.heapInUse(),
  heapSize: () => page.heapSize() + later.heapSize(),
});

type Call = (...args: unknown[]) => unknown;

type Reporting = Pick<Module, 'takeError' | 'attnCounts'>;

function throwing(module: Reporting, name: string, call: Call): Call {
  const wanted = module.attnCounts[name];
  return (...args) => {
    if (wanted !== undefined && args.length !== wanted) {
      const message = `${name}: ${wanted} arguments are needed, not ${args.length}`;
      throw new CoreError({ code: 'arguments', arguments: [name, String(args.length), String(wanted)], message });
    }
    const result = call(...args);
    if (result !== undefined) return result; // a call that fails returns nothing
    throwLast(module);
    return undefined;
  };
}

function throwLast(module: Reporting) {
  const error = module.takeError();
  if (error) throw new CoreError(error);
}

/** The module's class, whose methods throw CoreError too, "deleted" [method] after `delete`. */
function wrapTrainer(module: Reporting, Bound: TrainerConstructor): TrainerConstructor {
  return function (config: TrainerConfig) {
    const trainer = new Bound(config);
    throwLast(module);
    let deleted = false;
    const method = (name: keyof Trainer) =>
      throwing(module, name, (...args) => {
        const message = `${name}: the trainer has been deleted`;
        if (deleted) throw new CoreError({ code: 'deleted', arguments: [name], message });
        if (name === 'delete') deleted = true;
        return (trainer[name] as Call)(...args);
      });
    return Object.fromEntries(trainerMethods.map((name) => [name, method(name)]));
  } as unknown as TrainerConstructor;
}
