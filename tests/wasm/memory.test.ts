// Nothing leaks, results outlive memory growth, and what does not fit is refused without harm.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CoreError, type Matrix } from '../../web/src/core.ts';
import { matrix } from '../../web/src/matrix.ts';
import { K, Q, V, goodCalls } from './calls.ts';
import { call, loadFull, loaded } from './modules.ts';

const bad = [
  ['scaledDotProductAttention', Q, matrix([[1, 2, 3]]), V, null, {}],
  ['scaledDotProductAttention', Q, K, V, { queries: 1, keys: 3, visible: new Uint8Array(1) }, {}],
  ['attention', { kind: 'additive', W_q: K, W_k: K }, Q, K, V, null],
  ['attentionScores', { kind: 'none' }, Q, K],
  ['selfAttentionCost', { n: 8, d: 4, type: 'none' }],
  ['maskAnd', { queries: 1, keys: 1, visible: new Uint8Array(1) }, { queries: 0, keys: 0, visible: new Uint8Array(0) }],
  ['causalMask', 100000],
] as const;

for (const { engine, core, handles } of loaded) {
  test(`${engine}: 10,000 calls, good and failing, leave no handle and no byte behind`, () => {
    const good = Object.entries(goodCalls(core));
    const calls = [...good, ...bad.map(([name, ...args]) => [name, args] as const)];
    const run = (times: number) => {
      for (let i = 0; i < times; ++i) {
        const [name, args] = calls[i % calls.length]!;
        try {
          call(core, name, args);
        } catch (error) {
          assert.ok(error instanceof CoreError, String(error));
        }
      }
    };
    run(calls.length);
    const before = [handles(), core.heapInUse()];
    run(10_000);
    assert.deepEqual([handles(), core.heapInUse()], before);
  });

  test(`${engine}: a getter that calls the core itself, well and badly, spoils nothing`, () => {
    const plain = core.scaledDotProductAttention(Q, K, V, null, { scale: 2, temperature: 3 });
    const options = {
      get scale() {
        assert.throws(() => core.scaledDotProductAttention(Q, Q, V, null, {}), CoreError);
        return 2 * core.maskedSoftmax(Q, null, 1).weights.rows;
      },
      temperature: 3,
    };
    const before = handles();
    assert.deepEqual(core.scaledDotProductAttention(Q, K, V, null, options), plain);
    assert.equal(handles(), before);
  });

  test(`${engine}: a result stays right when memory grows after it`, () => {
    const first = core.scaledDotProductAttention(Q, K, V, null, {});
    const numbers = [...first.weights.data, ...first.context.data];
    const size = 3000;
    const large = core.scaledDotProductAttention(
      core.randomNormal(size, 2, 1),
      core.randomNormal(size, 2, 2),
      core.randomNormal(size, 2, 3),
      null,
      {},
    );
    assert.equal(large.weights.data.length, size * size);
    const row = large.weights.data.subarray(size * (size - 1));
    assert.ok(Math.abs(row.reduce((sum, weight) => sum + weight, 0) - 1) < 1e-3);
    assert.deepEqual([...first.weights.data, ...first.context.data], numbers);
    assert.deepEqual(core.scaledDotProductAttention(Q, K, V, null, {}), first);
  });

  test(`${engine}: what is too large is refused, and the core goes on`, () => {
    const before = core.heapInUse();
    const wide = core.randomNormal(20000, 1, 1);
    const additive = { kind: 'additive', W_q: matrix([[1]]), W_k: matrix([[1]]), v: matrix([[1]]) } as const;
    assert.throws(() => core.scaledDotProductAttention(wide, wide, wide, null, {}), { code: 'too-large' });
    assert.throws(() => core.attentionScores(additive, wide, wide), { code: 'too-large' });
    assert.throws(() => core.randomNormal(60000, 60000, 1), { code: 'too-large' });
    assert.equal(core.visiblePairs(core.causalMask(3)), 6);
    assert.equal(core.heapInUse(), before);
  });
}

test('flash attention over 16,384 tokens stays within 64 MB, where the plain form refuses', async () => {
  const core = await loadFull();
  const n = 16384;
  const [Q, K, V] = [1, 2, 3].map((seed) => core.randomNormal(n, 64, seed)) as [Matrix, Matrix, Matrix];
  const refused = { code: 'too-large', args: ['scaled_dot_product_attention', '16384', '16384', '67108864'] };
  assert.throws(() => core.scaledDotProductAttention(Q, K, V, null, {}), refused);
  const { context } = core.flashAttention(Q, K, V, { right: 0 }, {}, {});
  assert.ok(core.heapSize() <= 64 * 2 ** 20, `${core.heapSize()} bytes`);

  const first = (x: Matrix) => ({ rows: 100, cols: 64, data: x.data.slice(0, 6400) });
  const plain = core.scaledDotProductAttention(first(Q), first(K), first(V), core.causalMask(100), {});
  plain.context.data.forEach((x, i) => assert.ok(Math.abs(x - context.data[i]!) < 1e-5, `${i}`));
});
