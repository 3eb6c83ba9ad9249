// Whether the Transformer was cheaper, pair by pair: the verdicts that the chapter draws from the paper's table.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { definition, schema, type State } from '../../web/src/figures/bleu-flops/definition.js';
import { others, ours, systems } from '../../web/src/figures/bleu-flops/systems.js';
import { initialState } from '../../web/src/schema.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;
const compute = (change: Partial<State>) => definition.compute(core, { ...start, ...change });

test('base was cheaper than every other; big than the ensembles only', () => {
  const cheaper = (one: State['ours']) => others.filter((other) => compute({ ours: one, other }).verdict === 'cheaper');
  assert.deepEqual(cheaper('base'), [...others]);
  assert.deepEqual(cheaper('big'), ['gnmt-ensemble', 'convs2s-ensemble']);
  assert.equal(compute({ ours: 'big', other: 'gnmt' }).verdict, 'as-dear');
  assert.equal(compute({ ours: 'big', other: 'convs2s' }).verdict, 'dearer');
});

test('both scored higher than all of them', () => {
  for (const one of ours) for (const other of others) assert.ok(compute({ ours: one, other }).gain > 0.5);
});

test('a seventh and 2.7 points; an eighth; the same and 3.8 points', () => {
  const told = (ours: State['ours'], other: State['other']) => {
    const state = { ...start, ours, other, answer: 'cheaper' } as const;
    return definition.summary(state, definition.compute(core, state), 'en');
  };
  assert.equal(
    told('base', 'gnmt'),
    'You are right. 3.3×10¹⁸ against 2.3×10¹⁹ FLOPs: it took 7 times fewer operations, and scored 2.7 BLEU more.',
  );
  assert.match(told('big', 'gnmt-ensemble'), /7\.8 times fewer/);
  assert.match(told('big', 'gnmt'), /^Look again\. .* as many operations, and scored 3\.8/);
});

test('the verdict waits for an answer, and either answer can be right', () => {
  assert.equal(compute({}).isRight, undefined);
  assert.equal(compute({ answer: 'not-cheaper' }).isRight, false);
  assert.equal(compute({ ours: 'big', answer: 'not-cheaper' }).isRight, true);
});

test('big: 3.5 days of 8 GPUs at 9.5 TFLOPS, as the paper reckons', () => {
  assert.ok(Math.abs((3.5 * 86400 * 8 * 9.5e12) / systems.big.flops - 1) < 0.01);
});
