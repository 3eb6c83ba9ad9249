// Editing without a browser: what is sent, what stays pending, what an outside value undoes; and numbers as shown.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fullStrength, tint, tintSteps } from '../../web/src/draw/matrix-colour.js';
import { MatrixEditor } from '../../web/src/draw/matrix-editor.js';
import { cellText, decimalsOf, spokenText } from '../../web/src/draw/matrix-numbers.js';
import { at, matrix, rowsOf, type Matrix } from '../../web/src/matrix.js';

function started(rows: number[][], accepts = true) {
  const sent: Matrix[] = [];
  const editor = new MatrixEditor((m) => (sent.push(m), accepts));
  const value = matrix(rows);
  editor.told(value);
  const type = (row: number, column: number, text: string) => {
    editor.go({ row, column });
    editor.begin(value, '');
    return editor.commit(value, text, false);
  };
  return { editor, value, sent, type };
}

test('a number is sent as a new matrix, the same number is not', () => {
  const { value, sent, type } = started([[1, 2]]);
  assert.ok(type(0, 1, '１．５'));
  assert.deepEqual(sent.map(rowsOf), [[[1, 1.5]]]);
  assert.deepEqual([...value.data], [1, 2]);
  assert.ok(type(0, 0, ' 1 '));
  assert.equal(sent.length, 1);
});

test('a second edit before the first came back builds on it', () => {
  const { sent, type } = started([[1, 2]]);
  type(0, 0, '8');
  type(0, 1, '9');
  assert.deepEqual(rowsOf(sent[1]!), [[8, 9]]);
});

test('an edit that its host refuses is not built on', () => {
  const { sent, type } = started([[1, 2]], false);
  type(0, 0, '8');
  type(0, 1, '9');
  assert.deepEqual(rowsOf(sent[1]!), [[1, 9]]);
});

test('text that is no number stays pending, and comes back with its message when the cell is edited again', () => {
  const { editor, value, sent, type } = started([[1, 2]]);
  assert.equal(type(0, 0, 'abc'), false);
  assert.equal(sent.length, 0);
  assert.equal(editor.pendingAt({ row: 0, column: 0 })?.text, 'abc');
  type(0, 1, '7');
  editor.told(sent[0]!);
  assert.ok(editor.pendingAt({ row: 0, column: 0 }), 'our own edit of another cell keeps it');
  editor.go({ row: 0, column: 0 });
  editor.begin(value);
  assert.equal(editor.draft?.text, 'abc');
  assert.equal(editor.draft?.problem?.code, 'not-a-number');
  editor.forget();
  assert.equal(editor.pendingAt({ row: 0, column: 0 }), undefined, 'Escape gives it up');
});

test('a value from outside undoes what was pending', () => {
  const { editor, type } = started([[1, 2]]);
  type(0, 0, 'abc');
  editor.told(matrix([[1, 3]]));
  assert.equal(editor.pendingAt({ row: 0, column: 0 }), undefined);
});

test('the cursor stays inside a matrix that shrinks', () => {
  const { editor } = started([
    [1, 2],
    [3, 4],
  ]);
  editor.go({ row: 1, column: 1 });
  editor.told(matrix([[1]]));
  assert.deepEqual(
    [editor.active, editor.anchor],
    [
      { row: 0, column: 0 },
      { row: 0, column: 0 },
    ],
  );
});

test('every cell has the same decimals, as few as show the numbers', () => {
  const shown = (rows: number[][], digits = 3) => {
    const m = matrix(rows);
    return [...m.data].map((x) => cellText(x, decimalsOf(m, digits)));
  };
  assert.deepEqual(
    shown([
      [1, 0],
      [10, -2],
    ]),
    ['1', '0', '10', '−2'],
  );
  assert.deepEqual(shown([[0.401112, 0.197776, 1]]), ['0.401', '0.198', '1.000']);
  assert.deepEqual(shown([[0.1, 0.5, 12.25]]), ['0.10', '0.50', '12.25']);
  assert.deepEqual(shown([[1.2345e7, 1e-9, 0]]), ['1.2e7', '1.0e−9', '0']);
  assert.deepEqual(shown([[NaN, Infinity, -Infinity, 1]]), ['NaN', '∞', '−∞', '1']);
  assert.equal(spokenText(at(matrix([[-0.1]]), 0, 0)), '−0.1');
});

test('weights are tinted from 0 to 1, the rest around 0 by the largest magnitude', () => {
  const weights = matrix([[0.5, 0.25]]);
  assert.equal(fullStrength(weights, 'weight'), 1);
  const others = matrix([[2, -4, Infinity, NaN]]);
  const full = fullStrength(others, 'query');
  assert.equal(full, 4);
  assert.deepEqual(
    [2, -4, 0].map((x) => tint(x, full)),
    [tintSteps / 2, -tintSteps, 0],
  );
  assert.equal(fullStrength(matrix([[0]]), 'key'), 1);
});
