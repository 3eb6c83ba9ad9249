// wasm/attn.d.ts is written by hand; these tests hold it true.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

import { functions, literal, records, requireForm, union, words } from './declared.ts';
import { call, goodCalls, loaded } from './modules.ts';

const folder = new URL('../../wasm/', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const strings = (list: string) => [...list.matchAll(/"([^"]+)"/g)].map(([, word]) => word!);

test('every declared function is bound, with the declared parameters, and no other', () => {
  const sources = readdirSync(folder).filter((name) => /^bind_.*\.cpp$/.test(name));
  const bound = sources
    .flatMap((name) => [...text(name).matchAll(/\bbind<\w+>\(([^)]+)\)/g)])
    .map(([, list]) => strings(list!))
    .sort();
  const declared = functions.map(({ name, parameters }) => [name, ...parameters]).sort();
  assert.deepEqual(bound, declared);
});

const fieldTexts = ['fields_attention.h', 'fields_cost.h'].map(text).join('\n');

test('every struct has the declared fields in the declared order, and lacks only what may be lacking', () => {
  const found = [...fieldTexts.matchAll(/fields<(\w+)>\{((?:[^{}]|\{[^{}]*\})*)\}/g)];
  const kinds = new Map([...fieldTexts.matchAll(/kind<(\w+)> = "([^"]+)"/g)].map(([, name, kind]) => [name, kind]));
  const fields = found.map(([, name, list]) => {
    const ofStruct = [...list!.matchAll(/Field\{"(\w+)", [^},]+(, true)?\}/g)].map(([, field, lacks]) => [
      field,
      Boolean(lacks),
    ]);
    return kinds.has(name) ? [kinds.get(name), ofStruct] : [name, ofStruct];
  });
  const shape = (list: readonly { name: string; optional: boolean }[]) =>
    list.map(({ name, optional }) => [name, optional]);
  const declared = [
    ...[...records].filter(([name]) => !['Matrix', 'Mask', 'ErrorData'].includes(name)),
    ...union('Score').map((type) => {
      const [kind, ...rest] = literal(type);
      return [kind!.type.getText().slice(1, -1), rest] as const;
    }),
  ].map(([name, list]) => [name, shape(list)]);
  assert.deepEqual(new Map(fields as []), new Map(declared as []));
});

test('the words for number types and layers are the declared ones', () => {
  const found = [...fieldTexts.matchAll(/names<(\w+)>\{([^}]+)\}/g)];
  assert.equal(found.length, 2);
  for (const [, name, list] of found) assert.deepEqual(strings(list!), words(name!), name);
});

for (const { engine, core } of loaded) {
  test(`${engine}: every function answers with just the declared form`, () => {
    const calls = goodCalls(core);
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
