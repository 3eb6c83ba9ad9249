// wasm/attn.d.ts and wasm/types/ are written by hand; these tests hold them true.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

import { functionsOf, kindOf, records, requireForm, words } from './declared.ts';
import { goodCalls } from './calls.ts';
import { call, loaded } from './modules.ts';

const folder = new URL('../../wasm/', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const strings = (list: string) => [...list.matchAll(/"([^"]+)"/g)].map(([, word]) => word!);
const sources = readdirSync(folder).filter((name) => /\.(cpp|h)$/.test(name));
const everything = sources.map(text).join('\n');

test('every declared function is bound, with the declared parameters, and no other', () => {
  const files = sources.filter((name) => name.startsWith('bind_')).map(text);
  const bound = files.flatMap((file) =>
    [...file.matchAll(/\bbind<\w+>\(([^)]+)\)/g)].map(([, list]) => strings(list!)),
  );
  const declared = functionsOf('AllFunctions').map(({ name, parameters }) => [name, ...parameters]);
  assert.deepEqual(bound.sort(), declared.sort());
});

test('every declared method of the trainer is bound, with the declared parameters, and no other but delete', () => {
  const bound = [...text('bind_trainer.cpp').matchAll(/\bbind_method<\w+>\(trainer, ([^)]+)\)/g)];
  const declared = functionsOf('Trainer').filter(({ name }) => name !== 'delete');
  assert.deepEqual(
    bound.map(([, list]) => strings(list!)),
    declared.map(({ name, parameters }) => [name, ...parameters]),
  );
});

test('every struct has the declared fields in the declared order, and lacks only what may be lacking', () => {
  const kinds = new Map([...everything.matchAll(/kind<(\w+)> = "([^"]+)"/g)].map(([, name, kind]) => [name, kind]));
  const found = [...everything.matchAll(/fields<(\w+)>\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, name, list]) => {
    const fields = [...list!.matchAll(/Field\{"(\w+)", [^},]+(, true)?\}/g)].map(([, field, lacks]) => [
      field,
      Boolean(lacks),
    ]);
    return [name, kinds.has(name) ? [['kind', false], ...fields] : fields] as const;
  });
  const declared = [...records]
    .filter(([name]) => !['Matrix', 'Mask', 'ErrorData'].includes(name))
    .map(([name, list]) => [name, list.map(({ name: field, optional }) => [field, optional])] as const);
  assert.deepEqual(new Map(found.filter(([name]) => name !== 'Problem')), new Map(declared));
  for (const [name, kind] of kinds) assert.equal(kindOf(name!), kind, name);
});

test('the words of every choice are the declared ones', () => {
  const found = [...everything.matchAll(/names<(\w+)>\{([^}]+)\}/g)];
  assert.ok(found.length > 5);
  for (const [, name, list] of found) assert.deepEqual(strings(list!), words(name!), name);
});

for (const { engine, core, declared } of loaded) {
  test(`${engine}: every function answers with just the declared form`, () => {
    const calls = goodCalls(core);
    const functions = functionsOf(declared);
    assert.deepEqual(Object.keys(calls).sort(), functions.map(({ name }) => name).sort());
    for (const { name, result } of functions) requireForm(call(core, name, calls[name]!), result, name);
  });

  test(`${engine}: the gradient of a score is of the score's kind`, () => {
    const [score, ...rest] = goodCalls(core).attentionBackward as [any, any, any, any, any, any];
    assert.equal(core.attentionBackward(score, ...rest).d_score.kind, 'additive');
    const scaled = { kind: 'scaled-dot' } as const;
    const forward = core.attention(scaled, rest[0], rest[1], rest[2], null);
    const { d_score } = core.attentionBackward(scaled, rest[0], rest[1], rest[2], forward, rest[4]);
    assert.deepEqual(d_score, { kind: 'scaled-dot' });
  });
}
