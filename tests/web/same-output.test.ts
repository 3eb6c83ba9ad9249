// The figure of other weights with the same output, without its looks: the output stays, no weight is below 0, and the
// farthest weights are far.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { definition, farthest, schema, type State } from '../../web/src/figures/same-output/definition.js';
import { sentence } from '../../web/src/figures/same-output/text.js';
import { matrix } from '../../web/src/matrix.js';
import { initialState, readState } from '../../web/src/schema.js';
import { needsNumpy, numbersOf } from './python.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;
const results = (change: Partial<State> = {}) => definition.compute(core, { ...start, ...change });
const near = (a: Iterable<number>, b: Iterable<number>) => {
  const [left, right] = [[...a], [...b]];
  assert.equal(left.length, right.length);
  left.forEach((x, k) => assert.ok(Math.abs(x - right[k]!) < 2e-6, `${left} is not ${right}`));
};

test('the chapter’s three values: the middle gives twice what the ends take', () => {
  const change = { V: matrix([[0], [1], [2]]), scores: matrix([[0, 0, 0]]) };
  near(results({ ...change, moves: matrix([[-1 / 3]]) }).moved.weights.data, [0.5, 0, 0.5]);
  near(results({ ...change, moves: matrix([[99]]) }).moved.weights.data, [0, 1, 0]);
  near(results({ ...change, moves: matrix([[99]]) }).outputs.data, [1, 1]);
});

test('wherever the moves go, the output stays, the sum is 1 and no weight is below 0', () => {
  for (const seed of [1, 2, 3, 4]) {
    const [V, moves] = [core.randomNormal(8, 3, seed), core.randomNormal(1, 7, seed + 9)];
    const { moved, off } = results({ V, scores: core.randomNormal(1, 8, seed + 5), moves });
    assert.equal(moved.keys.length, 4);
    assert.ok(off < 2e-6, String(off));
    assert.ok(moved.weights.data.every((weight) => weight >= 0));
    near([moved.weights.data.reduce((a, b) => a + b)], [1]);
  }
});

test('at the start five sixths of the weight are on the last key; the farthest weights give it none', () => {
  const result = results();
  assert.ok(result.given.data[4]! > 0.8);
  const { moved, apart, outputs, off } = results({ moves: farthest(core, start, result) });
  assert.equal(moved.weights.data[4], 0);
  assert.ok(apart.half_sum > 0.8);
  near(outputs.data, [2, 2, 2, 2]);
  assert.ok(off < 2e-6);
});

test('with as many keys as the values need there is no other way, and the sentence says so', () => {
  const state = { ...start, V: matrix([[1, 0], [0, 1], [1, 1]]) }; // prettier-ignore
  const result = definition.compute(core, state);
  assert.deepEqual([result.moved.keys, result.apart.half_sum], [[], 0]);
  assert.match(sentence(result, 'en'), /no other weights/);
  assert.deepEqual([...farthest(core, state, result).data], [0]);
});

test('scores follow the rows of V: what lacks is 0, what is too many does not count', () => {
  assert.equal(results({ scores: matrix([[1]]) }).scores.cols, 5);
  assert.equal(results({ V: matrix([[1], [2]]) }).given.cols, 2);
});

test('the program gives the same outputs and the same distance', needsNumpy, () => {
  const state = { ...start, moves: farthest(core, start, results()) };
  const result = definition.compute(core, state);
  const program = definition.code.numpy!(state, result);
  near(numbersOf(program, 'given @ V', 'other @ V'), result.outputs.data);
  near(numbersOf(program, 'np.abs(given - other).sum() / 2'), [result.apart.half_sum]);
});

test('what is no number, or too large a matrix, is refused', () => {
  const read = (name: string, text: string) => readState(schema, (one) => (one === name ? text : null));
  assert.throws(() => read('v', '1; x'), { field: 'v' });
  assert.throws(() => results({ V: core.randomNormal(9, 1, 1) }), { code: 'too-many-rows' });
});
