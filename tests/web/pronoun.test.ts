// The pronoun figure without its looks: who "it" is, and when nobody can say.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { definition, schema, type State } from '../../web/src/figures/pronoun/definition.js';
import { candidates, scenes, type Scene } from '../../web/src/figures/pronoun/scenes.js';
import { matrix } from '../../web/src/matrix.js';
import { initialState, InputError } from '../../web/src/schema.js';
import { agrees, needsNumpy, numbersOf } from './python.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;
const query = (scene: Scene) => schema.query.parse(scenes[scene]);
const chosen = (change: Partial<State>) => {
  const { chosen: k } = definition.compute(core, { ...start, ...change });
  return k === undefined ? undefined : candidates[k];
};

test('another ending makes it another candidate, with the same keys', () => {
  assert.equal(chosen({ query: query('tired') }), 'cat');
  assert.equal(chosen({ query: query('wide') }), 'road');
  assert.equal(chosen({ query: query('far') }), 'ball');
});

test('the weights are those of the scores 6/√3, 0 and 0', () => {
  const { attention } = definition.compute(core, start);
  const large = Math.exp(6 / Math.sqrt(3));
  const expected = [large, 1, 1].map((x) => x / (large + 2));
  attention.weights.data.forEach((weight, k) => assert.ok(Math.abs(weight - expected[k]!) < 1e-6));
});

test('who asks for nothing points to no one', () => {
  const state = { ...start, query: matrix([[0, 0, 0]]) };
  assert.equal(chosen(state), undefined);
  assert.match(definition.summary(state, definition.compute(core, state), 'zh'), /指不定/);
});

test('a matrix of another shape is refused by its name', () => {
  for (const change of [{ keys: matrix([[1, 2, 3]]) }, { query: matrix([[1, 2]]) }])
    assert.throws(
      () => definition.compute(core, { ...start, ...change }),
      (error) => error instanceof InputError && error.code === 'shape-expected',
    );
});

test('the program in NumPy prints what the figure shows', needsNumpy, () => {
  const result = definition.compute(core, start);
  const { weights, context } = result.attention;
  const printed = numbersOf(definition.code.numpy!(start, result), 'weights', 'weights @ keys');
  assert.ok(agrees(printed, [...weights.data, ...context.data]));
});
