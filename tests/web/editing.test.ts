// Edits, undo, faults: a figure's state without looks and without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { number } from '../../web/src/codecs.js';
import type { Core } from '../../web/src/core.js';
import { Editing } from '../../web/src/editing.js';
import type { Definition } from '../../web/src/figures/definition.js';
import { History } from '../../web/src/history.js';
import { InputError } from '../../web/src/schema.js';

interface State {
  readonly n: number;
  readonly m: number;
}
/** 1 / n, refused for 0; m is along for the ride. */
const definition: Definition<State, number> = {
  tag: 'attn-test',
  title: { zh: '', en: '' },
  schema: { n: number({ initial: 1, min: -9, max: 9 }), m: number({ initial: 5, min: 0, max: 9 }) },
  compute(_, { n }) {
    if (n === 0) throw new InputError('empty');
    return 1 / n;
  },
  summary: String,
  code: {},
};
const core = {} as Core;
const start = (attributes: Record<string, string> = {}, address?: string) => {
  const shared = address === undefined ? undefined : new URLSearchParams(address);
  const editing = new Editing(definition, (name) => attributes[name] ?? null, shared);
  editing.update(core);
  return editing;
};
const edited = (editing: Editing<State, number>, change: Partial<State>, gesture?: string) => {
  editing.edit(change, gesture);
  return editing.update(core);
};

test('it starts from the attributes, then from the address', () => {
  assert.deepEqual(start({ n: '2' }).state, { n: 2, m: 5 });
  assert.deepEqual(start({ n: '2' }, 'm=3').state, { n: 2, m: 3 });
  assert.deepEqual(start({ n: '2' }, 'm=3').fields(), [['m', '3']]);
});

test('what cannot be read is told, and the rest goes on from the start', () => {
  const attribute = start({ n: 'x' });
  assert.deepEqual([attribute.state.n, attribute.fault?.code], [1, 'not-a-number']);
  const address = start({ n: '2' }, 'n=99');
  assert.deepEqual([address.state.n, address.shown?.result], [2, 0.5]);
  assert.deepEqual([address.fault?.code, (address.fault as InputError).field], ['number-out-of-range', 'n']);
});

test('a state that cannot be computed at the start gives way to one that can', () => {
  const address = start({ n: '2' }, 'n=0');
  assert.deepEqual([address.state.n, address.shown?.result, address.fault?.code], [2, 0.5, 'empty']);
  assert.equal(start({ n: '0' }).shown?.result, 1);
});

test('a fault keeps the last good picture; undo takes it back', () => {
  const editing = start({ n: '2' });
  assert.equal(edited(editing, { n: 0 }), false);
  assert.deepEqual([editing.state.n, editing.shown?.result, editing.fault?.code], [0, 0.5, 'empty']);
  editing.undo();
  editing.update(core);
  assert.deepEqual([editing.state.n, editing.shown?.result, editing.fault], [2, 0.5, undefined]);
});

test('undo, redo and reset walk through states; a gesture is one step', () => {
  const editing = start();
  [2, 3, 4].forEach((n) => edited(editing, { n }, 'drag'));
  edited(editing, { n: 5 });
  editing.undo();
  assert.equal(editing.state.n, 4);
  editing.undo();
  assert.equal(editing.state.n, 1);
  editing.redo();
  assert.equal(editing.state.n, 4);
  editing.reset();
  assert.equal(editing.state.n, 1);
  editing.undo();
  assert.equal(editing.state.n, 4);
});

test('an attribute that changes later is the new start of its field, and can be undone', () => {
  const editing = start({ n: '2' });
  edited(editing, { m: 7 });
  editing.setAttribute('n', '3');
  assert.deepEqual(editing.state, { n: 3, m: 7 });
  assert.deepEqual(editing.fields(), [['m', '7']]);
  editing.setAttribute('n', 'x');
  assert.deepEqual([editing.state.n, editing.fault?.code], [3, 'not-a-number']);
  editing.undo();
  assert.equal(editing.state.n, 2);
});

test('an address that changes later restores what it names, and the start elsewhere', () => {
  const editing = start({ n: '2' });
  edited(editing, { m: 7 });
  editing.restore(new URLSearchParams('n=4'));
  assert.deepEqual(editing.state, { n: 4, m: 5 });
  editing.restore(new URLSearchParams('n=x'));
  assert.deepEqual([editing.state.n, editing.fault?.code], [4, 'not-a-number']);
});

test('the same state is computed once', () => {
  const editing = start();
  assert.equal(editing.update(core), false);
  assert.equal(edited(editing, { n: 2 }), true);
});

test('history forgets the oldest of more than 200 steps, and an edit ends the future', () => {
  const history = new History<number>();
  for (let k = 0; k < 300; k++) history.push(k);
  let [state, steps]: [number | undefined, number] = [300, 0];
  for (let before = state; (before = history.undo(state!)!) !== undefined; steps++) state = before;
  assert.deepEqual([state, steps, history.canUndo, history.canRedo], [100, 200, false, true]);
  history.push(0);
  assert.equal(history.canRedo, false);
});
