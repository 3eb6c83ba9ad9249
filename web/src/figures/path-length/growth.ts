// The longest path between any two of n positions, for each kind of layer: at n = 2, 4 … 512, and at the n chosen.

import type { Core } from '../../core.js';
import type { Point } from '../../draw/chart-series.js';
import { kinds, type Kind } from './kinds.js';
import { latest, remembering } from '../../remember.js';
import { globalMask } from './masks.js';

export const longestSentence = 512;
const lengths = Array.from({ length: Math.log2(longestSentence) }, (_, k) => 2 ** (k + 1));

interface Reaches {
  readonly window: number;
  readonly globals: number;
  readonly kernel: number;
}
export type Growth = Readonly<Record<Kind, readonly Point[]>>;

function longest(core: Core, kind: Kind, n: number, { window, globals, kernel }: Reaches): number {
  switch (kind) {
    case 'rnn':
      return core.maximumPathLength('recurrent', n, 0);
    case 'attention':
      return core.maximumPathLength('self-attention', n, 0);
    case 'convolution':
      return core.maximumPathLength('convolution', n, kernel);
    case 'dilated':
      return core.maximumPathLength('dilated-convolution', n, kernel);
    case 'window':
      return core.maximumPathLength('restricted-attention', n, window);
    case 'global':
      // Without global tokens the formula for the window says the same as a long search.
      return globals === 0
        ? core.maximumPathLength('restricted-attention', n, window)
        : longestSearched(core, n, window, globals);
  }
}

const longestSearched = remembering(2 * lengths.length, (core: Core, n: number, window: number, globals: number) =>
  core.maskPathLength(globalMask(core, n, window, globals)),
);

const forEach = (make: (kind: Kind) => readonly Point[]): Growth =>
  Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as unknown as Growth;

const overLengths = (core: Core, ns: readonly number[], reaches: Reaches): Growth =>
  forEach((kind) => ns.map((n) => [n, longest(core, kind, n, reaches)]));

const atPowers = latest((core: Core, window: number, globals: number, kernel: number) =>
  overLengths(core, lengths, { window, globals, kernel }),
);
/** The chosen n among them; the same object for the same question, so that nothing is drawn again without need. */
export const growthOf = latest((core: Core, n: number, window: number, globals: number, kernel: number): Growth => {
  const powers = atPowers(core, window, globals, kernel);
  if (lengths.includes(n)) return powers;
  const own = overLengths(core, [n], { window, globals, kernel });
  return forEach((kind) => [...powers[kind], ...own[kind]].sort((a, b) => a[0] - b[0]));
});
