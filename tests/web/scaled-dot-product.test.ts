// The figure's computation, explanations and links, on the same core that the page loads.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Shown } from '../../web/src/editing.js';
import { definition, type Result, type State } from '../../web/src/figures/scaled-dot-product/definition.js';
import { explain } from '../../web/src/figures/scaled-dot-product/explain.js';
import { withMatrix } from '../../web/src/figures/scaled-dot-product/linked-sizes.js';
import { linksOf } from '../../web/src/figures/scaled-dot-product/links.js';
import type { Part } from '../../web/src/figures/scaled-dot-product/parts.js';
import { allVisible, filled, matrix, resized, rowsOf, toggled, type Matrix } from '../../web/src/matrix.js';
import { initialState } from '../../web/src/schema.js';
import { loadNodeCore } from '../../web/build/node-core.js';

const core = await loadNodeCore();
const example = initialState(definition.schema);
const shown = (change: Partial<State> = {}): Shown<State, Result> => {
  const state = { ...example, ...change };
  return { state, result: definition.compute(core, state) };
};
const rounded = (m: Matrix) => rowsOf(m).map((row) => row.map((x) => Number(x.toFixed(6))));
const hidden = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.reduce((mask, [i, j]) => toggled(mask, i, j), allVisible(1, 3));

test('it opens on the chapter’s first example, with every step', () => {
  const { products, attention, softmax, sums } = shown().result;
  assert.deepEqual(rounded(products), [[1, 0, 1]]);
  assert.deepEqual(rounded(attention.scores), [[0.707107, 0, 0.707107]]);
  assert.deepEqual(rounded(softmax.exponentials), [[1, 0.493069, 1]]);
  assert.deepEqual(rounded(attention.weights), [[0.401112, 0.197776, 0.401112]]);
  assert.deepEqual(rounded(softmax.weights), rounded(attention.weights));
  assert.deepEqual(rounded(attention.context), [[6.016681, 5.961077]]);
  assert.deepEqual(rounded(sums), [[1]]);
});

test('without the scale the scores are the products; a low temperature sharpens', () => {
  assert.deepEqual(rounded(shown({ scale: false }).result.attention.scores), [[1, 0, 1]]);
  const { weights } = shown({ temperature: 0.1 }).result.attention;
  assert.deepEqual(rounded(weights), [[0.499788, 0.000424, 0.499788]]);
});

test('a hidden key has weight 0; a row that sees none is 0 and adds up to 0', () => {
  assert.deepEqual(rounded(shown({ mask: hidden([0, 1]) }).result.attention.weights), [[0.5, 0, 0.5]]);
  const { attention, sums } = shown({ mask: hidden([0, 0], [0, 1], [0, 2]) }).result;
  assert.deepEqual(
    [rounded(attention.weights), rounded(attention.context), rounded(sums)],
    [[[0, 0, 0]], [[0, 0]], [[0]]],
  );
});

test('shapes that disagree and sizes beyond the limit are refused', () => {
  assert.throws(() => shown({ K: matrix([[1, 0, 0]]) }), { code: 'columns-differ' });
  assert.throws(() => shown({ Q: resized(example.Q, 65, 2) }), { code: 'too-many-rows', args: ['65', '64'] });
  assert.throws(() => shown({ V: resized(example.V, 3, 65) }), { code: 'too-many-columns' });
});

test('a matrix that grows takes along what shares its dimension', () => {
  const masked = { ...example, mask: hidden([0, 1]) };
  const shapes = ({ Q, K, V, mask }: State) =>
    [Q, K, V].map(({ rows, cols }) => [rows, cols]).concat([[mask!.queries, mask!.keys]]);
  const grown = (name: 'Q' | 'K' | 'V', rows: number, cols: number) =>
    withMatrix(masked, name, resized(masked[name], rows, cols));
  assert.deepEqual(shapes(grown('Q', 2, 3)), [
    [2, 3],
    [3, 3],
    [3, 2],
    [2, 3],
  ]);
  assert.deepEqual(shapes(grown('K', 4, 1)), [
    [1, 1],
    [4, 1],
    [4, 2],
    [1, 4],
  ]);
  assert.deepEqual(shapes(grown('V', 2, 5)), [
    [1, 2],
    [2, 2],
    [2, 5],
    [1, 2],
  ]);
  assert.deepEqual([...grown('K', 4, 2).mask!.visible], [1, 0, 1, 1]);
  definition.compute(core, grown('K', 4, 1));
});

const told = (part: Part, row: number, column: number, state: Partial<State> = {}) => {
  const { expression, note = '' } = explain(core, shown(state), { part, row, column }, 'zh');
  return [
    expression
      .map((piece) => (typeof piece === 'string' ? piece : 'exponent' in piece ? `^(${piece.exponent})` : piece.text))
      .join(''),
    note,
  ] as const;
};

test('each cell is explained by the arithmetic that made it', () => {
  assert.equal(told('products', 0, 2)[0], '1 × 1 + 0 × 1 = 1');
  assert.equal(told('scaled', 0, 0)[0], '1 ÷ √2 = 0.707107');
  assert.equal(told('weights', 0, 1)[0], 'e^(0 − 0.707107) ÷ (1 + 0.493069 + 1) = 0.493069 ÷ 2.493069 = 0.197776');
  assert.equal(told('context', 0, 1)[0], '0.401112 × 0 + 0.197776 × 20 + 0.401112 × 5 = 5.961077');
  assert.equal(told('V', 1, 1)[0], '20');
  assert.match(told('scaled', 0, 0, { scale: false })[1], /缩放已关/);
  assert.match(told('weights', 0, 1, { temperature: 2 })[0], /^e\^\(\(0 − 0.707107\) \/ 2\) ÷/);
});

test('what the mask does is explained: one key hidden, every key hidden', () => {
  assert.deepEqual(told('masked', 0, 1, { mask: hidden([0, 1]) }), ['−∞', '已遮住：不参与 softmax，权重恰好是 0。']);
  assert.deepEqual(told('weights', 0, 1, { mask: hidden([0, 1]) })[0], '0');
  assert.match(told('weights', 0, 0, { mask: hidden([0, 0], [0, 1], [0, 2]) })[1], /PyTorch 的 softmax 给 NaN/);
});

test('a long sum shows its beginning and its end', () => {
  const d = 64;
  const Q = filled(1, d, 1);
  const K = filled(3, d, -1);
  const term = '1 × (−1)';
  assert.equal(told('products', 0, 1, { Q, K })[0], `${Array(4).fill(term).join(' + ')} + … + ${term} = −64`);
});

test('a cell marks what made it', () => {
  assert.deepEqual(linksOf({ part: 'products', row: 0, column: 2 }), {
    Q: [{ row: 0 }],
    K: [{ row: 2 }],
    products: [{ row: 0, column: 2 }],
  });
  assert.deepEqual(linksOf({ part: 'context', row: 0, column: 1 }).V, [{ column: 1 }]);
});

test('the summary says the first row', () => {
  const { state, result } = shown();
  assert.equal(definition.summary(state, result, 'en'), 'Row 1: weights 0.401, 0.198, 0.401; context 6.017, 5.961.');
});
