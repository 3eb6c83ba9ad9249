// What lies beside the page and what lies inside it, in each of its forms.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { attribute, elements, named, single, text, zh } from './page-samples.js';

test('the folder form has no style and no script inside', () => {
  const all = elements(zh);
  assert.equal(named(all, 'style').length, 0);
  for (const script of named(all, 'script')) {
    assert.equal(text(script), '');
    assert.ok(attribute(script, 'src'));
    assert.equal(attribute(script, 'type'), undefined);
  }
});

test('colours are settled before any style is read, and the lesson’s script holds nothing up', () => {
  const [early, style, main] = elements(zh).filter(
    (element) => element.tagName === 'script' || attribute(element, 'rel') === 'stylesheet',
  );
  assert.equal(attribute(early!, 'src'), 'assets/early.js');
  assert.equal(attribute(early!, 'defer'), undefined);
  assert.equal(attribute(style!, 'href'), 'assets/lesson.css');
  assert.equal(attribute(main!, 'src'), 'assets/lesson.js');
  assert.equal(attribute(main!, 'async'), '');
});

test('the single form carries everything, the engines before the script that looks for them', () => {
  const all = elements(single);
  assert.equal(all.filter((element) => attribute(element, 'rel') === 'stylesheet').length, 0);
  assert.deepEqual(named(all, 'script').map(text), ['early()', 'e', 'main()']);
});
