// Where Q, K and V come from, on the same core that the page loads.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import type { Shown } from '../../web/src/editing.js';
import { definition, type Result, type State } from '../../web/src/figures/sources/definition.js';
import { explain } from '../../web/src/figures/sources/explain.js';
import { kinds } from '../../web/src/figures/sources/kinds.js';
import { withMatrix } from '../../web/src/figures/sources/linked-sizes.js';
import { linksOf } from '../../web/src/figures/sources/links.js';
import type { Part } from '../../web/src/figures/sources/parts.js';
import { resized, rowsOf, transposed, withCell, type Matrix } from '../../web/src/matrix.js';
import { initialState } from '../../web/src/schema.js';
import { needsNumpy, numbersOf } from './python.js';

const core = await loadNodeCore();
const start = initialState(definition.schema);
const shown = (change: Partial<State> = {}): Shown<State, Result> => {
  const state = { ...start, ...change };
  return { state, result: definition.compute(core, state) };
};
const same = (a: Matrix, b: Matrix) => assert.deepEqual(rowsOf(a), rowsOf(b));

test('self-attention projects one sequence three times, cross-attention two', () => {
  const { Q, K, V } = shown().result;
  assert.deepEqual(rowsOf(Q), [
    [2, 0],
    [0, 2],
    [1, 1],
  ]);
  same(K, Q);
  assert.deepEqual(rowsOf(V)[0], [5, 3]);
  const cross = shown({ kind: 'cross' }).result;
  same(cross.Q, Q);
  assert.deepEqual(rowsOf(cross.V).at(-1), [4, 4]);
  assert.deepEqual([cross.attention.weights.rows, cross.attention.weights.cols], [3, 4]);
});

test('text to image is the same computation as cross-attention', () => {
  same(shown({ kind: 'image' }).result.attention.context, shown({ kind: 'cross' }).result.attention.context);
});

test('a number of Y changes keys and values of cross-attention only; one of X its queries only', () => {
  const changes = (kind: State['kind'], change: Partial<State>) => {
    const [before, after] = [shown({ kind }).result, shown({ kind, ...change }).result];
    return (['Q', 'K', 'V'] as const).filter((name) => before[name].data.join() !== after[name].data.join());
  };
  const [Y, X] = [withCell(start.Y, 0, 0, 9), withCell(start.X, 0, 0, 9)];
  assert.deepEqual(changes('cross', { Y }), ['K', 'V']);
  assert.deepEqual(changes('cross', { X }), ['Q']);
  assert.deepEqual(changes('encoder', { Y }), []);
  assert.deepEqual(changes('encoder', { X }), ['Q', 'K', 'V']);
});

test('the decoder sees itself and the left, and every row adds up to 1', () => {
  for (const kind of kinds) {
    const { attention, sums, mask } = shown({ kind }).result;
    for (const [sum] of rowsOf(sums)) assert.ok(Math.abs(sum! - 1) < 1e-6);
    assert.equal(mask !== null, kind === 'decoder');
    if (mask) assert.deepEqual(rowsOf(attention.weights)[0], [1, 0, 0]);
  }
});

test('shapes that do not fit are refused by their names', () => {
  assert.throws(() => shown({ W_k: resized(start.W_k, 2, 2) }), {
    code: 'shape-expected',
    args: ['', 'W_k', '(2, 2)', '(3, 2)'],
  });
  assert.throws(() => shown({ W_k: resized(start.W_k, 3, 4) }), { code: 'columns-differ' });
});

test('whatever grows takes along what shares its dimension', () => {
  for (const name of ['X', 'Y', 'W_q', 'W_k', 'W_v'] as const) {
    const grown = withMatrix({ ...start, kind: 'cross' }, name, resized(start[name], 4, 4));
    const { attention } = definition.compute(core, grown);
    assert.equal(attention.context.rows, grown.X.rows, name);
    assert.equal(grown.W_v.rows, grown.Y.cols, name);
  }
});

test('each cell is explained by what made it, and marks it', () => {
  const told = (kind: State['kind'], part: Part, row: number, column: number) =>
    explain(core, shown({ kind }), { part, row, column }, 'en')
      .expression.map((piece) => (typeof piece === 'string' ? piece : 'exponent' in piece ? '' : piece.text))
      .join('');
  assert.equal(told('cross', 'Q', 1, 1), '0 × 0 + 2 × 1 + 1 × 0 = 2');
  assert.equal(told('cross', 'V', 3, 0), '1 × 1 + 1 × 0 + 1 × 3 = 4');
  assert.equal(told('encoder', 'V', 0, 0), '2 × 1 + 0 × 0 + 1 × 3 = 5');
  assert.equal(told('decoder', 'weights', 0, 2), '0');
  assert.match(told('encoder', 'context', 0, 0), /= \d/);
  const links = (kind: State['kind']) => linksOf({ part: 'K', row: 2, column: 0 }, shown({ kind }));
  assert.deepEqual(links('cross').Y, [{ row: 2 }]);
  assert.equal(links('cross').X, undefined);
  assert.deepEqual(links('encoder').X, [{ row: 2 }]);
});

test('a transposed matrix has rows for columns', () => {
  assert.deepEqual(rowsOf(transposed(start.W_v)), [
    [1, 0, 3],
    [0, 1, 3],
  ]);
});

test('the program computes the same context', needsNumpy, () => {
  for (const kind of ['decoder', 'image'] as const) {
    const { state, result } = shown({ kind });
    const numbers = numbersOf(definition.code.numpy!(state, result), 'context.ravel()');
    numbers.forEach((x, k) => assert.ok(Math.abs(x - result.attention.context.data[k]!) < 1e-5));
  }
});
