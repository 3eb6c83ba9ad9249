// The gallery: every figure, what each of its attributes takes, and lines that put it into a page.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { gallerySections } from '../../web/build/gallery.js';
import { definitions } from '../../web/src/figures/registry.js';
import { attributeName } from '../../web/src/schema.js';
import { sampleFigure } from './sample-lesson.js';

test('every figure is there with every attribute, in both languages', () => {
  for (const language of ['zh', 'en'] as const) {
    const sections = gallerySections(definitions, language);
    for (const [k, { tag, title, schema }] of definitions.entries()) {
      const { html, slug, title: heading } = sections[k]!;
      assert.equal(heading, title[language]);
      assert.equal(`attn-${slug}`, tag);
      assert.ok(html.includes(`<figure class="live"><${tag}>`));
      for (const key of Object.keys(schema))
        assert.ok(html.includes(`<td><code>${attributeName(key)}</code></td>`), key);
    }
  }
});

test('an attribute says what it takes and how it begins', () => {
  const [{ html } = { html: '' }] = gallerySections([sampleFigure], 'en');
  assert.ok(html.includes('<td>numbers, rows parted by semicolons, at most 4 × 4</td><td><code>1 0</code></td>'));
  assert.ok(html.includes('<td>0 … 9</td><td><code>1</code></td>'));
  assert.ok(html.includes('&lt;attn-sample lang=&quot;en&quot;&gt;&lt;/attn-sample&gt;'));
  assert.ok(html.includes('dist/embed/sample.html?lang=en'));
});
