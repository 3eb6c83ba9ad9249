// What the two courtrooms plan and how they examine; on the core's own trainer.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { type Core } from '../../web/src/core.js';
import { definition, schema, sides, type State } from '../../web/src/figures/courtrooms/definition.js';
import { shareText } from '../../web/src/figures/courtrooms/text.js';
import { examine, meanOf } from '../../web/src/figures/courtrooms/trial.js';
import { initialState } from '../../web/src/schema.js';
import { changed } from '../../web/src/training/changed.js';
import { localTrainer } from '../../web/src/training/local-trainer.js';

let core: Core;
before(async () => void (core = await loadNodeCore()));

const start = initialState<State>(schema);
const compute = (change: Partial<State>) => definition.compute(core, { ...start, ...change });
const open = (steps: number) => {
  const trainer = new core.Trainer!({ task: 'reverse', hidden: 16, embedding: 8, highest: 3, seed: 2 });
  trainer.step(steps);
  return trainer;
};

test('both networks live by the same seed, steps and rate', () => {
  const { translator, classifier } = compute({ seed: 5 }).configs;
  assert.deepEqual(
    { ...translator, task: '', lowest: 0, highest: 0 },
    { ...classifier, task: '', lowest: 0, highest: 0 },
  );
  assert.equal(translator.seed, 5);
});

test('an empty sentence is an example that its task has an answer to, a foreign word is refused', () => {
  const { words } = compute({});
  for (const side of sides) assert.deepEqual(compute({ [side]: words[side].join('') }).words[side], words[side]);
  assert.throws(() => compute({ classifier: '这部电影 boring' }), { code: 'unknown-word' });
});

test('a bet is a whole percentage or none, and comes back from the address', () => {
  const { parse, format } = schema.guessClassifier;
  assert.deepEqual(['', '0', '97'].map(parse), [undefined, 0, 97]);
  assert.deepEqual([undefined, 0, 97].map(format), ['', '0', '97']);
  assert.throws(() => parse('101'), { code: 'number-out-of-range' });
});

test('an examination is the mean over the lengths, of five permutations, and leaves the weights as learned', async () => {
  const [trainer, twin] = [open(150), open(150)];
  const exact = (length: number) => twin.evaluate(length, 100).exact_match;
  const { learned, permute, flatten, harden } = await examine([2, 3])(localTrainer(trainer));
  assert.equal(learned[0], (exact(2) + exact(3)) / 2);
  twin.setAttention({ kind: 'permute', seed: 4 });
  assert.equal(permute[3], (exact(2) + exact(3)) / 2);
  twin.setAttention({ kind: 'learned' });
  assert.equal(trainer.evaluate(3, 100).exact_match, exact(3));
  assert.equal(new Set(permute).size > 1, true, 'permutations differ');
  assert.ok(meanOf(permute) < learned[0]! && flatten[0]! < learned[0]! && harden.length === 1);
});

test('no question sees the change of another one, even after one that failed', async () => {
  const trainer = localTrainer(open(150));
  const exact = () => trainer.evaluate(3, 100).then(({ exact_match }) => exact_match);
  const answers = await Promise.all([
    changed(trainer, { kind: 'learned' }, exact),
    changed(trainer, { kind: 'flatten' }, async () => (await exact(), trainer.decode('x'))).catch(() => undefined),
    changed(trainer, { kind: 'learned' }, exact),
  ]);
  assert.equal(answers[0], answers[2]);
  assert.equal(await exact(), answers[0]);
});

test('shares are told with their spread where there is one', () => {
  assert.equal(shareText([0.97, 0.97], 0.97, 'en'), '97%');
  assert.equal(shareText([0.96, 0.98], 0.97, 'en'), '97% (96% to 98%)');
  assert.equal(shareText([0.96, 0.98], 0.97, 'zh'), '97%（96% 到 98%）');
});
