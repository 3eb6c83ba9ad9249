// The four scores on the same data, sizes that belong together, links and explanations, on the core that the page loads.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CoreError } from '../../web/src/core.js';
import type { Shown } from '../../web/src/editing.js';
import {
  definition,
  type Result,
  type Scored,
  type State,
} from '../../web/src/figures/additive-attention/definition.js';
import { explain } from '../../web/src/figures/additive-attention/explain.js';
import { movedPoint, withMatrix, type Input } from '../../web/src/figures/additive-attention/linked-sizes.js';
import { kinds, type Kind } from '../../web/src/figures/additive-attention/kinds.js';
import { linksOf } from '../../web/src/figures/additive-attention/links.js';
import type { Part } from '../../web/src/figures/additive-attention/parts.js';
import { matrix, resized, rowsOf, type Matrix } from '../../web/src/matrix.js';
import { initialState, readState } from '../../web/src/schema.js';
import { loadNodeCore } from '../../web/build/node-core.js';

const core = await loadNodeCore();
const start = initialState(definition.schema);
const shown = (change: Partial<State> = {}): Shown<State, Result> => {
  const state = { ...start, ...change };
  return { state, result: definition.compute(core, state) };
};
const rounded = (m: Matrix) => rowsOf(m).map((row) => row.map((x) => Number(x.toFixed(3))));
const scored = ({ scored }: Result, kind: Kind) => scored[kind] as Scored;

test('every step of the additive score, by hand', () => {
  const { scores, weights, context, sums } = shown().result.additive;
  assert.deepEqual(rounded(scores.query_part), [[1, 1]]);
  assert.deepEqual(rounded(scores.key_part), [[1, 0], [0, -1], [1, -1]]); // prettier-ignore
  assert.deepEqual(rounded(scores.hidden), [[0.964, 0.762], [0.762, 0], [0.964, 0]]); // prettier-ignore
  assert.deepEqual(rounded(scores.values), [[2.487, 0.762, 0.964]]);
  assert.deepEqual(rounded(weights), [[0.716, 0.128, 0.156]]);
  assert.deepEqual([rounded(context), rounded(sums)], [[[0.872, 0.284]], [[1]]]);
});

test('each score prefers another state; concat is additive to the last bit', () => {
  const { result } = shown();
  const best = kinds.map((kind) => {
    const [row = []] = rowsOf(scored(result, kind).weights);
    return row.indexOf(Math.max(...row)) + 1;
  });
  assert.deepEqual(best, [1, 3, 2, 1]);
  assert.deepEqual(scored(result, 'concat'), result.additive);
  assert.deepEqual(rounded(scored(result, 'dot').scores.values), [[2, 1, 3]]);
  assert.deepEqual(rounded(scored(result, 'general').scores.values), [[-1, 2, 1]]);
});

test('a query ten times as large: dot grows tenfold, additive runs into its ceiling', () => {
  const { result } = shown({ s: movedPoint(start.s, 'times')! });
  assert.deepEqual(rounded(scored(result, 'dot').scores.values), [[20, 10, 30]]);
  assert.deepEqual(rounded(result.additive.scores.values), [[3, 3, 3]]);
  assert.deepEqual(rounded(result.additive.weights), [[0.333, 0.333, 0.333]]);
  assert.deepEqual(kinds.map((kind) => scored(result, kind).bound), [3, Infinity, Infinity, 3]); // prettier-ignore
});

test('the point moves back exactly, and stays where a number would be lost', () => {
  const s = matrix([[0.3, -7, 0, 1e-7]]);
  assert.deepEqual(movedPoint(movedPoint(s, 'times')!, 'over'), s);
  assert.equal(movedPoint(matrix([[1e38, 1]]), 'times'), undefined);
  assert.equal(movedPoint(matrix([[1e-45]]), 'over'), undefined);
});

test('where dot does not fit, its fault is told in the figure’s letters and the others go on', () => {
  const wide = withMatrix(start, 's', resized(start.s, 1, 3));
  const { result } = shown(wide);
  const dot = result.scored.dot as CoreError;
  assert.deepEqual([dot.code, ...dot.args.slice(1)], ['columns-differ', 's', '(1, 3)', 'h', '(3, 2)']);
  assert.deepEqual(rounded(scored(result, 'concat').weights), [[0.716, 0.128, 0.156]]);
  assert.match(definition.summary(wide, result, 'en'), /dot s \(1, 3\) and h \(3, 2\) need the same number of columns/);
  assert.ok(shown({ W: matrix([[1]]) }).result.scored.general instanceof CoreError);
});

