// What is shipped of the templates in the sources.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { tidied } from '../../web/build/tidy-templates.js';

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
