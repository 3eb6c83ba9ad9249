// Good calls with one thing changed anywhere inside their arguments: the core answers, or says what is wrong, and
// nothing is left behind.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { CoreError } from '../../web/src/core.ts';
import { goodCalls } from './calls.ts';
import { call, loaded } from './modules.ts';

type Path = readonly (string | number)[];

const isLeaf = (x: unknown) => typeof x !== 'object' || x === null || ArrayBuffer.isView(x);

/** Where every value inside `x` lies, records and lists among them. */
function places(x: unknown, path: Path = []): Path[] {
  if (isLeaf(x)) return [path];
  const entries = Object.entries(x as object);
  return [path, ...entries.flatMap(([name, value]) => places(value, [...path, name]))];
}

/** The same with another value at `path`. */
function changed(x: any, [name, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (name === undefined) return change(x);
  const copy = Array.isArray(x) ? [...x] : { ...x };
  copy[name] = changed(x[name], rest, change);
  return copy;
}

const oddNumbers = [NaN, Infinity, -Infinity, -1, 0, 0.5, 7, 2 ** 31, 2 ** 53, -(2 ** 31), 3e38, 1e-45] as const;
const matrices = fc.record({ rows: fc.nat(6), cols: fc.nat(6), fill: fc.constantFrom(0, 1, ...oddNumbers) });

/** What is put in the place of something: of its own kind but wrong, or anything at all. */
const changes = fc.oneof(
  fc.constantFrom(...oddNumbers).map((x) => (old: unknown) => (typeof old === 'number' ? x : [x])),
  matrices.map(({ rows, cols, fill }) => () => ({ rows, cols, data: new Float32Array(rows * cols).fill(fill) })),
  fc.nat(5).map((n) => (old: unknown) => (Array.isArray(old) ? old.slice(n) : new Array(n).fill(0))),
  fc.constantFrom(...oddNumbers).map((x) => (old: unknown) => {
    if (!(old instanceof Float32Array)) return undefined;
    const copy = old.slice();
    copy[0] = x;
    return copy;
  }),
  fc.anything().map((x) => () => x),
);

for (const { engine, core, handles } of loaded) {
  test(`${engine}: one thing wrong anywhere gives a result or a CoreError, and leaves nothing behind`, () => {
    const calls = goodCalls(core);
    const taking = Object.entries(calls).filter(([, args]) => args.length > 0);
    const everywhere = taking.map(([name, args]) => ({ name, args, all: places(args).slice(1) }));
    const one = fc.tuple(fc.constantFrom(...everywhere), fc.nat(), changes);
    const attempt = ([{ name, args, all }, place, change]: typeof one extends fc.Arbitrary<infer T> ? T : never) => {
      try {
        call(core, name, changed(args, all[place % all.length]!, change) as unknown[]);
      } catch (error) {
        assert.ok(error instanceof CoreError, `${name}: ${String(error)}`);
        assert.notEqual(error.code, 'internal', error.message);
      }
    };
    const left = () => [handles(), core.heapInUse()];
    fc.assert(fc.property(one, attempt), { numRuns: 500, seed: 1 });
    const before = left();
    fc.assert(fc.property(one, attempt), { numRuns: engine === 'full' ? 20_000 : 2000, seed: 2 });
    assert.deepEqual(left(), before);
    for (const [name, args] of Object.entries(calls)) call(core, name, args);
  });
}
