// What is told of a race, and the laps and formulas that it rests on.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { contenders, definition, schema, type State } from '../../web/src/figures/race/definition.js';
import type { Times } from '../../web/src/figures/race/race.js';
import { crossing, outcome } from '../../web/src/figures/race/text.js';
import { initialState } from '../../web/src/schema.js';
import { lap } from '../../web/src/training/lap.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;

const timesOf = (flash: (n: number) => number): Times => {
  const points = (time: (n: number) => number) => [64, 256, 1024].map((n) => [n, time(n)] as const);
  return { plain: [], windowed: [], linear: [], flash: points(flash), lstm: points((n) => 100 * n) };
};

test('the crossing is told where it is, and where there is none', () => {
  assert.ok(
    Math.abs(
      crossing(
        core,
        timesOf((n) => n * n),
        'flash',
        'lstm',
      ) - 100,
    ) < 0.01,
  );
  assert.match(
    outcome(
      core,
      start,
      timesOf((n) => n * n),
      'zh',
    ),
    /大约从 n = 100 起.*n = 4d = 256 打平/,
  );
  assert.match(
    outcome(
      core,
      start,
      timesOf((n) => n),
      'en',
    ),
    /Up to n = 1,024.*no slower/,
  );
  assert.match(
    outcome(
      core,
      start,
      timesOf((n) => 200 * n),
      'en',
    ),
    /From the shortest, n = 64, on/,
  );
});

test('a lap takes time, for every contender, and costs are the formulas’', () => {
  for (const contender of contenders)
    assert.ok(lap(core, { contender, n: 32, d: 8, window: 4, slice: 0.2 }) > 0, contender);
  const { lengths, costs } = definition.compute(core, start);
  assert.deepEqual([lengths[0], lengths.at(-1), lengths.length], [64, 4096, 7]);
  assert.deepEqual([costs.plain[0]!.macs, costs.lstm[0]!.macs], [2 * 64 ** 3, 8 * 64 ** 3]);
});
