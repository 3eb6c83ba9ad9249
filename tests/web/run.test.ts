// A run of training: slices, measurements, pauses, ends. With the core's own trainer where numbers matter.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { CoreError, type Core, type TrainerConfig } from '../../web/src/core.js';
import { localTrainer } from '../../web/src/training/local-trainer.js';
import type { RemoteTrainer } from '../../web/src/training/protocol.js';
import { Run, type Plan } from '../../web/src/training/run.js';

let core: Core;
before(async () => void (core = await loadNodeCore()));

const config: TrainerConfig = { task: 'reverse', hidden: 8, embedding: 8, batch: 4, highest: 4 };
const plan = (change: Partial<Plan> = {}): Plan => ({
  config,
  steps: 40,
  lengths: [1, 4],
  count: 8,
  often: 4,
  ...change,
});
const open = async (config: TrainerConfig) => localTrainer(new core.Trainer!(config));

/** Once the run says that it is in one of these phases. */
function until(run: () => Run, ...phases: readonly Run['phase'][]): () => void {
  return () => {
    if (phases.includes(run().phase)) finish();
  };
}
let finish = () => {};
const finished = () => new Promise<void>((resolve) => (finish = resolve));

test('a run takes all its steps, measures at every part of the way, and is done', async () => {
  const run: Run = new Run(
    plan(),
    open,
    until(() => run, 'done', 'lost'),
  );
  const over = finished();
  run.start();
  await over;
  assert.equal(run.phase, 'done');
  assert.equal(run.steps, 40);
  assert.deepEqual(
    run.milestones.map(({ step }) => step),
    [10, 20, 30, 40],
  );
  const [first] = run.milestones;
  assert.deepEqual(
    first!.evaluations.map(({ length, count }) => [length, count]),
    [
      [1, 8],
      [4, 8],
    ],
  );
  assert.ok(run.losses.every(([, loss]) => Number.isFinite(loss)));
  assert.ok(run.stepsPerSecond > 0);
  run.end();
});

test('slices of another size come to the same numbers', async () => {
  const losses = async (slow: boolean) => {
    const opened = async (config: TrainerConfig): Promise<RemoteTrainer> => {
      const trainer = await open(config);
      const wait = () => new Promise((resolve) => setTimeout(resolve, 30));
      return slow ? { ...trainer, step: async (k) => (await wait(), trainer.step(k)) } : trainer;
    };
    const run: Run = new Run(
      plan(),
      opened,
      until(() => run, 'done', 'lost'),
    );
    const over = finished();
    run.start();
    await over;
    run.end();
    return run.milestones.map(({ evaluations }) => evaluations.map((one) => one.token_accuracy));
  };
  assert.deepEqual(await losses(true), await losses(false));
});

test('a pause stops after the slice, and the run goes on from there', async () => {
  let once = true;
  const run: Run = new Run(plan({ steps: 10_000 }), open, () => {
    if (once && run.phase === 'running' && run.steps > 0) run.pause();
    if (run.phase === 'paused') finish();
  });
  const paused = finished();
  run.start();
  await paused;
  await new Promise((resolve) => setTimeout(resolve, 60));
  const { steps } = run;
  assert.ok(steps > 0 && steps < 10_000, String(steps));
  await new Promise((resolve) => setTimeout(resolve, 60));
  assert.equal(run.steps, steps);
  once = false;
  run.start();
  await new Promise((resolve) => setTimeout(resolve, 60));
  assert.ok(run.steps > steps);
  run.end();
});

test('a run that diverges says so and stops', async () => {
  const wild = { ...config, optimiser: 'sgd', learning_rate: 1e30, clip: 0 } as const;
  const run: Run = new Run(
    plan({ config: wild }),
    open,
    until(() => run, 'done', 'diverged', 'lost'),
  );
  const over = finished();
  run.start();
  await over;
  assert.equal(run.phase, 'diverged');
  assert.ok(run.steps < 40);
  run.end();
});

test('settings that the core refuses come back as its error', async () => {
  const run: Run = new Run(
    plan({ config: { ...config, hidden: 0 } }),
    open,
    until(() => run, 'done', 'lost'),
  );
  const over = finished();
  run.start();
  await over;
  assert.equal(run.phase, 'lost');
  assert.ok(run.fault instanceof CoreError);
  assert.equal(run.fault.code, 'not-in-range');
});

test('an ended run says nothing more', async () => {
  let told = 0;
  const run = new Run(plan({ steps: 10_000 }), open, () => (told += 1));
  run.start();
  await new Promise((resolve) => setTimeout(resolve, 100));
  run.end();
  const before = told;
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(told, before);
  assert.notEqual(run.phase, 'lost');
});
