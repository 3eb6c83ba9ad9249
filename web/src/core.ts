// The core as TypeScript sees it: the module's functions, with errors thrown instead of returned.

import type {
  BareFunction,
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
const trainerMethods: readonly Exclude<keyof Trainer, 'delete'>[] = [
  'step',
  'evaluate',
  'decode',
  'align',
  'setAttention',
  'parameters',
  'snapshot',
  'restore',
];

/** Every bound function of `module`, throwing CoreError where it reported one. */
export function wrapModule<Bound = Functions>(module: Module<Bound>, engine: Engine): Core<Bound> {
  const core: Record<string, unknown> = {
    engine,
    heapInUse: () => module.heapInUse(),
    heapSize: () => module.heapSize(),
    ...(module.Trainer && { Trainer: wrapTrainer(module, module.Trainer) }),
  };
  for (const [name, call] of Object.entries(module) as [string, BareFunction][]) {
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

type Border = Pick<Module, 'takeError' | 'attnCounts' | 'attnValues'>;

function throwing(border: Border, name: string, call: BareFunction): Call {
  const wanted = border.attnCounts[name];
  return (...args) => {
    if (wanted !== undefined && args.length !== wanted) {
      const message = `${name}: ${wanted} arguments are needed, not ${args.length}`;
      throw new CoreError({ code: 'arguments', arguments: [name, String(args.length), String(wanted)], message });
    }
    return across(border, args, (first) => {
      const place = call(first);
      if (place === 0) throwLast(border);
      return border.attnValues[place];
    });
  };
}

/** What `call` gives while the arguments lie from `first` on. */
function across<T>({ attnValues }: Border, args: readonly unknown[], call: (first: number) => T): T {
  const first = attnValues.length;
  try {
    for (const arg of args) attnValues.push(arg);
    return call(first);
  } finally {
    attnValues.length = first;
  }
}

function throwLast({ takeError, attnValues }: Border) {
  const place = takeError();
  if (place !== 0) throw new CoreError(attnValues[place] as ErrorData);
}

/** The module's class, whose methods throw CoreError too, "deleted" [method] after `delete`. */
function wrapTrainer(border: Border, Bound: NonNullable<Module['Trainer']>): TrainerConstructor {
  return function (config: TrainerConfig) {
    const trainer = across(border, [config], (first) => {
      const made = new Bound(first);
      throwLast(border);
      return made;
    });
    let deleted = false;
    const requireLife = (name: keyof Trainer) => {
      const message = `${name}: the trainer has been deleted`;
      if (deleted) throw new CoreError({ code: 'deleted', arguments: [name], message });
    };
    const method = (name: (typeof trainerMethods)[number]) =>
      throwing(border, name, (first) => {
        requireLife(name);
        return trainer[name](first);
      });
    const end = () => {
      requireLife('delete');
      deleted = true;
      trainer.delete();
    };
    return { ...Object.fromEntries(trainerMethods.map((name) => [name, method(name)])), delete: end };
  } as unknown as TrainerConstructor;
}
