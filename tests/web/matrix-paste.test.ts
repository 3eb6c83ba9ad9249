// What a clipboard may hold, and what becomes of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { parseBlock, pasted, tableText } from '../../web/src/draw/matrix-paste.js';
import { matrix, rowsOf } from '../../web/src/matrix.js';
import { InputError } from '../../web/src/schema.js';

const refused = (text: string, code: string, ...args: string[]) =>
  assert.throws(
    () => parseBlock(text),
    (error) => {
      assert.ok(error instanceof InputError);
      assert.deepEqual([error.code, ...error.args], [code, ...args]);
      return true;
    },
    text,
  );

/** Every text is the block, as float32 holds it. */
const same = (block: number[][], ...texts: string[]) => {
  const held = block.map((row) => row.map(Math.fround));
  for (const text of texts) assert.deepEqual(parseBlock(text), held, JSON.stringify(text));
};

test('spreadsheets part cells by tabs and end with a newline, which is not a row', () => {
  same(
    [
      [1.23456, 2],
      [3, 4],
    ],
    '1.23456\t2\r\n3\t4\r\n',
    '1.23456\t2\n3\t4',
    '1.23456\t2\r3\t4\r\n\r\n',
  );
  same([[1.5, 2]], '1,5\t2');
});

test('NumPy, PyTorch, JSON, MATLAB, LaTeX, CSV and the page’s own notation are read', () => {
  same(
    [
      [1, 2],
      [3, -4.5],
    ],
    '[[1, 2], [3, -4.5]]',
    'array([[ 1. ,  2. ],\n       [ 3. , -4.5]])',
    'Q = np.array([[1, 2], [3, -4.5]], dtype=np.float32)',
    'tensor([[ 1.0000,  2.0000],\n        [ 3.0000, -4.5000]])',
    '[[ 1.   2. ]\n [ 3.  -4.5]]',
    '[1 2; 3 -4.5]',
    '1 2; 3 -4.5',
    '1 2\n3 -4.5',
    '1, 2\n3, -4.5',
    '1;2\n3;-4,5',
    '1,2,\n3,-4.5',
    '\\begin{bmatrix} 1 & 2 \\\\ 3 & -4.5 \\end{bmatrix}',
    '1 & 2 \\\\ 3 & −4.5 \\\\',
    '１　２；３　－４．５',
  );
  same([[1, 2, 3]], '[1, 2, 3]', '1 2 3', '1,2,3', '1\t2\t3');
  same([[1], [2], [3]], '1\n2\n3', '[1; 2; 3]', '1; 2; 3', '[[1], [2], [3]]');
  same([[7]], '7', ' 7\n', '[[7]]');
});

test('a comma that may part numbers or decimals is never guessed', () => {
  refused('1,5', 'paste-ambiguous', '1', '1,5');
  refused('1,5\n2,5', 'paste-ambiguous', '1', '1,5');
  refused('1\n1,234', 'paste-ambiguous', '2', '1,234');
  refused('1 234,5', 'paste-ambiguous', '1', '1 234,5');
  refused('1,234\t5', 'paste-ambiguous', '1', '1,234');
  same([[1.5, 2.5]], '1,5 2,5');
});

test('a refusal names the row and the text', () => {
  refused('1\t2\n3\tx', 'paste-number', '2', 'x');
  refused('name,score\n1,2', 'paste-number', '1', 'name');
  refused('1\t2\n3\t####', 'paste-number', '2', '####');
  refused('1\t2\n3', 'paste-ragged', '2', '1', '2');
  refused('[[1, 2], [3]]', 'paste-ragged', '2', '1', '2');
  refused('1\t\n2\t3', 'paste-blank', '1');
  refused('1 inf', 'paste-number', '1', 'inf');
  for (const empty of ['', ' \n\r\n', '\ufeff']) refused(empty, 'paste-empty');
});

const numbers = fc.float({ noNaN: true, noDefaultInfinity: true });
const blocks = fc
  .integer({ min: 1, max: 5 })
  .chain((cols) => fc.array(fc.array(numbers, { minLength: cols, maxLength: cols }), { minLength: 1, maxLength: 5 }));

test('what was copied pastes back as the same float32 numbers', () => {
  fc.assert(
    fc.property(blocks, (rows) => {
      const m = matrix(rows);
      const all = { top: 0, left: 0, bottom: m.rows - 1, right: m.cols - 1 };
      assert.deepEqual(matrix(parseBlock(tableText(m, all))), m);
    }),
  );
});

test('any text gives a rectangle of finite numbers or an InputError', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,;-+e \t\n[]&\\x，'), maxLength: 40 });
  fc.assert(
    fc.property(text, (text) => {
      try {
        const rows = parseBlock(text);
        assert.ok(rows.length > 0 && rows.every((row) => row.length === rows[0]!.length && row.every(Number.isFinite)));
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
      }
    }),
    { numRuns: 2000 },
  );
});

test('a block starts at the cursor, leaves the rest alone and grows the matrix within its limit', () => {
  const m = matrix([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
  const limit = { rows: 4, cols: 3 };
  assert.deepEqual(rowsOf(pasted(m, [[8], [9]], { row: 0, column: 1 }, limit)), [
    [1, 8],
    [3, 9],
    [5, 6],
  ]);
  assert.deepEqual(rowsOf(pasted(m, [[8, 9]], { row: 3, column: 1 }, limit)), [
    [1, 2, 0],
    [3, 4, 0],
    [5, 6, 0],
    [0, 8, 9],
  ]);
  assert.deepEqual([...m.data], [1, 2, 3, 4, 5, 6], 'the matrix itself is never written to');
  assert.throws(() => pasted(m, [[1], [2], [3]], { row: 2, column: 0 }, limit), /paste-size: 5, 2, 4, 3/);
});
