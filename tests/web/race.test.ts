// The race without a browser: what is run in which order, what is left out, pausing, cancelling.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { contenders, definition, schema, type State } from '../../web/src/figures/race/definition.js';
import { Race } from '../../web/src/figures/race/race.js';
import { initialState } from '../../web/src/schema.js';
import type { Lap, Racer } from '../../web/src/training/lap.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;
const short: State = { ...start, longest: '256' };
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Times as the given function of what is asked; laps wait until they are let go where `held` is set. */
function racing(time: (one: Lap) => number, where: Racer['where'] = 'worker', state = short) {
  const [asked, held]: [Lap[], (() => void)[]] = [[], []];
  const on = { hold: false, ended: 0 };
  const racer: Racer = {
    where,
    lap: async (one) => {
      asked.push(one);
      if (on.hold) await new Promise<void>((resolve) => held.push(resolve));
      return time(one);
    },
    end: () => void (on.ended += 1),
  };
  const race = new Race(async () => racer, () => undefined); // prettier-ignore
  race.plan(state, definition.compute(core, state));
  return { race, asked, held, on };
}

test('every contender runs every length, short ones first, and the racer is let go at the end', async () => {
  const { race, asked, on } = racing(({ n }) => n);
  race.start();
  await settled();
  assert.deepEqual(asked, [], 'nothing runs out of sight');
  race.see(true);
  await settled();
  assert.deepEqual(
    asked.map(({ n }) => n),
    [64, 128, 256].flatMap((n) => Array(5).fill(n)),
  );
  assert.deepEqual(
    asked.slice(0, 5).map(({ contender }) => contender),
    [...contenders],
  );
  assert.deepEqual([race.phase, race.left, on.ended], ['done', 0, 1]);
  assert.deepEqual(race.times.lstm, [[64, 64], [128, 128], [256, 256]]); // prettier-ignore
});

test('a page that works itself leaves out what would hold it up, and everything longer of that kind', async () => {
  const { race } = racing(({ contender, n }) => (contender === 'plain' ? n / 2 : 1), 'page');
  race.see(true);
  race.start();
  await settled();
  assert.deepEqual(race.times.plain, [[64, 32]]);
  assert.equal(race.times.linear.length, 3);
  assert.deepEqual([race.phase, race.left], ['done', 2]);
});

test('paused, it finishes its lap and waits; going on, it repeats nothing', async () => {
  const { race, asked, held, on } = racing(() => 1);
  on.hold = true;
  race.see(true);
  race.start();
  await settled();
  race.pause();
  held.pop()!();
  await settled();
  assert.deepEqual([asked.length, race.isWanted, race.phase], [1, false, 'running']);
  on.hold = false;
  race.start();
  await settled();
  assert.deepEqual([asked.length, race.phase], [15, 'done']);
});

test('cancelled or given another plan, it ends the racer at once and forgets; a late answer does not count', async () => {
  for (const stop of [
    (race: Race) => race.cancel(),
    (race: Race) => race.plan(start, definition.compute(core, start)),
  ]) {
    const { race, held, on } = racing(() => 1);
    on.hold = true;
    race.see(true);
    race.start();
    await settled();
    stop(race);
    held.pop()!();
    await settled();
    assert.deepEqual([race.phase, race.hasBegun, race.isWanted, on.ended], ['ready', false, false, 1]);
  }
});

test('a racer that breaks is lost, and may be started again', async () => {
  let broken = true;
  const { race } = racing(() => {
    if (broken) throw new Error('out of memory');
    return 1;
  });
  race.see(true);
  race.start();
  await settled();
  assert.equal(race.phase, 'lost');
  broken = false;
  race.start();
  await settled();
  assert.equal(race.phase, 'done');
});