test('what additive cannot do is the whole figure’s fault', () => {
  assert.throws(() => shown({ W_s: matrix([[1, 1, 1]]) }), { code: 'columns-differ', args: ['attention_scores', 'W_s', '(1, 3)', 's', '(1, 2)'] }); // prettier-ignore
  const tall = Array(17).fill('1 1').join('; ');
  assert.throws(() => readState(definition.schema, (name) => (name === 'h' ? tall : null)), { code: 'too-many-rows', field: 'h' }); // prettier-ignore
});

test('a matrix that grows takes along what shares its dimension', () => {
  const shapes = (name: Exclude<Input, 'joined'>, rows: number, cols: number) =>
    Object.values(withMatrix(start, name, resized(start[name], rows, cols)))
      .map((m: Matrix) => `${m.rows}×${m.cols}`)
      .join(' ');
  assert.equal(shapes('s', 2, 3), '2×3 3×2 2×3 2×2 1×2 3×2');
  assert.equal(shapes('h', 4, 1), '1×2 4×1 2×2 2×1 1×2 2×1');
  assert.equal(shapes('W_s', 3, 1), '1×1 3×2 3×1 3×2 1×3 1×2');
  assert.equal(shapes('W_h', 1, 3), '1×2 3×3 1×2 1×3 1×1 2×3');
  assert.equal(shapes('v', 1, 4), '1×2 3×2 4×2 4×2 1×4 2×2');
  assert.equal(shapes('W', 1, 3), '1×1 3×3 2×1 2×3 1×2 1×3');
});

test('concat’s matrix is W_s and W_h: an edit of it is an edit of them', () => {
  const { state, result } = shown(withMatrix(start, 'joined', matrix([[5, -1, 1, 0], [0, 1, 7, -1]]))); // prettier-ignore
  assert.deepEqual(rowsOf(state.W_s), [[5, -1], [0, 1]]); // prettier-ignore
  assert.deepEqual(rowsOf(state.W_h), [[1, 0], [7, -1]]); // prettier-ignore
  assert.deepEqual(scored(result, 'concat'), result.additive);
});

const told = (part: Part, row: number, column: number, change: Partial<State> = {}) =>
  explain(core, shown(change), { part, row, column }, 'en')
    .expression.map((piece) => (typeof piece === 'string' ? piece : 'exponent' in piece ? '^' : piece.text))
    .join('');

test('each cell is explained by the arithmetic that made it', () => {
  assert.equal(told('query_part', 0, 0), '2 × 1 + 1 × (−1) = 1');
  assert.equal(told('key_part', 2, 1), '1 × 0 + 1 × (−1) = −1');
  assert.equal(told('hidden', 1, 1), 'tanh(1 + (−1)) = 0');
  assert.equal(told('additive-scores', 0, 0), '1 × 0.964028 + 2 × 0.761594 = 2.487216');
  assert.equal(told('dot-scores', 0, 2), '2 × 1 + 1 × 1 = 3');
  assert.equal(told('general-scores', 0, 0), '(−1) × 1 + 2 × 0 = −1');
  assert.match(told('dot-weights', 0, 2), /÷ \(0\.367879 \+ 0\.135335 \+ 1\) = 1 ÷ 1\.503215 = 0\.665241$/);
  assert.match(told('concat-context', 0, 1), /^0\.716292 × 0 \+ 0\.\d+ × 1 \+ 0\.\d+ × 1 = 0\.283708$/);
  assert.equal(told('joined', 0, 1), '−1');
});

test('with two queries a row of tanh is a pair', () => {
  const two = { s: matrix([[2, 1], [0, -1]]) }; // prettier-ignore
  assert.equal(told('hidden', 4, 1, two), 'tanh(−1 + (−1)) = −0.964028');
  const links = linksOf({ part: 'additive-scores', row: 1, column: 2 }, shown(two));
  assert.deepEqual(links.hidden, [{ row: 5 }]);
  assert.deepEqual(linksOf({ part: 'hidden', row: 5, column: 0 }, shown(two)).key_part, [{ row: 2, column: 0 }]);
  assert.deepEqual(linksOf({ part: 'joined', row: 1, column: 3 }, shown()).W_h, [{ row: 1, column: 1 }]);
});
