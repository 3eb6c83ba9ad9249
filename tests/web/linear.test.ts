// Linear attention's figure without its looks: another function, a state that does not grow, and what it gives back.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { definition, schema, type State } from '../../web/src/figures/linear/definition.js';
import { recallText, sentence } from '../../web/src/figures/linear/text.js';
import { rowsOf } from '../../web/src/matrix.js';
import { initialState, readState } from '../../web/src/schema.js';
import { needsNumpy, numbersOf } from './python.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;
const results = (change: Partial<State> = {}) => definition.compute(core, { ...start, ...change });

test('rows of both kinds of weights sum to 1, and causal ones are 0 on the right', () => {
  for (const map of ['elu-plus-one', 'relu'] as const) {
    const { softmax, linear } = results({ causal: true, map, seed: 3 }).weights;
    for (const rows of [rowsOf(softmax), rowsOf(linear)])
      rows.forEach((row, i) => {
        assert.ok(Math.abs(row.reduce((a, b) => a + b) - 1) < 1e-5);
        assert.ok(row.slice(i + 1).every((weight) => weight === 0));
      });
  }
});

test('small queries and keys: nearly the same weights; large ones: quite different weights', () => {
  for (const seed of [1, 2, 3]) {
    const { gaps } = results({ seed });
    assert.ok(gaps[0]![1] < 0.02, String(gaps[0]));
    assert.ok(gaps.at(-1)![1] > 0.6, String(gaps.at(-1)));
  }
});

test('the gap that is told is the one at the σ that is set, and on the curve', () => {
  const { gap, gaps } = results({ sigma: 1.23 });
  assert.equal(gaps.find(([sigma]) => sigma === 1.23)![1], gap);
  assert.match(sentence({ ...start, n: 1 }, results({ n: 1 }), 'zh'), /只有一个词元/);
});

test('S is the sum over all pairs, and as large after 256 as after one', () => {
  const { S } = results({ d: 4, pairs: 256, sigma: 1 });
  assert.deepEqual([S.rows, S.cols], [4, 4]);
  let state = core.emptyLinearState!(4, 4);
  state = core.linearAttentionWrite!(state, core.randomNormal(256, 4, 1), core.randomNormal(256, 4, 2), 'elu-plus-one');
  assert.ok(core.compare!(S, state.S).largest < 1e-3);
});

test('the state stays as large as it was; the cache grows with every pair', () => {
  const { growth, bytes } = results({ d: 8, pairs: 64 });
  assert.deepEqual(bytes, { cache: 2 * 64 * 8 * 4, state: (64 + 8) * 4 });
  assert.equal(new Set(growth.state.map(([, one]) => one)).size, 1);
  assert.equal(growth.cache.at(-1)![1], 256 * growth.cache[0]![1]);
});

test('a matrix of d rows holds d pairs and no more, linear attention far fewer, softmax attention most of all', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { recalls } = results({ d: 16, sigma: 2, seed });
    const at = (kind: 'softmax' | 'linear' | 'best', n: number) => recalls[kind].find(([x]) => x === n)![1];
    assert.ok(at('best', 16) < 1e-4 && at('best', 32) > 0.5);
    assert.ok(at('linear', 16) > 0.7 && at('linear', 256) > 0.95);
    assert.ok(at('softmax', 256) < 0.6, String(at('softmax', 256)));
  }
});

test('what is read back is told in words, without NaN at either end', () => {
  for (const pairs of [1, 256])
    for (const map of ['elu-plus-one', 'relu'] as const) {
      const state = { ...start, pairs, map, d: 1, sigma: 5 };
      for (const language of ['zh', 'en'] as const)
        assert.doesNotMatch(recallText(state, definition.compute(core, state), language), /NaN|∞/);
    }
});

test('the program measures the same gap', needsNumpy, () => {
  for (const map of ['elu-plus-one', 'relu'] as const) {
    const state = { ...start, map, causal: true };
    const result = definition.compute(core, state);
    const [gap] = numbersOf(definition.code.numpy!(state, result), 'np.abs(softmax - linear).sum() / 2 / len(Q)');
    assert.ok(Math.abs(gap! - result.gap) < 1e-5, `${gap} ${result.gap}`);
  }
});

test('a feature map that there is not is refused', () => {
  const read = (text: string) => readState(schema, (one) => (one === 'map' ? text : null));
  assert.throws(() => read('softplus'), { code: 'not-one-of', field: 'map' });
});
