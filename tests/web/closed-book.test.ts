// The reader's exam without its looks: what is kept, what can be looked at, and how it is marked.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.js';
import { definition, schema, type State } from '../../web/src/figures/closed-book/definition.js';
import { begin, keep, look, next, phaseOf, right, write, type Game } from '../../web/src/figures/closed-book/game.js';
import { initialState } from '../../web/src/schema.js';

const core = await loadNodeCore();
const start = initialState(schema) as State;
const paper = (change: Partial<State>) => definition.compute(core, { ...start, ...change }).pair;

test('the paper has n digits, its answer is the same backwards, and another seed is another paper', () => {
  const { source, target } = paper({ n: 12 });
  assert.equal(source.length, 12);
  assert.deepEqual(target, [...source].reverse());
  assert.deepEqual(paper({ n: 12 }).source, source);
  assert.notDeepEqual(paper({ n: 12, seed: 2 }).source, source);
});

test('with the book closed a digit can be kept only while it is read, and a box holds one', () => {
  let game = begin('closed', ['3', '1', '4'], ['4', '1', '3'], 2);
  assert.equal(phaseOf(game), 'reading');
  game = next(keep(next(keep(game, 0)), 1));
  game = next(keep(game, 1));
  assert.deepEqual(game.boxes, ['3', '4']);
  assert.equal(phaseOf(game), 'writing');
});

test('the book is open at once, and each written digit remembers where was looked', () => {
  let game = begin('open', ['3', '1'], ['1', '3'], 4);
  assert.equal(phaseOf(game), 'writing');
  game = write(look(look(game, 0), 1), '1');
  game = write(game, '3');
  assert.deepEqual(game.looks.slice(0, 2), [1, -1]);
  assert.equal(phaseOf(game), 'done');
});

test('digits count in their own place, and nothing can be written after the last', () => {
  const written = (words: string) => [...words].reduce<Game>(write, begin('open', ['3', '1', '4'], ['4', '1', '3'], 1));
  assert.equal(right(written('413')), 3);
  assert.equal(right(written('314')), 1);
  assert.equal(written('4137').output.length, 3);
});
