// The figure's computation, on the same core that the page loads: what vanishes, what is kept, what explodes, and how it
// is told.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { definition, type State } from '../../web/src/figures/gradient-travel/definition.js';
import { cases, fate } from '../../web/src/figures/gradient-travel/text.js';
import { initialState, readState } from '../../web/src/schema.js';

const core = await loadNodeCore();
const start = initialState(definition.schema);
const result = (change: Partial<State> = {}) => definition.compute(core, { ...start, ...change });
type Kind = keyof ReturnType<typeof result>['travel'];
/** How many times weaker at distance k than at 1. */
const weaker = (kind: Kind, k: number, change: Partial<State> = {}) => {
  const { data } = result(change).travel[kind].median;
  return data[1]! / data[k]!;
};
const seeds = [1, 2, 3, 4, 5];

test('fresh networks: the recurrent ones vanish, most of all the plain one, and self-attention does not', () => {
  for (const seed of seeds) {
    assert.ok(weaker('rnn', 63, { seed }) > 1e9);
    assert.ok(weaker('rnn', 30, { seed }) > 100 * weaker('lstm', 30, { seed }));
    assert.ok(weaker('lstm', 63, { seed }) > 1e3 && weaker('gru', 63, { seed }) > 1e3);
    const away = weaker('attention', 63, { seed });
    assert.ok(away > 0.1 && away < 10, String(away));
  }
});

test('gates that are kept open need not vanish: the rest of the way costs less than a factor of 30', () => {
  const [, open] = cases;
  for (const seed of seeds)
    for (const kind of ['lstm', 'gru'] as const)
      assert.ok(weaker(kind, 63, { seed, gain: open!.gain, forget: open!.forget }) < 30);
});

test('the last case explodes in a plain RNN', () => {
  for (const seed of seeds) assert.ok(weaker('rnn', 63, { seed, gain: cases.at(-1)!.gain }) < 1e-2);
});

test('gain and bias leave self-attention alone, and looking elsewhere measures nothing again', () => {
  assert.deepEqual(result({ gain: 3, forget: 4 }).travel.attention, result().travel.attention);
  assert.equal(result({ k: 5 }).travel, result({ k: 6 }).travel);
});

test('a distance beyond the sentence is the longest there is', () => {
  assert.equal(result({ n: 10, k: 300 }).k, 9);
});

test('ratios are told as they are, and what is no ratio in words', () => {
  assert.equal(fate(0.3, 0.0001, 'zh'), '只剩 3,000 分之一');
  assert.equal(fate(0.3, 3e-13, 'en'), '10¹² times weaker');
  assert.equal(fate(0.1, 0.5, 'en'), '5 times stronger');
  assert.equal(fate(0.1, 0.098, 'zh'), '差不多一样大');
  assert.match(fate(0.1, 0, 'en'), /too small/);
  assert.match(fate(0.1, Infinity, 'zh'), /装不下/);
  assert.match(fate(0, 0, 'en'), /too small/);
});

test('at 512 words some numbers fit no float: the sentence says so, and never NaN', () => {
  for (const gain of [0, 1, 5])
    for (const language of ['zh', 'en'] as const) {
      const state = { ...start, n: 512, gain, k: 511 };
      assert.doesNotMatch(definition.summary(state, definition.compute(core, state), language), /NaN|∞/);
    }
});

test('settings out of range are refused where they stand', () => {
  const read = (name: string, text: string) => readState(definition.schema, (one) => (one === name ? text : null));
  assert.throws(() => read('n', '513'), { code: 'number-out-of-range', field: 'n' });
  assert.throws(() => read('gain', '5.1'), { code: 'number-out-of-range', field: 'gain' });
  assert.throws(() => read('hidden', '1.5'), { code: 'not-whole', field: 'hidden' });
});
