// A file is one idea and fits two screens.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { filesIn, root } from './layers/edges.js';

const limit = (name: string) => (name.endsWith('.h') ? 90 : 250);
const lines = (name: string) => readFileSync(join(root, name), 'utf8').split('\n').length - 1;

test('no header is longer than 90 lines, no other source longer than 250', () => {
  const files = ['core', 'wasm', 'web', 'tests'].flatMap((folder) => filesIn(folder, /\.(h|cpp|m?ts|mjs|js|css)$/));
  assert.ok(files.length > 20, `only ${files.length} files were found`);
  const long = files.filter((name) => lines(name) > limit(name));
  assert.deepEqual(
    long.map((name) => `${name}: ${lines(name)} lines`),
    [],
  );
});
