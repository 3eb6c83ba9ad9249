// The figure of √d without its looks: what is drawn is what the core measured, row by row and width by width.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { definition, schema, type State } from '../../web/src/figures/score-spread/definition.js';
import { widths } from '../../web/src/figures/score-spread/sizes.js';
import { rowsOf } from '../../web/src/matrix.js';
import { initialState } from '../../web/src/schema.js';
import { needsNumpy, numbersOf } from './python.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;
const results = (change: Partial<State>) => definition.compute(core, { ...start, ...change });

test('undivided, scores spread as √d does; divided, they stay where they are', () => {
  const { curves } = results({});
  for (const [k, d] of widths.entries()) {
    const [raw, scaled] = [curves.raw.deviation[k]![1], curves.scaled.deviation[k]![1]];
    assert.ok(Math.abs(raw / scaled / Math.sqrt(d) - 1) < 1e-5, `${d}: ${raw}, ${scaled}`);
    assert.ok(scaled > 0.75 && scaled < 1.35, `${d}: ${scaled}`);
  }
});

test('the weights drawn are those of the scores, a row each', () => {
  const { weights, now } = results({ d: 256 });
  for (const side of ['raw', 'scaled'] as const)
    for (const row of rowsOf(weights[side])) assert.ok(Math.abs(row.reduce((a, b) => a + b) - 1) < 1e-6);
  const mean = (rows: number[][]) => rows.reduce((sum, row) => sum + Math.max(...row), 0) / rows.length;
  assert.ok(mean(rowsOf(weights.raw)) > 2 * mean(rowsOf(weights.scaled)));
  assert.equal(now.scores.rows, 32);
});

test('another seed draws other numbers of the same spread', () => {
  const [a, b] = [results({ d: 64 }), results({ d: 64, seed: 2 })].map(({ now }) => now);
  assert.notDeepEqual([...a!.scores.data], [...b!.scores.data]);
  assert.ok(Math.abs(a!.raw.deviation / b!.raw.deviation - 1) < 0.2);
});

test('the program measures the same with random numbers of its own', needsNumpy, () => {
  const state = { ...start, d: 400 };
  const result = definition.compute(core, state);
  const [deviation] = numbersOf(definition.code.numpy!(state, result), '(Q @ K.T / 20).std()');
  assert.ok(Math.abs(deviation! - 1) < 0.15);
});
