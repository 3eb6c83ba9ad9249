// Multi-head attention without its looks, on the same core that the page loads.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { choicesOf, chosen, keyHead, mutedHeads } from '../../web/src/figures/heads/choices.js';
import { definition, schema, type State } from '../../web/src/figures/heads/definition.js';
import { columns, rowsOf } from '../../web/src/matrix.js';
import { initialState } from '../../web/src/schema.js';
import { needsNumpy, numbersOf } from './python.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;
const compute = (change: Partial<State> = {}) => definition.compute(core, { ...start, ...change });

test('each head has weights of its own, and its context is its columns of the joined matrix', () => {
  const { forward, heard } = compute();
  assert.equal(forward.heads.length, 4);
  assert.notDeepEqual([...forward.heads[0]!.weights.data], [...forward.heads[1]!.weights.data]);
  forward.heads.forEach(({ context, weights }, h) => {
    assert.deepEqual(rowsOf(columns(heard.concat, 4 * h, 4 * h + 4)), rowsOf(context));
    for (const row of rowsOf(weights)) assert.ok(Math.abs(row.reduce((a, b) => a + b) - 1) < 1e-5);
  });
  assert.deepEqual([...heard.output.data], [...forward.output.data]);
  assert.equal(heard.change, 0);
});

test('a muted head leaves zeros in its columns, and the output changes; without all, it is nothing', () => {
  const { heard, size } = compute({ muted: 0b0010 });
  assert.deepEqual(mutedHeads({ ...start, muted: 0b0010 }), [1]);
  assert.ok(columns(heard.concat, 4, 8).data.every((x) => x === 0));
  assert.ok(columns(heard.concat, 0, 4).data.every((x) => x !== 0));
  assert.ok(heard.change > 0 && heard.change < size);
  assert.ok(compute({ muted: 0b1111 }).heard.output.data.every((x) => x === 0));
});

test('one key head keeps a quarter of the cache, and five eighths of the parameters', () => {
  const { cost, fullCost } = compute({ kvHeads: 1 });
  assert.equal(fullCost.attention_parameters, 4 * 16 * 16);
  assert.equal(cost.attention_parameters, 2 * 16 * 16 + 2 * 16 * 4);
  assert.equal(fullCost.cache_bytes, 2 * 16 * 2);
  assert.equal(cost.cache_bytes * 4, fullCost.cache_bytes);
});

test('heads of a group read the same key head', () => {
  const state = { ...start, heads: 8, kvHeads: 2 };
  assert.deepEqual(
    [0, 3, 4, 7].map((h) => keyHead(h, state)),
    [0, 0, 1, 1],
  );
});

test('what cannot be divided is refused; what is offered can', () => {
  assert.throws(() => compute({ heads: 3 }), { code: 'not-a-multiple' });
  assert.throws(() => compute({ kvHeads: 3 }), { code: 'not-a-multiple' });
  for (const d of choicesOf(start).d) {
    const wide = { ...start, ...chosen(start, { d }) };
    for (const heads of choicesOf(wide).heads) {
      const state = { ...wide, ...chosen(wide, { heads }) };
      assert.equal(state.kvHeads, heads, 'what was not shared stays so');
      for (const kvHeads of choicesOf(state).kvHeads) compute({ ...state, kvHeads });
    }
  }
  assert.deepEqual(chosen({ ...start, kvHeads: 2, muted: 0b1100 }, { heads: 2 }), {
    d: 16,
    heads: 2,
    kvHeads: 2,
    muted: 0,
  });
});

test('causal: no head looks to the right', () => {
  for (const { weights } of compute({ causal: true }).forward.heads) assert.equal(weights.data[1], 0);
});

test('the program does the same with numbers of its own', needsNumpy, () => {
  const state = { ...start, heads: 4, kvHeads: 2, causal: true, muted: 0b0100 };
  const program = definition.code.numpy!(state, compute(state));
  const [sum, upper, rows, change] = numbersOf(
    program,
    'weights.sum()',
    'weights[2, 0, 1]',
    'output.shape',
    'change',
  ).filter((_, k) => k !== 3);
  assert.deepEqual([Math.round(sum! * 1e4) / 1e4, upper, rows], [24, 0, 6]);
  assert.ok(change! > 0);
});

test('the summary tells what muting did', () => {
  const state = { ...start, muted: 1 };
  assert.match(
    definition.summary(state, compute(state), 'en'),
    /4 heads of width 4, 4 key heads\. Without head 1 the output changes by 0\.\d+/,
  );
  assert.match(definition.summary(state, compute(state), 'zh'), /静音头 1，输出平均变了/);
});
