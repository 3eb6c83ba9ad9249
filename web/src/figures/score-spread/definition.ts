// Random queries and keys of width d: how far their scores spread, what the softmax then makes of them, with and without
// the division by √d (Vaswani et al. 2017, section 3.2.1).

import { number } from '../../codecs.js';
import type { Core, Matrix, ScoreSpread, Spread } from '../../core.js';
import type { Definition } from '../definition.js';
import { numpy, pytorch } from './code.js';
import { keys, queries, widths } from './sizes.js';

export interface State {
  /** Of a query and a key. */
  readonly d: number;
  /** Standard deviation of their entries. */
  readonly sigma: number;
  readonly seed: number;
}

export type Measure = Exclude<keyof Spread, 'largest'>;
export const measures = ['deviation', 'entropy', 'sensitivity'] as const satisfies readonly Measure[];
export const sides = ['raw', 'scaled'] as const;
export type Side = (typeof sides)[number];

export interface Result {
  readonly now: ScoreSpread;
  /** Of the first queries, a row each. */
  readonly weights: Readonly<Record<Side, Matrix>>;
  /** By width. */
  readonly curves: Readonly<Record<Side, Readonly<Record<Measure, readonly (readonly [d: number, value: number])[]>>>>;
}

export const schema = {
  d: number({ initial: 64, min: 1, max: 1024, integer: true }),
  sigma: number({ initial: 1, min: 0.01, max: 100 }),
  seed: number({ initial: 1, min: 1, max: 1000, integer: true }),
} as const;

/** Rows that are drawn. */
const shown = 8;

export const definition: Definition<State, Result> = {
  tag: 'attn-score-spread',
  title: { zh: '为什么要除以 √d：分数摊得有多开', en: 'Why divide by √d: how far scores spread' },
  schema,
  compute(core: Core, { d, sigma, seed }: State): Result {
    const now = core.scoreSpread(d, queries, keys, sigma, seed);
    const all = widths.map((width) => [width, core.scoreSpread(width, queries, keys, sigma, seed)] as const);
    const curvesOf = (side: Side) =>
      Object.fromEntries(
        measures.map((measure) => [measure, all.map(([width, spread]) => [width, spread[side][measure]])]),
      ) as unknown as Result['curves'][Side];
    const first = { rows: shown, cols: keys, data: now.scores.data.slice(0, shown * keys) };
    const weights = (temperature: number) => core.maskedSoftmax(first, null, temperature).weights;
    return {
      now,
      weights: { raw: weights(1), scaled: weights(Math.sqrt(d)) },
      curves: { raw: curvesOf('raw'), scaled: curvesOf('scaled') },
    };
  },
  summary({ d }, { now: { raw, scaled } }, language) {
    const [before, after] = [raw, scaled].map(({ deviation }) => deviation.toPrecision(3));
    return language === 'zh'
      ? `d = ${d}：分数的标准差 ${before}，除以 √d 以后 ${after}。`
      : `d = ${d}: the scores' standard deviation is ${before}, and ${after} after the division by √d.`;
  },
  code: { numpy, pytorch },
};
