// The figure of another order without its looks: equivariance for every order, and its end where positions are added.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { definition, exchanged, schema, type State } from '../../web/src/figures/permutation/definition.js';
import { sentence } from '../../web/src/figures/permutation/text.js';
import { rowsOf } from '../../web/src/matrix.js';
import { initialState } from '../../web/src/schema.js';
import { needsNumpy, numbersOf } from './python.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;
const results = (change: Partial<State> = {}) => definition.compute(core, { ...start, ...change });
const orders = ['1 2 3', '1 3 2', '2 1 3', '2 3 1', '3 1 2', '3 2 1'];

test('“dog” receives what the chapter says, in either order', () => {
  for (const [order, row] of [
    ['1 2 3', 0],
    ['3 2 1', 2],
  ] as const) {
    const [a, b] = rowsOf(results({ order }).output)[row]!;
    assert.ok(Math.abs(a! - 1.7225) < 1e-4 && Math.abs(b! - 0.2321) < 1e-4, `${a}, ${b}`);
  }
});

test('without positions the rows of the output go the way the rows of the input went', () => {
  for (const seed of [1, 2, 3])
    for (const order of orders) {
      const X = core.randomNormal(3, 4, seed);
      assert.ok(results({ X, order }).apart < 1e-6);
    }
});

test('with positions no other order leaves every token what it had', () => {
  for (const order of orders.slice(1)) assert.ok(results({ order, positions: true }).apart > 0.01, order);
  assert.equal(results({ order: '1 2 3', positions: true }).apart, 0);
});

test('vectors that are alike tell no place from another', () => {
  const P = core.randomNormal(1, 2, 5);
  const same = { rows: 3, cols: 2, data: Float32Array.from([0, 1, 2].flatMap(() => [...P.data])) };
  for (const order of orders) assert.ok(results({ order, positions: true, P: same }).apart < 1e-5);
});

test('neighbours are exchanged, and twice is not at all', () => {
  assert.equal(exchanged([0, 1, 2], 1), '1 3 2');
  assert.equal(exchanged([0, 2, 1], 1), '1 2 3');
  assert.match(sentence(start, results(), 'zh'), /^狗咬人：还是原来的次序/);
  const order = '3 2 1';
  assert.match(sentence({ ...start, order }, results({ order }), 'en'), /^man bites dog: .*in another row/);
});

test('an order of other tokens is refused; one of another length does not count', () => {
  assert.throws(() => results({ order: '1 1 2' }), { code: 'not-one-of' });
  assert.throws(() => results({ order: '1 2 x' }), { code: 'not-one-of' });
  assert.deepEqual(results({ order: '2 1' }).order, [0, 1, 2]);
});

test('the program finds the same difference, with positions and without', needsNumpy, () => {
  for (const positions of [true, false]) {
    const state = { ...start, order: '2 3 1', positions };
    const result = definition.compute(core, state);
    const [apart] = numbersOf(
      definition.code.numpy!(state, result),
      'np.abs(output(X[order]) - output(X)[order]).max()',
    );
    assert.ok(Math.abs(apart! - result.apart) < 1e-5, `${apart} ${result.apart}`);
  }
});
