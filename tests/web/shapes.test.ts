// The shapes of torch.nn's layers as the figure has them: its cases, its words for PyTorch's errors, its program.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { cases, isAt, starts } from '../../web/src/figures/shapes/cases.js';
import { called, made } from '../../web/src/figures/shapes/code.js';
import { definition, layers, schema, type State } from '../../web/src/figures/shapes/definition.js';
import { reasonText } from '../../web/src/figures/shapes/text.js';
import { initialState } from '../../web/src/schema.js';

const core = await loadNodeCore();
const compute = (state: State) => definition.compute(core, state);
const named = (layer: State['layer'], name: string): State => cases[layer].find((one) => one.name.en === name)!.state;
const told = (state: State) => definition.summary(state, compute(state), 'en');

test('it opens on the first case of Linear', () => {
  assert.ok(isAt(initialState(schema) as State, cases.linear[0]!.state));
  for (const layer of layers) assert.ok(isAt(starts[layer], cases[layer][0]!.state));
});

test('what fits is told dimension by dimension', () => {
  assert.equal(told(starts.linear), 'Out come output (B 4, T 5, o 64).');
  assert.equal(told(starts.lstm), 'Out come output (B 4, T 5, h 16), h_n (D 1, B 4, h 16), c_n (D 1, B 4, h 16).');
  assert.equal(
    told(named('attention', 'Cross-attention')),
    'Out come attn_output (B 4, T 5, E 16), attn_output_weights (B 4, T 5, S 7).',
  );
});

test('what does not fit is told in PyTorch’s own words, and every such sentence is explained in both languages', () => {
  const errors = layers
    .flatMap((layer) => cases[layer].map(({ state }) => compute(state)))
    .filter(({ error }) => error);
  assert.deepEqual(
    errors.map(({ error_type, error }) => `${error_type}: ${error}`),
    [
      'RuntimeError: mat1 and mat2 shapes cannot be multiplied (20x16 and 32x64)',
      'RuntimeError: input.size(-1) must be equal to input_size. Expected 10, got 12',
      'AssertionError: embed_dim must be divisible by num_heads',
      'AssertionError: was expecting embedding dimension of 16, but got 32',
      "RuntimeError: shape '[4, 10, 8]' is invalid for input of size 448",
    ],
  );
  const reasons = errors.flatMap((shapes) => (['zh', 'en'] as const).map((language) => reasonText(shapes, language)));
  assert.equal(new Set(reasons).size, 10);
  assert.ok(reasons.every((reason) => reason.length > 10));
});

test('a forgotten batch_first is no error, and is told all the same', () => {
  for (const layer of ['lstm', 'attention'] as const) {
    const state = named(layer, 'batch_first forgotten');
    assert.equal(compute(state).error, '');
    assert.match(told(state), /Batch is taken for time\./);
    assert.doesNotMatch(told({ ...state, timeFirst: true }), /taken for time/);
  }
  assert.match(told(named('lstm', 'batch_first forgotten')), /h_n \(D 1, T 5, h 16\)/);
});

test('sizes beyond what the figure takes are refused', () => {
  assert.throws(() => schema.batch.parse('0'), { code: 'number-out-of-range' });
  assert.throws(() => schema.size.parse('1.5'), { code: 'not-whole' });
});

test('the program makes the layer, calls it and prints what comes out', () => {
  const cross = named('attention', 'Cross-attention');
  assert.equal(made(cross), 'nn.MultiheadAttention(16, 2, batch_first=True)');
  assert.equal(called(cross), 'attn_output, attn_output_weights = layer(x, y, y)');
  const program = definition.code.pytorch!(
    { ...starts.lstm, bidirectional: true, timeFirst: true },
    compute(starts.lstm),
  );
  assert.match(program, /x = torch\.randn\(5, 4, 10\) {2}# \(T, B, d\)/);
  assert.match(program, /nn\.LSTM\(10, 16, batch_first=True, bidirectional=True\)\noutput, \(h_n, c_n\) = layer\(x\)/);
  assert.match(program, /for result in output, h_n, c_n:/);
});
