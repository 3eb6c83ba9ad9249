// The keyboard of a matrix, key by key.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { editorAction, gridAction, type Press } from '../../web/src/draw/matrix-keys.js';

const size = { rows: 3, cols: 4 };
const press = (key: string, more: Partial<Press> = {}): Press => ({
  ...{ key, keyCode: 0, isComposing: false, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...more,
});
const ctrl = { ctrlKey: true };
const at = (row: number, column: number) => ({ row, column });
const to = (key: string, from: readonly [number, number], more: Partial<Press> = {}) => {
  const action = gridAction(press(key, more), at(...from), size, true);
  return action?.kind === 'move' ? [action.to.row, action.to.column] : action?.kind;
};

test('arrows move by one, Home and End along the row, with Ctrl to the corners', () => {
  assert.deepEqual(to('ArrowRight', [1, 1]), [1, 2]);
  assert.deepEqual(to('ArrowUp', [0, 2]), [0, 2]);
  assert.deepEqual(to('Home', [1, 2]), [1, 0]);
  assert.deepEqual(to('End', [1, 2]), [1, 3]);
  assert.deepEqual(to('Home', [1, 2], ctrl), [0, 0]);
  assert.deepEqual(to('End', [1, 2], ctrl), [2, 3]);
  assert.deepEqual(to('ArrowDown', [0, 2], ctrl), [2, 2]);
  assert.deepEqual(to('PageDown', [0, 1]), [2, 1]);
});

test('past the last row and column lie their buttons', () => {
  assert.deepEqual(gridAction(press('ArrowDown'), at(2, 0), size, true), { kind: 'edge', side: 'rows' });
  assert.deepEqual(gridAction(press('ArrowRight'), at(0, 3), size, true), { kind: 'edge', side: 'cols' });
  assert.deepEqual(to('ArrowDown', [2, 0], { shiftKey: true }), [2, 0], 'but a selection stays inside');
});

test('typing replaces, Enter and F2 edit, Backspace edits from nothing, Delete sets 0', () => {
  assert.deepEqual(gridAction(press('7'), at(0, 0), size, true), { kind: 'edit', text: '7' });
  for (const key of ['Enter', 'F2', ' '])
    assert.deepEqual(gridAction(press(key), at(0, 0), size, true), { kind: 'edit' });
  assert.deepEqual(gridAction(press('Backspace'), at(0, 0), size, true), { kind: 'edit', text: '' });
  assert.equal(to('Delete', [0, 0]), 'zero');
});

test('a grid that is only read keeps its hands off everything but movement', () => {
  for (const key of ['7', 'Enter', 'F2', ' ', 'Backspace', 'Delete']) {
    assert.equal(gridAction(press(key), at(0, 0), size, false), undefined, key);
  }
});

test('shortcuts of the page and the browser pass through', () => {
  for (const key of ['z', 'c', 'v', 'r', '+'])
    assert.equal(gridAction(press(key, ctrl), at(0, 0), size, true), undefined);
  assert.equal(gridAction(press('ArrowLeft', { altKey: true }), at(0, 0), size, true), undefined);
  for (const key of ['Tab', 'F5', 'Shift']) assert.equal(gridAction(press(key), at(0, 0), size, true), undefined, key);
});

test('no key of an input method is ours, by either sign of it', () => {
  for (const sign of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['Enter', 'Escape', 'ArrowDown', 'Tab', '1']) {
      assert.equal(editorAction(press(key, sign), at(0, 0), size), undefined);
      assert.equal(gridAction(press(key, sign), at(0, 0), size, true), undefined);
    }
  }
});

test('in a cell Enter commits and goes down, Tab goes on and leaves after the last cell', () => {
  const go = (key: string, from: readonly [number, number], more: Partial<Press> = {}) => {
    const action = editorAction(press(key, more), at(...from), size);
    return action?.kind === 'commit' ? (action.to ?? 'out') : action?.kind;
  };
  assert.deepEqual(go('Enter', [0, 1]), at(1, 1));
  assert.deepEqual(go('Enter', [2, 1]), at(2, 1));
  assert.deepEqual(go('Enter', [1, 1], { shiftKey: true }), at(0, 1));
  assert.deepEqual(go('Tab', [0, 3]), at(1, 0));
  assert.deepEqual(go('Tab', [1, 0], { shiftKey: true }), at(0, 3));
  assert.equal(go('Tab', [2, 3]), 'out');
  assert.equal(go('Tab', [0, 0], { shiftKey: true }), 'out');
  assert.equal(go('Escape', [0, 0]), 'cancel');
  assert.equal(go('ArrowLeft', [0, 1]), undefined, 'the caret moves');
});

test('no walk of keys ever leaves the grid', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown');
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.boolean(), fc.boolean())), (walk) => {
      let here = at(0, 0);
      for (const [key, ctrlKey, shiftKey] of walk) {
        const action = gridAction(press(key, { ctrlKey, shiftKey }), here, size, true);
        if (action?.kind === 'move') here = action.to;
        assert.ok(here.row >= 0 && here.row < size.rows && here.column >= 0 && here.column < size.cols);
      }
    }),
  );
});
