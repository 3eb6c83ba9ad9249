// The mask figure without its looks: patterns put together, what they cost, and what a hand makes of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { definition, schema, type State } from '../../web/src/figures/masks/definition.js';
import { isSet, presets } from '../../web/src/figures/masks/presets.js';
import { isVisible, toggled } from '../../web/src/matrix.js';
import { initialState } from '../../web/src/schema.js';
import { agrees, needsNumpy, numbersOf } from './python.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;
const open: State = { ...start, causal: false };
const results = (change: Partial<State>) => definition.compute(core, { ...open, ...change });

test('it opens on the causal mask of twelve tokens, and nothing leads from right to left', () => {
  const { pairs, all, macs, fullMacs, path, blind } = definition.compute(core, start);
  assert.deepEqual([pairs, all, path, blind], [78, 144, -1, []]);
  assert.deepEqual([macs, fullMacs], [2 * 78 * 64, 2 * 144 * 64]);
});

test('patterns add to each other; order and padding take away', () => {
  const both = results({ window: 2, globals: 1 });
  assert.deepEqual([both.pairs, both.path], [72, 2]);
  assert.equal(results({ window: 2 }).path, 6);
  const { mask } = results({ window: 2, globals: 1, causal: true, padding: 3 });
  assert.equal(isVisible(mask, 8, 0), true, 'the global token');
  assert.equal(isVisible(mask, 8, 6), true, 'a neighbour');
  assert.equal(isVisible(mask, 8, 5), false, 'too far');
  assert.equal(isVisible(mask, 0, 1), false, 'not yet written');
  assert.equal(isVisible(mask, 11, 10), false, 'padding');
});

test('weights are 0 where the mask hides, and each row that sees anything sums to 1', () => {
  const { mask, attention } = results({ random: 2, seed: 5 });
  for (let i = 0; i < 12; i++) {
    const row = attention.weights.data.subarray(12 * i, 12 * i + 12);
    assert.ok(row.every((weight, j) => isVisible(mask, i, j) || weight === 0));
    assert.ok(Math.abs(row.reduce((a, b) => a + b) - 1) < 1e-6);
  }
});

test('a mask drawn by hand counts while it has the size; rows that see nothing are named', () => {
  const hidden = toggled(results({ window: 1, n: 2 }).mask, 0, 0);
  const hand = toggled(hidden, 0, 1);
  assert.deepEqual(results({ n: 2, hand }).blind, [1]);
  assert.equal(results({ n: 3, hand }).pairs, 9);
});

test('padding beyond the tokens hides everything, and is told', () => {
  assert.deepEqual(results({ n: 2, padding: 40 }).blind, [1, 2]);
});

test('a preset is pressed while its settings stand', () => {
  const bigBird = presets.at(-1)!;
  assert.equal(isSet({ ...open, ...bigBird.settings }, bigBird), true);
  assert.equal(isSet({ ...open, ...bigBird.settings, random: 3 }, bigBird), false);
});

test('the program has the same mask, and weights that are 0 where it hides', needsNumpy, () => {
  const state = { ...open, window: 1, padding: 2 };
  const result = definition.compute(core, state);
  const numbers = numbersOf(definition.code.numpy!(state, result), 'mask', 'weights[~mask].sum()', 'weights.sum()');
  assert.ok(agrees(numbers, [...result.mask.visible, 0, 12 - result.blind.length]), String(numbers));
});
