// One mask a lane: who reads whom in one hop. The RNN's chain is a mask too: each word reads itself and the one before.

import type { Core, Mask } from '../../core.js';
import { allVisible } from '../../matrix.js';
import type { Lane } from './kinds.js';
import { latest, remembering } from '../../remember.js';

export type Masks = Readonly<Record<Lane, Mask>>;

/** Masks of as many lengths as the chart has. */
const most = 10;
const chain = latest((core: Core, n: number) => core.maskAnd(core.causalMask(n), core.slidingWindowMask(n, 1)));
const everyone = latest((n: number) => allVisible(n, n));
const near = remembering(most, (core: Core, n: number, window: number) => core.slidingWindowMask(n, window));
const tokens = remembering(most, (core: Core, n: number, globals: number) =>
  core.globalTokenMask(n, Math.min(globals, n)),
);
export const globalMask = remembering(most, (core: Core, n: number, window: number, globals: number) =>
  core.maskOr(near(core, n, window), tokens(core, n, globals)),
);

/** A lane's mask is made again only when what it shows has changed. */
export const masksOf = (core: Core, n: number, window: number, globals: number): Masks => ({
  rnn: chain(core, n),
  attention: everyone(n),
  window: near(core, n, window),
  global: globalMask(core, n, window, globals),
});

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
