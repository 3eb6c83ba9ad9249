// The bill for a whole model, on the core that the page's later figures load; totals against what is published.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { definition, schema, type State } from '../../web/src/figures/model-cost/definition.js';
import { withHeads } from '../../web/src/figures/model-cost/heads.js';
import { isAt, presets } from '../../web/src/figures/model-cost/presets.js';
import { memory, operations, parameters } from '../../web/src/figures/model-cost/rows.js';
import { initialState } from '../../web/src/schema.js';
import { needsNumpy, numbersOf } from './python.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;
const preset = (name: string): State => ({ ...start, ...presets.find((one) => one.name === name)!.model });
const compute = (state: State) => definition.compute(core, state);

test('it opens on the first preset', () => {
  assert.deepEqual(presets.map((one) => isAt(start, one)).indexOf(true), 0);
  assert.ok(!isAt({ ...start, kvHeads: 4 }, presets[0]!));
  assert.ok(isAt({ ...start, n: 7, batch: 3, training: true }, presets[0]!), 'what it is given to read does not count');
});

test('parameters are those that are published: to the last one where the weights are, else within 4 %', () => {
  const exact = {
    'GPT-2 small': 124_439_808,
    'GPT-2 XL': 1_557_611_200,
    'Llama 2 7B': 6_738_415_616,
    'Llama 2 70B': 68_976_648_192,
    'Mistral 7B': 7_241_732_096,
  };
  for (const [name, count] of Object.entries(exact)) assert.equal(compute(preset(name)).cost.parameters, count, name);
  const near = { 'Transformer base': 65e6, 'Transformer big': 213e6, 'GPT-3 175B': 175e9 };
  for (const [name, said] of Object.entries(near)) {
    const { cost } = compute(preset(name));
    assert.ok(Math.abs(cost.parameters / said - 1) < 0.04, `${name}: ${cost.parameters}`);
  }
  assert.equal(Object.keys(exact).length + Object.keys(near).length, presets.length);
});

test('every bill adds up to its total', () => {
  for (const { model } of presets) {
    for (const training of [false, true]) {
      const state: State = { ...start, ...model, training, type: 'bfloat16', batch: 2 };
      const result = compute(state);
      const { cost } = result;
      const sum = (lines: readonly { amount: number }[]) => lines.reduce((all, { amount }) => all + amount, 0);
      assert.equal(sum(parameters(state, result, 'zh')), cost.parameters);
      assert.equal(2 * sum(operations(state, result, 'en')), cost.forward_flops);
      const bytes = training ? cost.training_bytes + cost.activation_bytes : cost.weight_bytes + cost.cache_bytes;
      assert.equal(sum(memory(state, result, 'en')), bytes);
    }
  }
});

/** What a formula as it is written comes to. */
const value = (formula: string): number =>
  Number(Function(`return ${formula.replaceAll('×', '*').replaceAll('²', '**2')}`)()); // prettier-ignore

test('a line without biases is just what its formula says', () => {
  for (const name of ['Llama 2 70B', 'Mistral 7B', 'Transformer big']) {
    for (const causal of [true, false]) {
      const state = { ...preset(name), biases: false, causal, batch: 3 };
      const result = compute(state);
      const lines = [
        ...parameters(state, result, 'en'),
        ...operations(state, result, 'en'),
        memory(state, result, 'en')[1]!,
      ];
      for (const { formula, amount, item } of lines)
        if (formula) assert.equal(value(formula), amount, `${name} ${item}`);
    }
  }
});

test("GPT-3's activations: the n×n matrices are seven tenths of what is kept, and FlashAttention keeps none", () => {
  const gpt3: State = { ...preset('GPT-3 175B'), training: true };
  const [all, without] = (['everything', 'without-pairs'] as const).map(
    (kept) => compute({ ...gpt3, kept }).cost.activation_bytes,
  );
  assert.equal(without! / all!, 34 / (34 + 80));
});

test('key heads follow heads while they are as many, and divide them when they are fewer', () => {
  assert.deepEqual(withHeads(start, { heads: 12 }), { heads: 12, kvHeads: 12 });
  assert.deepEqual(withHeads({ ...start, kvHeads: 4 }, { heads: 6 }), { heads: 6, kvHeads: 3 });
  assert.deepEqual(withHeads(start, { kvHeads: 5 }), { heads: 8, kvHeads: 4 });
  assert.deepEqual(withHeads(start, { kvHeads: 99 }), { heads: 8, kvHeads: 8 });
  assert.throws(() => compute({ ...start, kvHeads: 5 }), { code: 'not-a-multiple' });
});

test('the program counts the same', needsNumpy, () => {
  for (const { name } of presets) {
    const state: State = { ...preset(name), type: 'float16', kept: 'layer-inputs', batch: 2 };
    const { cost } = compute(state);
    const names = ['parameters', 'cache_bytes', 'training_bytes', 'activation_bytes', '2 * macs', 'step_flops'];
    const counted = numbersOf(definition.code.numpy!(state, compute(state)), ...names.map((one) => `float(${one})`));
    const { parameters: P, cache_bytes, training_bytes, activation_bytes, forward_flops, step_flops } = cost;
    [P, cache_bytes, training_bytes, activation_bytes, forward_flops, step_flops].forEach((x, k) =>
      assert.ok(Math.abs(counted[k]! / x - 1) < 1e-6, `${name}: ${names[k]} ${counted[k]} ${x}`),
    );
  }
});
