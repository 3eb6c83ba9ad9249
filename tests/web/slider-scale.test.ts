// Where values stand on a slider, and which values its arrow keys reach.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { rangeOf, ratioAt, valueAt } from '../../web/src/draw/slider-scale.js';

const temperature = { min: 0.1, max: 10, integer: false };
const length = { min: 1, max: 4096, integer: true };

test('a logarithmic slider has 1 in the middle of 0.1 and 10', () => {
  assert.equal(valueAt(0.5, temperature, true), 1);
  assert.ok(Math.abs(ratioAt(1, temperature, true) - 0.5) < 1e-12);
});

test('its ends are its limits', () => {
  for (const limits of [temperature, length]) {
    for (const isLog of [true, false]) {
      assert.equal(valueAt(0, limits, isLog), limits.min);
      assert.equal(valueAt(1, limits, isLog), limits.max);
    }
  }
});

test('values are short numbers within the limits', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (ratio) => {
      const value = valueAt(ratio, temperature, true);
      assert.ok(value >= 0.1 && value <= 10 && value === Number(value.toPrecision(2)));
      assert.ok(Number.isInteger(valueAt(ratio, length, true)));
    }),
  );
});

test('each press of an arrow key moves a ratio on', () => {
  const { max } = rangeOf(temperature, true);
  const values = Array.from({ length: max + 1 }, (_, k) => valueAt(k / max, temperature, true));
  values.slice(1).forEach((value, k) => assert.ok(value > values[k]!, `${values[k]} to ${value}`));
});
