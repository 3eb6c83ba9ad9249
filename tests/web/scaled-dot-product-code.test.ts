// The figure's state as a program: run where Python has NumPy, it must give the numbers of the core.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { definition, type State } from '../../web/src/figures/scaled-dot-product/definition.js';
import { allVisible, matrix, toggled } from '../../web/src/matrix.js';
import { initialState } from '../../web/src/schema.js';
import { loadNodeCore } from '../../web/build/node-core.js';
import { agrees, needsNumpy, numbersOf } from './python.js';

const core = await loadNodeCore();
const shown = (change: Partial<State> = {}) => {
  const state = { ...initialState(definition.schema), ...change };
  return { state, result: definition.compute(core, state) };
};
const hidden = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.reduce((mask, [i, j]) => toggled(mask, i, j), allVisible(1, 3));

const states: Readonly<Record<string, Partial<State>>> = {
  'the example': {},
  'a mask, no scale, a temperature': { mask: hidden([0, 1]), scale: false, temperature: 0.5 },
  'a row with every key hidden': { mask: hidden([0, 0], [0, 1], [0, 2]) },
  'numbers that float32 rounds': { Q: matrix([[0.1, -1e-3]]), V: matrix([[1 / 3], [2], [1e5]]) },
};
for (const [name, change] of Object.entries(states)) {
  test(`the NumPy program gives the same numbers: ${name}`, needsNumpy, () => {
    const { state, result } = shown(change);
    const numbers = numbersOf(definition.code.numpy!(state, result), 'weights', 'context');
    const expected = [...result.attention.weights.data, ...result.attention.context.data];
    assert.ok(agrees(numbers, expected), `${numbers} for ${expected}`);
  });
}

test('the LaTeX shows scores, weights and context', () => {
  const { state, result } = shown({ mask: hidden([0, 1]) });
  const text = definition.code.latex!(state, result);
  assert.match(text, /\\frac\{1\}\{\\sqrt\{2\}\}/);
  assert.match(text, /0\.707107 & -\\infty & 0\.707107/);
  assert.match(text, /0\.5 & 0 & 0\.5/);
});
