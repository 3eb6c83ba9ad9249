// The engines compute what the native build in float computes; attn_known_answers prints that.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import type { Mask, Matrix } from '../../web/src/core.ts';
import { loaded } from './modules.ts';

const program = fileURLToPath(new URL('../../build/native-float/tests/core/attn_known_answers', import.meta.url));
const skip = existsSync(program) ? false : 'needs the preset native-float, which is not built';
const answers = skip ? {} : JSON.parse(execFileSync(program, { encoding: 'utf8', maxBuffer: 1e8 }));

const matrixOf = ({ rows, cols, data }: { rows: number; cols: number; data: number[] }): Matrix => ({
  rows,
  cols,
  data: Float32Array.from(data),
});
const maskOf = ({ queries, keys, visible }: { queries: number; keys: number; visible: number[] }): Mask => ({
  queries,
  keys,
  visible: Uint8Array.from(visible),
});

/** Within a few units in the last place of the largest number. */
function assertNear(actual: Matrix, expected: any, name: string) {
  assert.deepEqual([actual.rows, actual.cols], [expected.rows, expected.cols], name);
  const size = Math.max(1, ...expected.data.map(Math.abs));
  expected.data.forEach((value: number, i: number) =>
    assert.ok(Math.abs(actual.data[i]! - value) <= 4e-6 * size, `${name}[${i}]: ${actual.data[i]} and not ${value}`),
  );
}

for (const { engine, core } of loaded) {
  test(`${engine}: attention and its gradients agree with the native build`, { skip }, () => {
    const [Q, K, V, d_context] = ['Q', 'K', 'V', 'd_context'].map((name) => matrixOf(answers.inputs[name]));
    const mask = maskOf(answers.inputs.mask);
    const forward = core.scaledDotProductAttention(Q!, K!, V!, mask, {});
    const backward = core.scaledDotProductAttentionBackward(Q!, K!, V!, forward, d_context!, {});
    for (const [name, value] of Object.entries({ ...forward, ...backward }))
      assertNear(value, answers.attention[name], name);
  });

  test(`${engine}: additive attention and its gradients agree with the native build`, { skip }, () => {
    const [Q, K, V, d_context] = ['Q', 'K', 'V', 'd_context'].map((name) => matrixOf(answers.inputs[name]));
    const [W_q, W_k, v] = ['W_q', 'W_k', 'v'].map((name) => matrixOf(answers.additive[name]));
    const score = { kind: 'additive', W_q: W_q!, W_k: W_k!, v: v! } as const;
    const forward = core.attention(score, Q!, K!, V!, maskOf(answers.inputs.mask));
    const { d_score, ...backward } = core.attentionBackward(score, Q!, K!, V!, forward, d_context!);
    assert.equal(d_score.kind, 'additive');
    const parameters = d_score as typeof score;
    const { values } = forward.scores;
    const results = { values, weights: forward.weights, context: forward.context, ...backward };
    for (const [name, value] of Object.entries(results)) assertNear(value, answers.additive[name], name);
    assertNear(parameters.W_q, answers.additive.dW_q, 'dW_q');
    assertNear(parameters.W_k, answers.additive.dW_k, 'dW_k');
    assertNear(parameters.v, answers.additive.dv, 'dv');
  });

  test(`${engine}: random draws, masks, paths and costs are the native ones to the bit`, { skip }, () => {
    const { normal, randomMask, path, cost } = answers;
    assert.deepEqual(core.randomNormal(normal.matrix.rows, normal.matrix.cols, normal.seed), matrixOf(normal.matrix));
    assert.deepEqual(core.randomMask(randomMask.n, randomMask.keysPerQuery, randomMask.seed), maskOf(randomMask.mask));
    assert.equal(core.maskPathLength(maskOf(path.mask)), path.longest);
    assert.deepEqual(core.shortestPath(maskOf(path.mask), path.source, path.target), path.shortest);
    const { macs, projection_macs, total_bytes } = core.selfAttentionCost({
      n: 2048,
      d: 64,
      heads: 12,
      causal: true,
      projections: true,
    });
    assert.deepEqual({ macs, projection_macs, total_bytes }, cost);
  });
}
