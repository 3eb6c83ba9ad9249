// The module form of the figures, for bundlers and site generators.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';

import { bundleScript } from '../../web/build/bundle.js';
import { root } from './sample-lesson.js';

test('widgets.mjs may be imported where there is no browser', async () => {
  const script = await bundleScript(join(root, 'web/src/widgets-module.ts'), 'esm');
  assert.ok(script.length > 100_000, 'the figures are inside');
  assert.equal(typeof (globalThis as { HTMLElement?: unknown }).HTMLElement, 'undefined');
  await import(`data:text/javascript;base64,${Buffer.from(script).toString('base64')}`);
});
