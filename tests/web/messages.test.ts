// Every code that can be thrown has its sentence in both languages.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { CoreError } from '../../web/src/core.js';
import { messageOf, messages } from '../../web/src/messages.js';
import { InputError } from '../../web/src/schema.js';

const root = join(import.meta.dirname, '../..');
const sources = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
const found = (texts: readonly string[], pattern: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, code]) => code!))),
];

test('every code of the core has a sentence', () => {
  const header = readFileSync(join(root, 'core/include/attn/error.h'), 'utf8');
  const codes = [
    ...found([header], /\/\/\/ "([a-z]+(?:-[a-z]+)+)"/g),
    ...found([...sources('core/src', /\.(cpp|h)$/), ...sources('wasm', /\.(cpp|h)$/)], /Error[ ({]+"([a-z-]+)"/g),
  ];
  assert.ok(codes.length >= 8, `only ${codes.length} codes were found`);
  assert.deepEqual(
    codes.filter((code) => !messages[code]),
    [],
  );
});

test('every code of an InputError has a sentence', () => {
  const texts = sources('web/src', /\.ts$/).filter((text) => !text.includes('const refusals'));
  const codes = found(texts, /new InputError\(\s*'([a-z-]+)'/g);
  const own = found(sources('web/src/draw', /^matrix-words\.ts$/), /'(paste-[a-z]+)'/g);
  assert.ok(codes.length >= 8, `only ${codes.length} codes were found`);
  assert.deepEqual(
    codes.filter((code) => !messages[code] && !own.includes(code)),
    [],
  );
});

test('sentences name their arguments and leave no hole', () => {
  for (const [code, { zh, en }] of Object.entries(messages)) {
    const args = ['one', 'two', 'three', 'four', 'five'];
    for (const text of [zh(...args), en(...args)]) assert.doesNotMatch(text, /undefined/, code);
    assert.match(zh(...args), /。$/, code);
    assert.match(en(...args), /\.$/, code);
  }
});

test('a message speaks its language, after the field it is about', () => {
  const shapes = ['attention', 'Q', '(1, 2)', 'K', '(2, 3)'];
  const error = new CoreError({ code: 'columns-differ', arguments: shapes, message: 'for programmers' });
  assert.equal(messageOf(error, 'zh'), 'Q (1, 2) 与 K (2, 3) 的列数必须相同。');
  assert.equal(messageOf(error, 'en'), 'Q (1, 2) and K (2, 3) need the same number of columns.');
  const ambiguous = new InputError('ambiguous-number', '1,234', '1234', '1.234');
  ambiguous.field = 'q';
  assert.equal(messageOf(ambiguous, 'zh'), 'q：“1,234”有两种读法：1234 或 1.234。请写成其中一种。');
  assert.equal(messageOf(new CoreError({ code: 'new', arguments: [], message: 'as it is' }), 'zh'), 'as it is');
});
