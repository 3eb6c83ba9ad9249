// How long a lap takes, by a clock that is as coarse as a browser's.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Core, Matrix } from '../../web/src/core.js';
import { lap } from '../../web/src/training/lap.js';

const step = 0.1;

/** Time by the clock of a call that takes `first` milliseconds once and `later` ever after, and how many were made. */
function timed(first: number, later: number, slice: number) {
  let [now, calls] = [0, 0];
  const original = performance.now;
  performance.now = () => Math.floor(now / step) * step;
  const nothing: Matrix = { rows: 0, cols: 0, data: new Float32Array(0) };
  const linearAttention = () => {
    now += calls++ === 0 ? first : later;
    return nothing;
  };
  const core = { randomNormal: () => nothing, linearAttention } as unknown as Core;
  try {
    return { time: lap(core, { contender: 'linear', n: 1, d: 1, window: 1, slice }), calls };
  } finally {
    performance.now = original;
  }
}

test('a slow first call hides nothing: the quick ones after it are measured, never as 0', () => {
  const { time } = timed(5, 0.02, 3);
  assert.ok(Math.abs(time - 0.02) < 0.002, String(time));
});

test('a call too short for the clock is made again and again', () => {
  const { time, calls } = timed(0.001, 0.001, 3);
  assert.ok(Math.abs(time - 0.001) < 0.0002, String(time));
  assert.ok(calls > 3 * 3000 && calls < 1_000_000, String(calls));
});

test('a long call is made once', () => {
  assert.deepEqual(timed(500, 500, 12).calls, 1);
});
