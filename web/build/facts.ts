// The facts of a lesson: named calls of the core, evaluated when the site is built, and paths into their results.

import type { Core } from '../src/core.js';
import { matrix } from '../src/matrix.js';

export type FactList = Readonly<Record<string, readonly unknown[]>>;

const pathShape = /^([A-Za-z][\w-]*)((?:\.[A-Za-z]\w*|\[\s*\d+\s*(?:,\s*\d+\s*)?\])*)$/;

/** Every number that the facts are asked with. */
export const givenNumbers = (list: unknown): number[] =>
  typeof list === 'number'
    ? [list]
    : typeof list === 'object' && list !== null
      ? Object.values(list).flatMap(givenNumbers)
      : [];

export class Facts {
  readonly #values = new Map<string, unknown>();
  readonly #asked = new Set<string>();

  /** Calls every fact in order; `fail` hears of those that cannot be evaluated. */
  constructor(core: Core, list: FactList, fail: (name: string, message: string) => void) {
    for (const [name, [call, ...args]] of Object.entries(list)) {
      try {
        const known = typeof call === 'string' && call !== 'heapInUse' && Object.hasOwn(core, call);
        const run: unknown = known ? core[call as keyof Core] : undefined;
        if (typeof run !== 'function') throw new Error(`the core has no function ${JSON.stringify(call)}`);
        this.#values.set(name, run(...args.map((arg) => this.#argument(arg))));
      } catch (error) {
        fail(name, `fact ${name}: ${(error as Error).message}`);
      }
    }
  }

  /** `fact.field[i,j]`, or a quotient `path / path`. Throws if it leads to no number. */
  number(expression: string): number {
    const [above = '', ...below] = expression.split('/').map((path) => this.#number(path.trim()));
    return below.reduce<number>((quotient, divisor) => quotient / divisor, Number(above));
  }

  /** Those that no number and no other fact has asked for. */
  get unused(): string[] {
    return [...this.#values.keys()].filter((name) => !this.#asked.has(name));
  }

  #number(path: string): number {
    const value = this.#at(path);
    if (typeof value !== 'number') throw new Error(`${path} is not a number`);
    return value;
  }

  #at(path: string): unknown {
    const [, name, steps] = pathShape.exec(path) ?? [];
    if (name === undefined || steps === undefined) throw new Error(`cannot read the path ${JSON.stringify(path)}`);
    if (!this.#values.has(name)) throw new Error(`there is no fact ${name}`);
    this.#asked.add(name);
    return (steps.match(/\.\w+|\[[^\]]+\]/g) ?? []).reduce((value: unknown, step) => {
      const next = step.startsWith('.') ? field(value, step.slice(1)) : element(value, step.match(/\d+/g)!.map(Number));
      if (next === undefined) throw new Error(`${path}: there is no ${step}`);
      return next;
    }, this.#values.get(name));
  }

  /** Nested arrays become matrices, { fact, path } what an earlier fact gave; the rest stays as it is. */
  #argument(arg: unknown): unknown {
    if (Array.isArray(arg)) return matrix(arg as number[][]);
    if (typeof arg !== 'object' || arg === null) return arg;
    if ('fact' in arg) {
      const { fact, path } = arg as { fact: string; path?: string };
      return this.#at(path ? `${fact}.${path}` : fact);
    }
    return Object.fromEntries(Object.entries(arg).map(([key, value]) => [key, this.#argument(value)]));
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** [i, j] of a matrix, [i] of a list. */
function element(value: unknown, [i = 0, j]: readonly number[]): unknown {
  if (j === undefined) return Array.isArray(value) ? value[i] : undefined;
  const { rows, cols, data } = value as { rows?: number; cols?: number; data?: Float32Array };
  if (rows === undefined || cols === undefined || data === undefined || i >= rows || j >= cols) return undefined;
  return data[i * cols + j];
}
