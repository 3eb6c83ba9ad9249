// The experiment of tests/experiment in small: short inputs, narrow networks, one seed, a few seconds.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadNodeCore } from '../../web/build/node-core.ts';
import { broken } from '../experiment/claims.ts';
import { outcome } from '../experiment/outcome.ts';
import type { Run } from '../experiment/runs.ts';

const core = await loadNodeCore();

const lengths = [1, 2, 3, 4, 5, 6, 7, 8];
const small = { task: 'reverse', highest: 8, hidden: 16, embedding: 16, batch: 16, learning_rate: 0.01 } as const;
const reverse = (score: 'additive' | 'none', exact: number): Run => ({
  name: `reverse, ${score}`,
  config: { ...small, decay_every: 250, score },
  steps: 800,
  lengths,
  exact,
});

test('a small network with attention learns to reverse; with one fixed vector it collapses as inputs grow', () => {
  const attending = reverse('additive', 0.97);
  assert.deepEqual(broken(attending, outcome(core, attending, 1)), []);

  const fixed = reverse('none', 0);
  const came = outcome(core, fixed, 1);
  const { exact } = came;
  assert.ok(exact[1]! > 0.95, `short inputs fit: ${exact[1]}`);
  assert.ok(exact[7]! < 0.4, `long ones do not: ${exact[7]}`);
  assert.match(broken({ ...fixed, exact: 0.97 }, came).join(), /exact match at length 8 is/);
});
