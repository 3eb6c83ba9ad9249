// The recorded runs are what the figures open with, what the core gives, and what a reader may be shown.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { type Aligned } from '../../web/src/core.js';
import { meanOf } from '../../web/src/figures/collapse/curves.js';
import { definition } from '../../web/src/figures/collapse/definition.js';
import { recordedPair } from '../../web/src/figures/collapse/pair.js';
import { initialState } from '../../web/src/schema.js';
import { recorded, type Recording } from '../../web/src/training/recorded.js';
import { plans, record } from '../experiment/recording.js';

const text = readFileSync(new URL('../../web/src/training/recorded.json', import.meta.url), 'utf8');
const kept: readonly Recording[] = JSON.parse(text);
const core = await loadNodeCore();
const wanted = plans(core);

test('every network that the figures open with is there, and it is small', () => {
  assert.ok(text.length < 15_000, `${text.length} bytes`);
  assert.deepEqual(kept.map(({ config, steps, lengths }) => ({ config, steps, lengths })), wanted.map(({ config, steps, lengths }) => ({ config, steps, lengths }))); // prettier-ignore
  assert.ok(wanted.every((plan) => recorded(plan)?.milestones.length === plan.parts));
});

test('the core still gives their beginnings', () => {
  for (const k of [wanted.length - 1, 0]) {
    const [now, then] = [record(core, wanted[k]!, 1), kept[k]!];
    const counts = ({ right }: Recording) => right[0]!.split(' ').map(Number);
    // The same module gives the same counts; another compiler may round a sum otherwise.
    counts(now).forEach((count, i) =>
      assert.ok(Math.abs(count - counts(then)[i]!) <= 6, `${count}, ${counts(then)[i]}`),
    );
    const weights = ({ sentence }: Recording) => (sentence ? sentence.weights[0]!.split(' ').map(Number) : []);
    weights(now).forEach((weight, i) => assert.ok(Math.abs(weight - weights(then)[i]!) <= 10));
  }
});

test('they are shown as far as a reader looks: from guessing to what the lesson says', () => {
  const { configs } = definition.compute(core, initialState(definition.schema));
  const { steps } = initialState(definition.schema);
  const at = (length: number, side: 'fixed' | 'attention', most?: number) =>
    meanOf(recordedPair(configs, steps, most)!.runs[side]).find(([x]) => x === length)![1];
  assert.ok(at(16, 'attention', 1) < 0.5);
  assert.ok(at(16, 'attention') >= 0.99);
  assert.ok(at(4, 'fixed') >= 0.99 && at(16, 'fixed') < 0.1);
  assert.equal(recordedPair(configs, steps + 1), undefined);
});

test('the weights of every recorded row sum to 1, to the rounding of what is written', () => {
  const plan = wanted.at(-1)!;
  for (const { answer } of recorded(plan)!.milestones) {
    const { weights, target, source } = answer as Aligned;
    assert.deepEqual([weights.rows, weights.cols], [target.length, source.length]);
    for (let row = 0; row < weights.rows; row += 1) {
      const sum = weights.data.slice(row * weights.cols, (row + 1) * weights.cols).reduce((total, x) => total + x, 0);
      assert.ok(Math.abs(sum - 1) <= 0.005 * weights.cols, String(sum));
    }
  }
});
