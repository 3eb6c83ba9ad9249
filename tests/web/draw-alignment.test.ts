// The drawn alignment without its looks: what counts as right, and which answer is whose.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import type { Mask } from '../../web/src/core.js';
import { definition, schema, type State } from '../../web/src/figures/draw-alignment/definition.js';
import { byHand, drawing } from '../../web/src/figures/draw-alignment/pairs.js';
import { initialState } from '../../web/src/schema.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;
const results = (change: Partial<State>) => definition.compute(core, { ...start, ...change });
const { source, target, gold } = byHand.beijing;
const drawn = (places: readonly (readonly number[])[]): Mask => ({
  queries: target.length,
  keys: source.length,
  visible: Uint8Array.from(places.flatMap((row) => source.map((_, j) => Number(row.includes(j))))),
});

test('all right is right, an empty row or a second cell is not', () => {
  assert.equal(results({ pair: 'beijing', drawn: drawn(gold.map((place) => [place])) }).right, 6);
  assert.equal(results({ pair: 'beijing', drawn: null }).right, 0);
  assert.equal(results({ pair: 'beijing', drawn: drawn([[0], [4, 5], [], [2], [3], [2]]) }).right, 3);
});

test('each word of a pair aligned by hand has a place in its source, no two the same', () => {
  for (const { source, target, gold } of Object.values(byHand)) {
    assert.equal(gold.length, target.length);
    assert.deepEqual(
      [...gold].sort((a, b) => a - b),
      [...source.keys()],
    );
  }
});

test('the toy sentence is one of the grammar, its network looks right at most words, and its rows sum to 1', () => {
  const { source, target, weights, words, hits } = results({});
  assert.deepEqual(source, core.parseTask('translation', drawing));
  assert.equal(target.slice(0, -1).join(' '), 'they saw the new cat in the park this morning');
  assert.ok(hits >= words - 1 && hits <= words, `${hits} of ${words}`);
  target.forEach((_, i) => {
    const row = weights!.data.slice(i * source.length, (i + 1) * source.length);
    assert.ok(Math.abs(row.reduce((sum, x) => sum + x, 0) - 1) <= 0.005 * source.length);
  });
});

test('what was drawn for a sentence of another size counts for nothing', () => {
  assert.equal(results({ pair: 'area', drawn: drawn(gold.map((place) => [place])) }).right, 0);
});
