// Which cells of a table are headings.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createMarkdown } from '../../web/build/markdown.js';

const cells = (source: string) => {
  const html = createMarkdown().render(source, { report: assert.fail, language: 'en', found: () => {} });
  return [...html.matchAll(/<(t[hd])([^>]*)>(.*?)<\/(t[hd])>/g)].map(([, open, more, text, close]) => {
    assert.equal(open, close);
    return `${open}${more} ${text}`;
  });
};

test('a table with every column headed has headings of columns alone', () => {
  assert.deepEqual(cells('| a | b |\n|---|---|\n| 1 | 2 |'), ['th scope="col" a', 'th scope="col" b', 'td 1', 'td 2']);
});

test('an empty corner is no heading, and the first cell of each row is', () => {
  assert.deepEqual(cells('| | b |\n|---|---|\n| x | 1 |\n| y | 2 |'), [
    'td ',
    'th scope="col" b',
    'th scope="row" x',
    'td 1',
    'th scope="row" y',
    'td 2',
  ]);
});

test('a table does not pass its row headings on to the next one', () => {
  const two = '| | b |\n|---|---|\n| x | 1 |\n\n| a | b |\n|---|---|\n| 1 | 2 |';
  assert.equal(cells(two).at(-2), 'td 1');
});
