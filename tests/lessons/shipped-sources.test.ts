// What is shipped of the sources.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Language } from '../../web/src/language.js';
import { inOneLanguage, tidied } from '../../web/build/shipped-sources.js';

test('line breaks in templates become a space, around their expressions too', () => {
  assert.equal(
    tidied('const a = html`<p>\n    ${b}\n  </p>`;\nconst c = css`\n  p {\n    color: red;\n  }\n`;'),
    'const a = html`<p> ${b} </p>`;\nconst c = css` p { color: red; } `;',
  );
  assert.equal(tidied('html`<ul>${list.map((x) => html`<li>\n${x}</li>`)}\n</ul>`'), 'html`<ul>${list.map((x) => html`<li> ${x}</li>`)} </ul>`'); // prettier-ignore
});

test('programs, other strings and what stands in a <pre> stay as they are', () => {
  for (const source of ['const code = `if x:\n    y`;', 'html`<pre>a\n  b</pre>`', "const s = 'html`\\n`';"])
    assert.equal(tidied(source), source);
});

test('a page in one language has the words of that language, whatever they are inside', () => {
  const source = "const words = {title: {zh: '键', en: 'key'}, say: {en: (n) => f({zh: 1, en: n}), zh: (n) => n}};";
  const kept = (language: Language) => inOneLanguage(source, language);
  assert.equal(kept('zh'), "const words = {title: {zh: '键'}, say: { zh: (n) => n}};");
  assert.equal(kept('en'), "const words = {title: { en: 'key'}, say: {en: (n) => f({ en: n})}};");
  assert.equal(inOneLanguage('const all = {zh, en};', 'en'), 'const all = { en};');
});

test('objects with other names beside the languages stay whole', () => {
  const source = 'const a = { zh: 1, en: 2, fr: 3 }; const b = { zh: 1 };';
  assert.equal(inOneLanguage(source, 'en'), source);
});
