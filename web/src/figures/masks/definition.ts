// Who may look at whom: masks put together from patterns (Longformer: window and global tokens, Beltagy et al. 2020;
// BigBird: random keys besides, Zaheer et al. 2020), causal order and padding, or drawn by hand. A pair is visible where
// any pattern that is on allows it, and neither order nor padding forbids it.

import { boolean, mask, whole } from '../../codecs.js';
import type { Attention, Core, Mask } from '../../core.js';
import { allVisible } from '../../matrix.js';
import type { Definition } from '../definition.js';
import { numpy, pytorch } from './code.js';

export const longest = 48;
/** Width of the queries and keys, which are random. */
const d = 8;

export interface State {
  readonly n: number;
  readonly causal: boolean;
  /** Empty places at the end. */
  readonly padding: number;
  /** Neighbours on each side; 0: no window. */
  readonly window: number;
  readonly globals: number;
  /** Random keys of each query. */
  readonly random: number;
  readonly seed: number;
  /** Drawn by hand: it counts instead of all the others while it has their size. */
  readonly hand: Mask | null;
}

export interface Result {
  readonly mask: Mask;
  readonly pairs: number;
  /** All pairs there are. */
  readonly all: number;
  /** Multiply-accumulates of both products, and those of all pairs, for d = 64. */
  readonly macs: number;
  readonly fullMacs: number;
  /** Hops between the two tokens that are farthest apart; -1: some never hear of each other. */
  readonly path: number;
  readonly attention: Attention;
  /** Queries that see nothing, from 1. */
  readonly blind: readonly number[];
}

export const schema = {
  n: whole(12, 2, longest),
  causal: boolean(true),
  padding: whole(0, 0, longest - 1),
  window: whole(0, 0, longest - 1),
  globals: whole(0, 0, 8),
  random: whole(0, 0, 8),
  seed: whole(1, 1, 1000),
  hand: mask({ maxRows: longest, maxCols: longest }),
} as const;

function built(core: Core, { n, causal, padding, window, globals, random, seed }: State): Mask {
  const patterns = [
    ...(window > 0 ? [core.slidingWindowMask(n, window)] : []),
    ...(globals > 0 ? [core.globalTokenMask(n, Math.min(globals, n))] : []),
    ...(random > 0 ? [core.randomMask(n, Math.min(random, n), seed)] : []),
  ];
  const limits = [
    ...(causal ? [core.causalMask(n)] : []),
    ...(padding > 0 ? [core.paddingMask(n, n, n - Math.min(padding, n))] : []),
  ];
  const pattern = patterns.length > 0 ? patterns.reduce((a, b) => core.maskOr(a, b)) : allVisible(n, n);
  return limits.reduce((a, b) => core.maskAnd(a, b), pattern);
}

export const definition: Definition<State, Result> = {
  tag: 'attn-masks',
  title: { zh: '掩码：谁可以看谁', en: 'Masks: who may look at whom' },
  schema,
  compute(core: Core, state: State): Result {
    const { n, hand, seed } = state;
    const mask = hand && hand.queries === n && hand.keys === n ? hand : built(core, state);
    const [Q, K] = [core.randomNormal(n, d, seed), core.randomNormal(n, d, seed + 1)];
    const full = allVisible(n, n);
    const rows = Array.from({ length: n }, (_, i) => mask.visible.subarray(i * n, (i + 1) * n));
    return {
      mask,
      pairs: core.visiblePairs(mask),
      all: core.visiblePairs(full),
      macs: core.maskedAttentionCost(mask, 64, 'float32').macs,
      fullMacs: core.maskedAttentionCost(full, 64, 'float32').macs,
      path: core.maskPathLength(mask),
      attention: core.scaledDotProductAttention(Q, K, K, mask, {}),
      blind: rows.flatMap((row, i) => (row.includes(1) ? [] : [i + 1])),
    };
  },
  summary({ n }, { pairs, all, path }, language) {
    return language === 'zh'
      ? `${n} 个词元，${all} 对里看得见 ${pairs} 对；${path < 0 ? '有的词元互相到不了' : `最远 ${path} 步`}。`
      : `${n} tokens: ${pairs} of ${all} pairs visible; ${path < 0 ? 'some tokens never hear of each other' : `at most ${path} hops`}.`;
  },
  code: { numpy, pytorch },
};
