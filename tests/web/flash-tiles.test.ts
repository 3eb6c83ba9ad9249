// Flash attention's figure without its looks: the tiles in order, what is kept of each query, what is skipped, and what
// is moved.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { definition, schema, type State } from '../../web/src/figures/flash-tiles/definition.js';
import { outcome, sentence, trafficText } from '../../web/src/figures/flash-tiles/text.js';
import { initialState, readState } from '../../web/src/schema.js';
import { agrees, needsNumpy, numbersOf } from './python.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;
const results = (change: Partial<State> = {}) => definition.compute(core, { ...start, ...change });

test('it opens on the sixth of eight tiles, two of which the causal mask skips', () => {
  const { steps, now, skipped } = results();
  assert.deepEqual([steps.length, now, skipped], [8, 5, 2]);
  assert.equal(sentence(results(), 'zh'), '第 6 块，共 8 块：查询 5–8 对键 3–4。');
  assert.match(sentence(results({ step: 3 }), 'en'), /Tile 3 of 8: queries 1–4 against keys 5–6, all hidden/);
});

test('maxima only grow, and the factor by which old sums shrink is e to the difference', () => {
  for (const causal of [true, false])
    for (let step = 1; step <= 8; step++)
      for (const { before, maximum, rescaling } of results({ step, causal }).known) {
        if (rescaling === undefined) continue;
        assert.ok(maximum >= before!);
        assert.ok(Math.abs(rescaling - Math.exp(before! - maximum)) < 1e-6);
      }
});

test('after the last tile of a block the output is the plain one, for any size of tile', () => {
  for (const [queries, keys] of [
    [1, 1],
    [3, 5],
    [4, 2],
    [16, 16],
  ] as const)
    for (const causal of [true, false]) {
      const all = results({ n: 11, d: 3, queries, keys, causal, step: 256 });
      assert.equal(all.now, all.steps.length - 1);
      assert.ok(all.apart < 1e-6, String(all.apart));
      assert.ok(core.compare!(all.steps.at(-1)!.context, all.wanted).largest < 1e-6);
    }
});

test('a query that has seen nothing yet has no maximum before and nothing to rescale', () => {
  const { known } = results({ causal: false, step: 1 });
  assert.deepEqual(
    known.map(({ before, rescaling }) => [before, rescaling]),
    Array(4).fill([undefined, undefined]),
  );
});

test('as many scores are held as a tile has, which is the whole table when it is as large', () => {
  const told = (change: Partial<State>) => outcome({ ...start, ...change }, results(change), 'en');
  assert.match(told({}), /At most 8 scores are held at a time, of 64 .*; 2 of 8 tiles are skipped/);
  assert.match(told({ queries: 16, keys: 16 }), /At most 64 scores are held at a time, of 64 in the table\./);
});

test('tiles move Θ(N² d² / M) bytes: with little fast memory more than the whole table, with more less', () => {
  const { traffic, curves } = results({ length: 4096, memory: 96 });
  assert.deepEqual([traffic.plain, traffic.flash, traffic.block], [68157440, 18186240, 192]);
  assert.deepEqual(
    curves.plain.find(([n]) => n === 4096),
    [4096, 2 * 68157440],
  );
  const state = { ...start, memory: 1 };
  assert.match(trafficText(state, definition.compute(core, state), 'zh'), /反而是它的/);
  assert.ok(results({ memory: 1024 }).traffic.flash < results({ memory: 96 }).traffic.flash / 5);
});

test('the program gives the same output', needsNumpy, () => {
  for (const causal of [true, false]) {
    const state = { ...start, n: 7, queries: 3, keys: 2, causal, step: 256 };
    const result = definition.compute(core, state);
    const numbers = numbersOf(definition.code.numpy!(state, result), 'context[6]');
    assert.ok(agrees(numbers, [...result.wanted.data.slice(-4)]), String(numbers));
  }
});

test('sizes out of range are refused where they stand', () => {
  const read = (name: string, text: string) => readState(schema, (one) => (one === name ? text : null));
  assert.throws(() => read('n', '17'), { code: 'number-out-of-range', field: 'n' });
  assert.throws(() => read('keys', '1.5'), { code: 'not-whole', field: 'keys' });
});
