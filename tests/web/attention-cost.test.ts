// What the cost figure draws, computed on the core that the page loads; the chapter's numbers.

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import type { Core } from '../../web/src/core.js';
import { definition, type State } from '../../web/src/figures/attention-cost/definition.js';
import { isAt, presets } from '../../web/src/figures/attention-cost/presets.js';
import { memory, operations } from '../../web/src/figures/attention-cost/rows.js';
import { initialState } from '../../web/src/schema.js';

describe('attention-cost', () => {
  let core: Core;
  before(async () => {
    core = await loadNodeCore();
  });
  const start = initialState<State>(definition.schema);
  const [head2048, head4096, head8192, gpt3] = presets.map(({ state }) => state) as [State, State, State, State];
  const compute = (state: State) => definition.compute(core, state);

  test('opens on its first preset', () => {
    assert.ok(isAt(start, head2048));
    assert.ok(!isAt(start, head4096));
  });

  test('one head of 2,048 × 64: 268,435,456 twice, 1.07 GFLOP', () => {
    const { attention } = compute(head2048);
    assert.equal(attention.score_macs, 268_435_456);
    assert.equal(attention.context_macs, 268_435_456);
    assert.equal(attention.flops, 1_073_741_824);
  });

  test('weights: 64 MiB at 4,096, twice that in training, 256 MiB at 8,192', () => {
    assert.equal(compute(head4096).attention.head_bytes, 64 * 2 ** 20);
    assert.equal(compute({ ...head4096, training: true }).attention.head_bytes, 128 * 2 ** 20);
    assert.equal(compute(head8192).attention.head_bytes, 256 * 2 ** 20);
  });

  test("GPT-3's cache is 9 GiB at 2,048 tokens", () => assert.equal(compute(gpt3).cacheBytes, 9 * 2 ** 30));

  test('the curves pass through the chosen length, whether it is a power of two or not', () => {
    for (const n of [2048, 3000, 2 ** 20]) {
      const { curves, attention } = compute({ ...start, n });
      assert.equal(curves.attention.find(([x]) => x === n)?.[1], attention.macs);
      const places = curves.cache.map(([x]) => x);
      assert.deepEqual(
        places,
        [...places].sort((a, b) => a - b),
      );
    }
  });

  test('a bill names what it multiplies, and its lines add up to the total', () => {
    const state = { ...gpt3, batch: 2 };
    const result = compute(state);
    const lines = operations(state, result, 'en');
    assert.equal(lines[0]!.formula, '2,048 × 2,049 / 2 × 128 × 96 × 96 × 2');
    assert.equal(
      lines.reduce((sum, { amount }) => sum + amount, 0),
      result.attention.macs,
    );
    assert.equal(memory(head4096, compute(head4096), 'zh')[0]!.short, '64 MiB');
    assert.equal(memory(head4096, compute(head4096), 'zh')[0]!.formula, '4,096² × 4 B');
  });

  test('the summary tells both totals in both languages', () => {
    const told = (language: 'zh' | 'en') => definition.summary(head4096, compute(head4096), language);
    assert.match(told('en'), /2,147,483,648 multiply-accumulates; 64 MiB/);
    assert.match(told('zh'), /2,147,483,648 次乘加/);
  });
});
