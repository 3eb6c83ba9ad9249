// How many steps word i's information takes to word j: along an RNN's chain, by self-attention, within a window, and
// with global tokens (Vaswani et al. 2017, table 1; Longformer's masks). Positions count from 1.

import { whole } from '../../codecs.js';
import type { Core } from '../../core.js';
import type { Definition } from '../definition.js';
import { latex, numpy, pytorch } from './code.js';
import { growthOf, longestSentence, type Growth } from './growth.js';
import { lanes, type Lane } from './kinds.js';
import { masksOf, runsOf } from './masks.js';
import { hopsText, laneNames } from './text.js';

export interface State {
  /** Words in the sentence. */
  readonly n: number;
  /** From word i to word j. A position beyond the end is the last one, so that a sentence may shrink and grow again. */
  readonly i: number;
  readonly j: number;
  /** Neighbours seen on each side. */
  readonly window: number;
  /** The first tokens that see all and are seen by all. */
  readonly globals: number;
  /** Width of the convolutions in the chart. */
  readonly kernel: number;
}

export interface Route {
  readonly lane: Lane;
  /** The positions on the way, both ends included; empty where no information gets from i to j. */
  readonly path: readonly number[];
  /** Between any two positions of the sentence. */
  readonly longest: number;
  /** What word j reads in one hop. */
  readonly reads: readonly (readonly [first: number, last: number])[];
}
export interface Result {
  readonly n: number;
  readonly i: number;
  readonly j: number;
  readonly routes: readonly Route[];
  /** Where the chain has no way from i to j: its way from j to i. */
  readonly back: readonly number[];
  readonly growth: Growth;
}

export const schema = {
  n: whole(12, 2, longestSentence),
  i: whole(2, 1, longestSentence),
  j: whole(longestSentence, 1, longestSentence),
  window: whole(3, 1, longestSentence - 1),
  globals: whole(1, 0, 16),
  kernel: whole(3, 2, 64),
} as const;

/** How many hops a path has; undefined where there is none. */
export const hopsOf = (path: readonly number[]): number | undefined => (path.length > 0 ? path.length - 1 : undefined);

export const definition: Definition<State, Result> = {
  tag: 'attn-path-length',
  title: { zh: '信息要走几步：路径长度', en: 'How many steps: path length' },
  schema,
  compute(core: Core, state: State): Result {
    const { n, window, globals, kernel } = state;
    const [i, j] = [Math.min(state.i, n), Math.min(state.j, n)];
    const masks = masksOf(core, n, window, globals);
    const growth = growthOf(core, n, window, globals, kernel);
    const path = (lane: Lane, from: number, to: number) =>
      core.shortestPath(masks[lane], from - 1, to - 1).map((position) => position + 1);
    const routes = lanes.map((lane): Route => ({
      lane,
      path: path(lane, i, j),
      longest: growth[lane].find((point) => point[0] === n)?.[1] ?? NaN,
      reads: runsOf(masks[lane], j),
    }));
    return { n, i, j, routes, back: i > j ? path('rnn', j, i) : [], growth };
  },
  summary(_, { i, j, routes }, language) {
    const told = routes.map(({ lane, path }) => `${laneNames[lane][language]} ${hopsText(hopsOf(path), language)}`);
    return language === 'zh'
      ? `从第 ${i} 个词到第 ${j} 个词：${told.join('，')}。`
      : `From word ${i} to word ${j}: ${told.join(', ')}.`;
  },
  code: { numpy, pytorch, latex },
};
