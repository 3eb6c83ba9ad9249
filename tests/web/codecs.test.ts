// Values as text and back: parse(format(x)) is x, and bad text is refused with its place.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { boolean, choice, mask, matrix, number } from '../../web/src/codecs.js';
import { rowsOf } from '../../web/src/matrix.js';
import { attributeName, initialState, readState, writeState, type Codec } from '../../web/src/schema.js';

const limits = { maxRows: 6, maxCols: 5 };
const size = { rows: fc.integer({ min: 1, max: 6 }), cols: fc.integer({ min: 1, max: 5 }) };

function holds<T>(codec: Codec<T>, values: fc.Arbitrary<T>) {
  fc.assert(fc.property(values, (value) => assert.deepEqual(codec.parse(codec.format(value)), value)));
  assert.deepEqual(codec.parse(codec.format(codec.initial)), codec.initial);
}

test('numbers, choices and booleans survive being written', () => {
  holds(number({ initial: 1, min: -1e6, max: 1e6 }), fc.double({ min: -1e6, max: 1e6, noNaN: true }));
  holds(number({ initial: 2, min: 1, max: 4096, integer: true }), fc.integer({ min: 1, max: 4096 }));
  holds(choice('dot', ['dot', 'general']), fc.constantFrom('dot' as const, 'general' as const));
  holds(boolean(true), fc.boolean());
});

test('matrices of float32 survive being written', () => {
  const float = fc.float({ noNaN: true, noDefaultInfinity: true });
  const matrices = fc
    .record(size)
    .chain(({ rows, cols }) =>
      fc
        .array(float, { minLength: rows * cols, maxLength: rows * cols })
        .map((data) => ({ rows, cols, data: Float32Array.from(data) })),
    );
  holds(matrix('1 0; 0 1', limits), matrices);
});

test('masks survive being written; none is written as nothing', () => {
  const masks = fc
    .record(size)
    .chain(({ rows, cols }) =>
      fc
        .array(fc.constantFrom(0, 1), { minLength: rows * cols, maxLength: rows * cols })
        .map((bits) => ({ queries: rows, keys: cols, visible: Uint8Array.from(bits) })),
    );
  holds(mask(limits), masks);
  assert.equal(mask(limits).format(null), '');
  assert.deepEqual([...mask(limits).parse('1 0 1; 110')!.visible], [1, 0, 1, 1, 1, 0]);
});

test('a matrix is written as a reader would write it', () => {
  const { parse, format } = matrix('0', limits);
  assert.equal(format(parse(' 1,5  0;.1 -2 ')), '1.5 0; 0.1 -2');
  assert.deepEqual(rowsOf(parse('１ 0；0 １')), [
    [1, 0],
    [0, 1],
  ]);
});

const refused: readonly (readonly [Codec<unknown>, string, string])[] = [
  [matrix('0', limits), '1 0; 1', 'ragged'],
  [matrix('0', limits), '1 x', 'not-a-number'],
  [matrix('0', limits), '1 nan', 'not-finite'],
  [matrix('0', limits), '1 2 3 4 5 6', 'too-many-columns'],
  [matrix('0', limits), '1;1;1;1;1;1;1', 'too-many-rows'],
  [matrix('0', limits), '1 0;', 'ragged'],
  [mask(limits), '102', 'not-one-of'],
  [mask(limits), '10; 1', 'ragged'],
  [number({ initial: 1, min: 0, max: 2 }), '3', 'number-out-of-range'],
  [number({ initial: 1, min: 0, max: 9, integer: true }), '1.5', 'not-whole'],
  [choice('a', ['a', 'b']), 'c', 'not-one-of'],
  [boolean(true), 'yes', 'not-one-of'],
];
for (const [codec, text, code] of refused) {
  test(`${JSON.stringify(text)} is refused: ${code}`, () => assert.throws(() => codec.parse(text), { code }));
}

test('a state is read from attributes and only its differences are written', () => {
  const schema = { Q: matrix('1 0', limits), windowSize: number({ initial: 2, min: 1, max: 9 }), W_q: boolean(false) };
  assert.deepEqual(Object.keys(schema).map(attributeName), ['q', 'window-size', 'w-q']);
  const base = initialState(schema);
  assert.deepEqual(writeState(schema, base, base), []);
  const fields = new Map([['window-size', '3']]);
  const state = readState(schema, (name) => fields.get(name) ?? null);
  assert.equal(state.windowSize, 3);
  assert.deepEqual(writeState(schema, state, base), [['window-size', '3']]);
  assert.throws(() => readState(schema, () => 'x'), { code: 'not-a-number', field: 'q' });
});
