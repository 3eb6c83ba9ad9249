// What a chart decides before it draws: numbers as text, ticks, names that do not overlap, where it names its lines.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bytesText, tickText, valueText } from '../../web/src/draw/chart-format.js';
import { layoutOf, nameHeight } from '../../web/src/draw/chart-layout.js';
import { scaleOf, ticksOf } from '../../web/src/draw/chart-scale.js';
import { placesOf, spread, valueAt, type Series } from '../../web/src/draw/chart-series.js';

const lines: readonly Series[] = [
  { name: 'n', hue: 'ink', marker: 'circle', points: [[1, 1], [2, 2], [512, 512]] }, // prettier-ignore
  { name: 'n + 1', hue: 'teal', marker: 'square', points: [[2, 3], [512, 513]] }, // prettier-ignore
];
const [x, y] = [
  { label: 'n', log: 2 },
  { label: 'steps', log: 10, format: 'power' },
] as const;

test('bytes are written in KiB, MiB and GiB, rounded to three digits at most', () => {
  assert.deepEqual([0, 1, 1023, 1024, 67_108_864, 4_718_592, 9_663_676_416].map(bytesText), [
    '0 B',
    '1 B',
    '1023 B',
    '1 KiB',
    '64 MiB',
    '4.5 MiB',
    '9 GiB',
  ]);
});

test('counts are grouped, and beyond a million told by a power of ten', () => {
  assert.deepEqual(
    [0, 511, 2048, 0.25, 536_870_912, 3.3e18].map((value) => valueText(value)),
    ['0', '511', '2,048', '0.25', '5.37×10⁸', '3.3×10¹⁸'],
  );
});

test('powers are written as powers, anything else as it is', () => {
  assert.deepEqual(
    [0.001, 1, 10, 1e12, 20].map((value) => tickText(value, 'power', 10)),
    ['10⁻³', '1', '10', '10¹²', '20'],
  );
  assert.deepEqual(
    [1, 2, 1024].map((value) => tickText(value, 'power', 2)),
    ['1', '2', '2¹⁰'],
  );
});

test('ticks of a logarithmic axis are whole powers, as many as there is room for', () => {
  const scale = scaleOf(x, [2, 512], [0, 100]);
  assert.deepEqual(ticksOf(scale, x, 9), [2, 4, 8, 16, 32, 64, 128, 256, 512]);
  assert.deepEqual(ticksOf(scale, x, 5), [4, 16, 64, 256]);
  assert.deepEqual(ticksOf(scaleOf(y, [3, 80], [0, 100]), y, 9), [5, 10, 20, 50]);
});

test('ticks of bytes are round numbers of their unit', () => {
  const bytes = { label: '', format: 'bytes' } as const;
  const ticks = ticksOf(scaleOf(bytes, [3 * 1024 ** 2], [0, 100]), bytes, 4);
  assert.deepEqual(
    ticks.map((tick) => tickText(tick, 'bytes')),
    ['0 B', '1 MiB', '2 MiB', '3 MiB'],
  );
});

test('a linear axis starts at 0; a logarithmic one leaves out what has no logarithm', () => {
  assert.deepEqual(scaleOf({ label: '' }, [5, 10], [0, 1]).domain(), [0, 10]);
  assert.deepEqual(scaleOf(y, [0, 1, 100], [0, 1]).domain(), [1, 100]);
  assert.deepEqual(scaleOf(y, [], [0, 1]).domain(), [1, 10]);
});

test('values are told where there is a point, and never in between', () => {
  assert.deepEqual(placesOf(lines), [1, 2, 512]);
  assert.deepEqual(
    [1, 2, 3].map((place) => valueAt(lines[1]!, place)),
    [undefined, 3, undefined],
  );
});

test('names keep their order and do not overlap, at the edges too', () => {
  assert.deepEqual(spread([10, 11, 50], 10, 0, 100), [10, 20, 50]);
  assert.deepEqual(spread([99, 98, 0], 10, 0, 100), [100, 90, 0]);
});

test('lines are named at their ends where there is room, below where there is not', () => {
  const wide = layoutOf({ series: lines, x, y }, 800);
  assert.ok(wide.named);
  assert.ok(Math.abs(wide.names[0]! - wide.names[1]!) >= nameHeight);
  assert.ok(wide.right < 740, 'the names have their margin');
  assert.equal(layoutOf({ series: lines, x, y }, 400).named, false);
});

test('a name beside its point takes no room at the edge', () => {
  const right = (beside: Partial<Series>) =>
    layoutOf({ series: lines.map((one) => ({ ...one, ...beside })), x, y }, 800).right;
  assert.equal(right({ beside: 'left' }), 786);
  assert.ok(right({}) < 780);
});
