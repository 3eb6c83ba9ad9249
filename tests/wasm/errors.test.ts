// Whatever embedding code hands over, what comes back is a result or a CoreError that says what was wrong and where.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { CoreError } from '../../web/src/core.ts';
import { K, Q, V, goodCalls } from './calls.ts';
import { call, loaded } from './modules.ts';

const attention = (...args: unknown[]) => ['scaledDotProductAttention', ...args] as const;
const where = 'scaledDotProductAttention';
const longest = '2147483647';
const most = '67108864';
const throwing = (name: string) =>
  Object.defineProperty({}, name, {
    get() {
      throw new Error('from a getter');
    },
  });
const changing = () => {
  let reads = 0;
  return { rows: 1, cols: 200, get data() { return new Float32Array(reads++ % 2 === 0 ? 200 : 900); } }; // prettier-ignore
};
const cost = { n: 8, d: 4 };
const scored = (score: unknown) => ['attentionScores', score, Q, K] as const;

/** A call, the code of its error and the error's arguments. */
// prettier-ignore
const refused: readonly (readonly [readonly unknown[], string, readonly string[]])[] = [
  [attention(Q, { ...K, cols: 3, rows: 2 }, V, null, {}), 'columns-differ', ['scaled_dot_product_attention', 'Q', '(1, 2)', 'K', '(2, 3)']],
  [attention(null, K, V, null, {}), 'wrong-type', [where, 'Q', 'Matrix']],
  [attention(undefined, K, V, null, {}), 'wrong-type', [where, 'Q', 'Matrix']],
  [attention(Q, 'K', V, null, {}), 'wrong-type', [where, 'K', 'Matrix']],
  [attention(throwing('rows'), K, V, null, {}), 'wrong-type', [where, 'Q', 'Matrix']],
  [attention(changing(), K, V, null, {}), 'wrong-type', [where, 'Q', 'Matrix']],
  [attention({ rows: 1, cols: 2 }, K, V, null, {}), 'wrong-type', [where, 'Q.data', 'Float32Array']],
  [attention({ ...Q, data: [1, 0] }, K, V, null, {}), 'wrong-type', [where, 'Q.data', 'Float32Array']],
  [attention({ ...Q, data: new Float64Array(2) }, K, V, null, {}), 'wrong-type', [where, 'Q.data', 'Float32Array']],
  [attention({ ...Q, data: new Float32Array(3) }, K, V, null, {}), 'wrong-length', [where, 'Q.data', '3', '(1, 2)']],
  [attention({ ...Q, rows: -1 }, K, V, null, {}), 'not-in-range', [where, 'Q.rows', '-1', '0', most]],
  [attention({ ...Q, rows: NaN }, K, V, null, {}), 'not-in-range', [where, 'Q.rows', 'NaN', '0', most]],
  [attention({ ...Q, cols: 1.5 }, K, V, null, {}), 'not-in-range', [where, 'Q.cols', '1.5', '0', most]],
  [attention({ ...Q, rows: 2 ** 31 }, K, V, null, {}), 'not-in-range', [where, 'Q.rows', '2147483648', '0', most]],
  [attention({ rows: 2 ** 31 - 1, cols: 0, data: new Float32Array(0) }, K, V, null, {}), 'not-in-range', [where, 'Q.rows', longest, '0', most]],
  [attention({ ...Q, rows: 65536, cols: 65536 }, K, V, null, {}), 'wrong-length', [where, 'Q.data', '2', '(65536, 65536)']],
  [attention(Q, K, V, {}, {}), 'wrong-type', [where, 'mask', 'Mask']],
  [attention(Q, K, V, { queries: 1, keys: 3, visible: [1, 1, 1] }, {}), 'wrong-type', [where, 'mask.visible', 'Uint8Array']],
  [attention(Q, K, V, { queries: 1, keys: 3, visible: new Uint8Array(2) }, {}), 'wrong-length', [where, 'mask.visible', '2', '(1, 3)']],
  [attention(Q, K, V, null, 5), 'wrong-type', [where, 'options', 'object']],
  [attention(Q, K, V, null, { scale: '1' }), 'wrong-type', [where, 'options.scale', 'number']],
  [attention(Q, K, V, null, throwing('scale')), 'wrong-type', [where, 'options.scale', 'number']],
  [attention(Q, K, V, null, throwing('bias')), 'wrong-type', [where, 'options.bias', 'Matrix']],
  [scored({ kind: 'cosine' }), 'unknown-choice', ['attentionScores', 'score.kind', 'cosine', 'dot, scaled-dot, general, concat, additive']],
  [scored({ kind: Symbol('s') }), 'unknown-choice', ['attentionScores', 'score.kind', 'Symbol(s)', 'dot, scaled-dot, general, concat, additive']],
  [scored(null), 'wrong-type', ['attentionScores', 'score', 'object']],
  [scored({ kind: 'general' }), 'wrong-type', ['attentionScores', 'score.W', 'Matrix']],
  [['attentionBackward', { kind: 'dot' }, Q, K, V, { scores: {} }, Q], 'wrong-type', ['attentionBackward', 'forward.scores.query_part', 'Matrix']],
  [['causalMask'], 'arguments', ['causalMask', '0', '1']],
  [['causalMask', 3, 3], 'arguments', ['causalMask', '2', '1']],
  [['causalMask', '3'], 'wrong-type', ['causalMask', 'n', 'number']],
  [['causalMask', 1.5], 'not-in-range', ['causalMask', 'n', '1.5', '-2147483648', longest]],
  [['causalMask', 100000], 'too-large', ['Mask', '100000', '100000', '67108864']],
  [['randomNormal', 1, 1, -1], 'not-in-range', ['randomNormal', 'seed', '-1', '0', '9.0072e15']],
  [['selfAttentionCost', { d: 4 }], 'wrong-type', ['selfAttentionCost', 'options.n', 'number']],
  [['selfAttentionCost', { ...cost, causal: 1 }], 'wrong-type', ['selfAttentionCost', 'options.causal', 'boolean']],
  [['selfAttentionCost', { ...cost, type: 'int4' }], 'unknown-choice', ['selfAttentionCost', 'options.type', 'int4', 'float32, float16, bfloat16, float64, int8']],
  [['maximumPathLength', undefined, 3, 0], 'unknown-choice', ['maximumPathLength', 'kind', 'undefined', 'self-attention, recurrent, convolution, dilated-convolution, restricted-attention']],
];

