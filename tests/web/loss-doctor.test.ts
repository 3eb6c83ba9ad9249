// The patients of the loss clinic are ill as announced, over three seeds, and what the hints say cures them.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { type Core } from '../../web/src/core.js';
import { definition, schema, type State } from '../../web/src/figures/loss-doctor/definition.js';
import { ailments, type Ailment } from '../../web/src/figures/loss-doctor/presets.js';
import { Recorded, span, type Finding } from '../../web/src/figures/loss-doctor/record.js';
import { initialState } from '../../web/src/schema.js';

let core: Core;
before(async () => void (core = await loadNodeCore()));

const start = initialState<State>(schema);
function trained(change: Partial<State>): Recorded {
  const state = { ...start, steps: 200, ...change };
  const trainer = new core.Trainer!(definition.compute(core, state).config);
  const recorded = new Recorded(state.steps, state.clip);
  recorded.note(trainer.step(state.steps));
  trainer.delete();
  return recorded;
}
const findings = (change: Partial<State>): Finding[] => [1, 2, 3].map((seed) => trained({ ...change, seed }).finding);
const all = (finding: Finding) => [finding, finding, finding];

test('the settings at the start are sound', () => assert.deepEqual(findings({}), all('falls')));

const cures: Readonly<Record<Ailment, readonly [ill: Finding, cure: Partial<State>]>> = {
  oscillation: ['oscillates', { rate: ailments.oscillation.rate / 5 }],
  decay: ['stays', { decay: 0 }],
  labels: ['stays', { noise: 0 }],
  explosion: ['diverged', { rate: ailments.explosion.rate / 8 }],
};
for (const [ailment, [ill, cure]] of Object.entries(cures) as [Ailment, (typeof cures)[Ailment]][]) {
  test(`${ailment}: ${ill} over three seeds, and is cured`, () => {
    assert.deepEqual(findings(ailments[ailment]), all(ill));
    assert.deepEqual(findings({ ...ailments[ailment], ...cure }), all('falls'));
  });
}

test('the decay that stops Adam with L2 does not stop AdamW', () => {
  assert.deepEqual(findings({ ...ailments.decay, optimiser: 'adamw' }), all('falls'));
});

test('clipping before the explosion prevents it', () => {
  for (const finding of findings({ ...ailments.explosion, clip: 1 })) assert.notEqual(finding, 'diverged');
});

test('a mean stands at the end of each span, and only where the span is full', () => {
  const recorded = new Recorded(130, 0);
  const losses = Array.from({ length: 130 }, (_, k) => k);
  recorded.note({ losses, gradient_norms: losses, diverged: false } as never);
  assert.deepEqual(recorded.means, [
    [span, 24.5],
    [2 * span, 74.5],
  ]);
  assert.deepEqual(recorded.recent, { mean: 104.5, least: 80, most: 129 });
});
