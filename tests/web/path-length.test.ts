// The figure's computation, on the same core that the page loads: paths, longest paths, and what cannot be reached.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { definition, hopsOf, type State } from '../../web/src/figures/path-length/definition.js';
import type { Lane } from '../../web/src/figures/path-length/kinds.js';
import { initialState, readState, writeState } from '../../web/src/schema.js';

const core = await loadNodeCore();
const start = initialState(definition.schema);
const result = (change: Partial<State> = {}) => definition.compute(core, { ...start, ...change });
const route = (lane: Lane, change: Partial<State> = {}) => result(change).routes.find((one) => one.lane === lane)!;
const hops = (change: Partial<State> = {}) =>
  Object.fromEntries(result(change).routes.map(({ lane, path }) => [lane, hopsOf(path)]));

test('it opens on twelve words, from the second to the last', () => {
  const { n, i, j } = result();
  assert.deepEqual([n, i, j], [12, 2, 12]);
  assert.deepEqual(hops(), { rnn: 10, attention: 1, window: 4, global: 2 });
});

test('of 512 words: 511 steps along the chain, 1 by attention, 8 through a window of 64, 2 with a global token', () => {
  const { routes, growth } = result({ n: 512, window: 64 });
  const longest = Object.fromEntries(routes.map((one) => [one.lane, one.longest]));
  assert.deepEqual(longest, { rnn: 511, attention: 1, window: 8, global: 2 });
  assert.deepEqual(hops({ n: 512, i: 1, window: 64 }), { rnn: 511, attention: 1, window: 8, global: 1 });
  const last = (points: readonly (readonly [number, number])[]) => points.at(-1);
  assert.deepEqual([last(growth.convolution), last(growth.dilated)], [[512, 256], [512, 6]]); // prettier-ignore
});

test('every hop of every path is one the mask allows', () => {
  for (const { lane, path } of result({ n: 40, i: 5, j: 33, globals: 2 }).routes) {
    assert.deepEqual([path[0], path.at(-1)], [5, 33]);
    path.slice(1).forEach((to, k) => {
      const from = path[k]!;
      const near = Math.abs(to - from) <= 3;
      const allowed = { rnn: to - from === 1, attention: true, window: near, global: near || from <= 2 || to <= 2 };
      assert.ok(allowed[lane], `${lane}: ${from} → ${to}`);
    });
  }
});

test('a global token is on the way, and without one its lane is the window’s', () => {
  assert.deepEqual(route('global', { n: 100, i: 40 }).path, [40, 1, 100]);
  assert.deepEqual(route('global', { n: 100, i: 40, globals: 0 }).path, route('window', { n: 100, i: 40 }).path);
  assert.equal(route('global', { n: 100, globals: 0 }).longest, route('window', { n: 100 }).longest);
});

test('the chain goes one way: nothing gets back, and the other direction is told instead', () => {
  const backwards = { i: 9, j: 3 };
  assert.deepEqual(hops(backwards), { rnn: undefined, attention: 1, window: 2, global: 2 });
  assert.deepEqual(result(backwards).back, [3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(result().back, []);
});

test('from a word to itself there is nothing to walk', () => {
  assert.deepEqual(hops({ i: 4, j: 4 }), { rnn: 0, attention: 0, window: 0, global: 0 });
});

test('what word j reads in one step is the mask’s row', () => {
  const change = { n: 20, j: 10, window: 2, globals: 1 };
  assert.deepEqual(route('rnn', change).reads, [[9, 10]]);
  assert.deepEqual(route('attention', change).reads, [[1, 20]]);
  assert.deepEqual(route('window', change).reads, [[8, 12]]);
  assert.deepEqual(route('global', change).reads, [[1, 1], [8, 12]]); // prettier-ignore
});

test('a position beyond the end is the last one, and comes back when the sentence grows', () => {
  const far = readState(definition.schema, (name) => ({ n: '5', i: '8', j: '7' })[name] ?? null);
  const { i, j } = definition.compute(core, far);
  assert.deepEqual([i, j], [5, 5]);
  assert.deepEqual(result({ ...far, n: 9 }).i, 8);
});

test('the chart has each power of two and the chosen n, once, in order', () => {
  const places = (n: number) => result({ n }).growth.global.map(([x]) => x);
  assert.deepEqual(places(12), [2, 4, 8, 12, 16, 32, 64, 128, 256, 512]);
  assert.deepEqual(places(16), [2, 4, 8, 16, 32, 64, 128, 256, 512]);
});

test('more global tokens than words are no fault; a sentence of one word is', () => {
  assert.equal(route('global', { n: 4, i: 1, globals: 16 }).path.length, 2);
  const read = (n: string) => readState(definition.schema, (name) => (name === 'n' ? n : null));
  assert.throws(() => read('1'), { code: 'number-out-of-range', field: 'n' });
  assert.throws(() => read('513'), { code: 'number-out-of-range' });
  assert.throws(() => read('12.5'), { code: 'not-whole' });
});

test('the address says what was changed and nothing else', () => {
  assert.deepEqual(writeState(definition.schema, { ...start, n: 512, i: 1 }, start), [['n', '512'], ['i', '1']]); // prettier-ignore
});

test('the summary tells the steps in both languages', () => {
  const state = { ...start, i: 9, j: 3 };
  assert.equal(
    definition.summary(state, result(state), 'zh'),
    '从第 9 个词到第 3 个词：RNN 到不了，自注意力 1 步，窗口 2 步，窗口＋全局 2 步。',
  );
  assert.match(definition.summary(start, result(), 'en'), /^From word 2 to word 12: RNN 10 steps, .* 1 step, /);
});
