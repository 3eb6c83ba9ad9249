// Numbers as people write them: the value or a refusal, never another number.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { exactText, formatNumber, parseCell, parseNumber } from '../../web/src/parse-number.js';
import { InputError } from '../../web/src/schema.js';

const read: Readonly<Record<string, number>> = {
  '1': 1,
  '-2': -2,
  '+3': 3,
  '1.5': 1.5,
  '1,5': 1.5,
  '.5': 0.5,
  ',5': 0.5,
  '1.': 1,
  '990.06': 990.06,
  '0.707': 0.707,
  '0,707': 0.707,
  '1.234': 1.234,
  '1234,567': 1234.567,
  '1.234,5': 1234.5,
  '1,234.5': 1234.5,
  '1.234.567': 1234567,
  '1,234,567': 1234567,
  '1.234.567,89': 1234567.89,
  '1 234,5': 1234.5,
  '1\u00a0234,5': 1234.5,
  '1\u2009234,5': 1234.5,
  '1\u202f234.5': 1234.5,
  "1'234.5": 1234.5,
  '1’234': 1234,
  '１．５': 1.5,
  '－１，５': -1.5,
  '1。5': 1.5,
  '−2': -2,
  '− 2': -2,
  '1e-3': 0.001,
  '1e−3': 0.001,
  '2.5E4': 25000,
  '  7  ': 7,
  '-0': -0,
};
for (const [text, value] of Object.entries(read)) {
  test(`${JSON.stringify(text)} is ${value}`, () => assert.ok(Object.is(parseNumber(text), value)));
}

const refused: Readonly<Record<string, readonly [code: string, ...args: string[]]>> = {
  '': ['empty'],
  '  ': ['empty'],
  '1,234': ['ambiguous-number', '1,234', '1234', '1.234'],
  '12，345': ['ambiguous-number', '12，345', '12345', '12.345'],
  '∞': ['not-finite', '∞'],
  '-inf': ['not-finite', '-inf'],
  nan: ['not-finite', 'nan'],
  Infinity: ['not-finite', 'Infinity'],
  '1e999': ['not-finite', '1e999'],
  abc: ['not-a-number', 'abc'],
  '-': ['not-a-number', '-'],
  '.': ['not-a-number', '.'],
  ',': ['not-a-number', ','],
  '1,': ['not-a-number', '1,'],
  '1.2.3': ['not-a-number', '1.2.3'],
  '1,23,456': ['not-a-number', '1,23,456'],
  '12..5': ['not-a-number', '12..5'],
  '1.234,5,6': ['not-a-number', '1.234,5,6'],
  '1 2': ['not-a-number', '1 2'],
  '1-2': ['not-a-number', '1-2'],
  '1/2': ['not-a-number', '1/2'],
  '50%': ['not-a-number', '50%'],
  '0x10': ['not-a-number', '0x10'],
  '1e': ['not-a-number', '1e'],
};
for (const [text, [code, ...args]] of Object.entries(refused)) {
  test(`${JSON.stringify(text)} is refused: ${code}`, () => {
    assert.throws(
      () => parseNumber(text),
      (error) => error instanceof InputError && error.code === code && error.args.join('|') === args.join('|'),
    );
  });
}

test('a cell holds what float32 holds, and refuses what it cannot', () => {
  assert.equal(parseCell('0.1'), Math.fround(0.1));
  assert.throws(() => parseCell('1e39'), { code: 'not-finite' });
});

test('whatever is read from any text is what JavaScript reads, or came with a mark that it does not know', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.-+e') }), (text) => {
      let value: number;
      try {
        value = parseNumber(text);
      } catch (error) {
        return error instanceof InputError;
      }
      return (text.match(/\./g) ?? []).length > 1 || Object.is(value, Number(text));
    }),
    { numRuns: 2000 },
  );
});

test('the exact text of a float32 is that float32 again, and short', () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (x) => {
      const text = exactText(x);
      assert.ok(Object.is(parseCell(text), x));
      assert.ok(Number(text) === Number(Number(text).toPrecision(9)), text);
    }),
  );
  assert.equal(exactText(Math.fround(0.1)), '0.1');
  assert.equal(exactText(Math.fround(1 / 3)), '0.33333334');
});

test('what is shown keeps zeros only where something was rounded, and is 0 only for 0', () => {
  const shown = [0, -0, 10, 0.5, -2, Math.fround(0.1), 0.40111, 1e-9, -1e-9, 12345678, NaN, Infinity, -Infinity];
  assert.deepEqual(
    shown.map((x) => formatNumber(x)),
    ['0', '0', '10', '0.5', '−2', '0.1', '0.401', '1.0e−9', '−1.0e−9', '1.2e7', 'NaN', '∞', '−∞'],
  );
  assert.equal(formatNumber(0.39996), '0.400');
  assert.equal(formatNumber(6.0166807, 6), '6.016681');
});
