// What the page and a training worker say to each other. One question at a time; whoever does not ask pauses.

import type { Engine, ErrorData, Trainer, TrainerConfig } from '../core.js';
import type { EngineParts } from '../engines.js';

/** The first message: what to make the core from, and its one trainer if there is to be one. */
export interface Opening {
  readonly engine: Engine;
  readonly wasm: Omit<EngineParts, 'glue'>;
  readonly config: TrainerConfig | undefined;
}

export type Method = Exclude<keyof Trainer, 'delete'>;

export interface Question {
  /** Of the trainer; or a lap, which needs none. */
  readonly method: Method | 'lap';
  readonly args: readonly unknown[];
}

/** `fault`: what the core refused, or what broke. */
export type Answer = { readonly result: unknown } | { readonly fault: ErrorData };

/** The trainer's own methods, answered later. */
export type RemoteTrainer = {
  readonly [M in Method]: (...args: Parameters<Trainer[M]>) => Promise<ReturnType<Trainer[M]>>;
} & {
  /** Where the work is done: beside the page, or in slices of its own time. */
  readonly where: 'worker' | 'page';
  /** At once, whatever is being done. Nothing is answered any more. */
  end(): void;
};

const methods: readonly Method[] = [
  'step',
  'evaluate',
  'decode',
  'align',
  'setAttention',
  'snapshot',
  'restore',
  'parameters',
];

export const trainerOf = (
  where: RemoteTrainer['where'],
  call: (method: Method, args: readonly unknown[]) => Promise<unknown>,
  end: () => void,
): RemoteTrainer =>
  ({
    where,
    end,
    ...Object.fromEntries(methods.map((method) => [method, (...args: unknown[]) => call(method, args)])),
  }) as unknown as RemoteTrainer;
