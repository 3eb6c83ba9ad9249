// The ruler for derivatives without its looks: the chapter's number, the V of the error, places that are not there, and
// the programs.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { definition, inputs, schema, type State } from '../../web/src/figures/gradient-check/definition.js';
import { arithmetic, sentence, titleOf } from '../../web/src/figures/gradient-check/text.js';
import { matrix } from '../../web/src/matrix.js';
import { initialState, readState } from '../../web/src/schema.js';
import { needsNumpy, numbersOf } from './python.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;
const results = (change: Partial<State> = {}) => definition.compute(core, { ...start, ...change });

test('it opens on the derivative of example 1, and the difference at h = 0.01 meets it', () => {
  const { derivative, difference, error } = results();
  assert.ok(Math.abs(derivative + 1.963324) < 1e-5, String(derivative));
  assert.ok(Math.abs(difference + 1.9633) < 1e-4 && error < 1e-4);
  assert.equal(titleOf(results()), 'y = o₁₂, x = Q₁₁');
});

test('a derivative by hand: the output by a value is the weight', () => {
  const { attention, derivative } = results({ input: 'V', row: 2, column: 2, query: 1, component: 2 });
  assert.ok(Math.abs(derivative - attention.weights.data[1]!) < 1e-6);
  assert.equal(results({ input: 'V', row: 2, column: 1, query: 1, component: 2 }).derivative, 0);
});

test('the error is a V: too long a step bends, too short a one is all rounding', () => {
  for (const [row, column] of [
    [1, 1],
    [2, 1],
    [3, 1],
  ] as const) {
    const { errors, best } = results({ input: 'K', row, column });
    const at = (h: number) => errors.find(([step]) => step === h)![1];
    assert.ok(at(1) > 10 * at(0.01), `${at(1)}, ${at(0.01)}`);
    assert.ok(at(1e-7) > 10 * at(0.01), `${at(1e-7)}, ${at(0.01)}`);
    assert.ok(best > 1e-4 && best < 0.5, String(best));
  }
});

test('an h of the reader’s own is on the curve, and its numbers are those of the arithmetic', () => {
  const state = { ...start, h: 0.0321 };
  const { errors, above, below, difference } = definition.compute(core, state);
  assert.ok(errors.some(([h]) => h === 0.0321));
  assert.ok(Math.abs((above - below) / 0.0642 - difference) < 1e-5);
  const told = arithmetic(state, definition.compute(core, state)).map((piece) =>
    typeof piece === 'string' ? piece : 'text' in piece ? piece.text : '',
  );
  assert.match(told.join(''), /÷ 0\.0642 = −1\.963/);
});

test('a place that is not there is the last one', () => {
  assert.deepEqual(results({ input: 'K', row: 8, column: 8, query: 8, component: 8 }).place, {
    input: 'K', row: 2, column: 1, query: 0, component: 1,
  }); // prettier-ignore
});

test('every input of any problem has a derivative that the ruler confirms to a thousandth', () => {
  const [Q, K, V] = [core.randomNormal(2, 3, 1), core.randomNormal(4, 3, 2), core.randomNormal(4, 2, 3)];
  for (const input of inputs)
    for (const [row, column] of [
      [1, 1],
      [2, 2],
      [2, 3],
    ] as const)
      assert.ok(results({ Q, K, V, input, row, column, query: 2, component: 1, h: 0.01 }).error < 1e-3);
});

test('the sentence never says NaN, also where the step is too small for any change', () => {
  for (const language of ['zh', 'en'] as const) {
    const state = { ...start, h: 1e-7 };
    assert.doesNotMatch(sentence(state, definition.compute(core, state), language), /NaN/);
  }
});

test('the program finds the same difference', needsNumpy, () => {
  const state = { ...start, input: 'K', row: 2, h: 0.1 } as const;
  const result = definition.compute(core, state);
  const [difference] = numbersOf(definition.code.numpy!(state, result), 'difference(0.1)');
  assert.ok(Math.abs(difference! - result.difference) < 1e-4, `${difference} ${result.difference}`);
});

test('what cannot be computed is refused', () => {
  assert.throws(() => results({ K: matrix([[1, 0, 0]]) }), { code: 'columns-differ' });
  const read = (name: string, text: string) => readState(schema, (one) => (one === name ? text : null));
  assert.throws(() => read('h', '0'), { code: 'number-out-of-range', field: 'h' });
  assert.throws(() => read('input', 'W'), { code: 'not-one-of', field: 'input' });
});
