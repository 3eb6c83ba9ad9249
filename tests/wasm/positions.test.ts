// A position is a sum that 32 bits need not hold: the module's whole numbers end at 2³¹ - 1.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { full } from './modules.ts';

test('positions go on beyond the largest whole number of 32 bits', () => {
  const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-6, `${a} and not ${b}`);
  const [first, second] = [2 ** 31 - 1, 2 ** 31];
  const { cos, sin } = full.rotaryTable(2, 2, first, 10000);
  const waves = full.sinusoidalPositions(2, 2, first, 10000).data;
  near(sin.data[0]!, Math.sin(first));
  near(sin.data[1]!, Math.sin(second));
  near(cos.data[1]!, Math.cos(second));
  near(waves[2]!, Math.sin(second));
  near(waves[3]!, Math.cos(second));
});
