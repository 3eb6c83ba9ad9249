// Figures' states in the address, beside the section's own anchor.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';

import { formatFragment, linkTo, parseFragment } from '../../web/src/share.js';

const plain = ({ section, figures }: ReturnType<typeof parseFragment>) => ({
  section,
  figures: [...figures].map(([id, fields]) => [id, ...fields]),
});

test('a section, two figures and their fields are told apart', () => {
  assert.deepEqual(plain(parseFragment('#examples/example-1?q=1+0%3B+0+1&scale=false/path?n=9')), {
    section: 'examples',
    figures: [
      ['example-1', ['q', '1 0; 0 1'], ['scale', 'false']],
      ['path', ['n', '9']],
    ],
  });
  assert.deepEqual(plain(parseFragment('#examples')), { section: 'examples', figures: [] });
  assert.deepEqual(plain(parseFragment('')), { section: '', figures: [] });
});

test('whatever is written is read again', () => {
  const text = fc.string({ unit: 'binary', minLength: 1 }).filter((s) => s === s.toWellFormed());
  const fields = fc.array(fc.tuple(text, text), { maxLength: 3 });
  fc.assert(
    fc.property(text, fc.uniqueArray(fc.tuple(text, fields), { selector: ([id]) => id }), (section, figures) => {
      const fragment = { section, figures: new Map(figures.map(([id, f]) => [id, new URLSearchParams(f)])) };
      assert.deepEqual(plain(parseFragment(formatFragment(fragment))), plain(fragment));
    }),
  );
});

test('an address that is not ours does no harm', () => {
  for (const hash of ['#%', '#a/%E0%A4%A?x=%E0', '#//?/', '#a/b?c/d?e?f']) parseFragment(hash);
  assert.deepEqual(plain(parseFragment('#//?x=1')), { section: '', figures: [] });
});

test('a link names its figure as the place to scroll to, and says only what differs', () => {
  const page = 'https://example.org/a/?v=1#old/other?x=1';
  assert.equal(linkTo('例 1', [], page), 'https://example.org/a/?v=1#%E4%BE%8B%201');
  assert.equal(linkTo('e', [['q', '2 0; 1 1']], page), 'https://example.org/a/?v=1#e/e?q=2+0%3B+1+1');
});