/** Anything but what is wanted, and things that are nearly it. */
const anything = fc.oneof(
  fc.anything(),
  fc.record({ rows: fc.double(), cols: fc.nat(4), data: fc.float32Array({ maxLength: 8 }) }),
  fc.record({ queries: fc.nat(4), keys: fc.nat(4), visible: fc.uint8Array({ maxLength: 8 }) }),
  fc.record({ kind: fc.constantFrom('dot', 'general', 'additive'), W: fc.constant(K) }),
);

for (const { engine, core } of loaded) {
  test(`${engine}: malformed arguments are told by code and place`, () => {
    for (const [[name, ...args], code, list] of refused) {
      try {
        call(core, name as string, args);
      } catch (error) {
        assert.ok(error instanceof CoreError, String(error));
        assert.deepEqual([error.code, error.args], [code, list], error.message);
        assert.ok(error.message.length > 10 && !error.message.includes('undefined:'), error.message);
        continue;
      }
      assert.fail(`${String(name)} was not refused: ${code} ${list.join(' ')}`);
    }
  });

  test(`${engine}: any argument replaced by anything gives a result or a CoreError`, () => {
    const calls = goodCalls(core);
    const names = Object.keys(calls);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(5), anything, (name, position, value) => {
        const args = [...calls[name]!];
        args[position % args.length] = value;
        try {
          call(core, name, args);
        } catch (error) {
          assert.ok(error instanceof CoreError, `${name}: ${String(error)}`);
          assert.notEqual(error.code, 'internal', error.message);
        }
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  test(`${engine}: a detached array is refused, after resizable ones too`, () => {
    const resizable = { maxByteLength: 64 };
    for (let i = 0; i < 2000; ++i) {
      const gone = Float32Array.of(1, 0);
      structuredClone(gone.buffer, { transfer: [gone.buffer] });
      assert.throws(() => core.productTerms({ ...Q, data: gone }, V, 0, 0), { code: 'wrong-length' });
      core.maskedSoftmax({ ...Q, data: new Float32Array(new (ArrayBuffer as any)(8, resizable)) }, null, 1);
      for (let k = 0; k < 5; ++k) core.maskedSoftmax(Q, null, 1);
    }
  });

  test(`${engine}: a fault is forgotten by the next good call`, () => {
    assert.throws(() => core.causalMask(-1), { code: 'not-in-range' });
    assert.equal(core.visiblePairs(core.causalMask(3)), 6);
  });
}
