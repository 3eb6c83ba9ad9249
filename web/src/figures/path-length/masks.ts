// One mask a lane: who reads whom in one hop. The RNN's chain is a mask too: each word reads itself and the one before.

import type { Core, Mask } from '../../core.js';
import { allVisible } from '../../matrix.js';
import type { Lane } from './kinds.js';
import { latest } from './latest.js';

export type Masks = Readonly<Record<Lane, Mask>>;

export const globalMask = (core: Core, n: number, window: number, globals: number): Mask =>
  core.maskOr(core.slidingWindowMask(n, window), core.globalTokenMask(n, Math.min(globals, n)));

/** Made again only when something changes, since i and j are what a reader drags most. */
export const masksOf = latest((core: Core, n: number, window: number, globals: number): Masks => ({
  rnn: core.maskAnd(core.causalMask(n), core.slidingWindowMask(n, 1)),
  attention: allVisible(n, n),
  window: core.slidingWindowMask(n, window),
  global: globalMask(core, n, window, globals),
}));

/** Runs of keys that a query reads in one hop: [first, last], counted from 1. */
export function runsOf({ keys, visible }: Mask, query: number): [number, number][] {
  const row = visible.subarray((query - 1) * keys, query * keys);
  const runs: [number, number][] = [];
  for (let first = row.indexOf(1); first >= 0;) {
    const hidden = row.indexOf(0, first);
    const end = hidden < 0 ? keys : hidden;
    runs.push([first + 1, end]);
    first = row.indexOf(1, end);
  }
  return runs;
}
