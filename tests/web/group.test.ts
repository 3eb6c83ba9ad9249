// Runs in a group: trained together while they are wanted and seen; what is asked for again stays.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { type Core, type TrainerConfig } from '../../web/src/core.js';
import { Group } from '../../web/src/training/group.js';
import { localTrainer } from '../../web/src/training/local-trainer.js';
import type { Plan } from '../../web/src/training/run.js';

let core: Core;
before(async () => void (core = await loadNodeCore()));

const plan = (seed: number, steps = 8): Plan => ({
  config: { task: 'copy', hidden: 8, embedding: 8, batch: 4, highest: 3, seed },
  steps,
  lengths: [],
  count: 0,
  often: 4,
});
const open = async (config: TrainerConfig) => localTrainer(new core.Trainer!(config));
const moment = (milliseconds = 60) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A group on the screen, and a wait until all its runs are over. */
function shown(...plans: readonly Plan[]) {
  let tell = () => {};
  const group = new Group(open, () => group.isOver && tell());
  group.see(true);
  group.plan(plans);
  const over = () => new Promise<void>((resolve) => (tell = resolve));
  return { group, over };
}

test('both are trained to their end, and then the group is at rest', async () => {
  const { group, over } = shown(plan(1), plan(2));
  assert.equal(group.hasBegun, false);
  const end = over();
  group.start();
  assert.equal(group.isRunning, true);
  await end;
  assert.deepEqual(
    group.runs.map(({ phase, steps }) => [phase, steps]),
    [
      ['done', 8],
      ['done', 8],
    ],
  );
  assert.equal(group.isRunning, false);
  group.end();
});

test('what is asked for again stays, what is new waits to be started', async () => {
  const { group, over } = shown(plan(1), plan(2));
  const end = over();
  group.start();
  await end;
  const [first] = group.runs;
  group.plan([plan(1), plan(3)]);
  assert.equal(group.runs[0], first);
  assert.equal(group.runs[1]!.phase, 'ready');
  assert.equal(group.isOver, false);
  await moment();
  assert.equal(group.runs[1]!.steps, 0);
  group.end();
});

test('out of sight nothing is trained, and back in sight it goes on', async () => {
  const { group } = shown(plan(1, 100_000));
  const steps = () => group.runs[0]!.steps;
  group.start();
  await moment(150);
  group.see(false);
  await moment();
  const before = steps();
  assert.ok(before > 0);
  await moment();
  assert.equal(steps(), before);
  assert.equal(group.isRunning, true, 'still wanted');
  group.see(true);
  await moment(150);
  assert.ok(steps() > before);
  group.end();
});
