// An alignment drawn by the reader, before one is shown: a trained network's, as recorded, for a sentence of the toy
// grammar; for the others, what people say.

import { boolean, choice, mask } from '../../codecs.js';
import type { Core, Mask, Matrix } from '../../core.js';
import { isVisible } from '../../matrix.js';
import { recordedDrawing } from '../../training/recorded.js';
import type { Definition } from '../definition.js';
import { byHand, type Pair } from './pairs.js';

export const pairs = ['toy', 'beijing', 'area'] as const;
export type PairName = (typeof pairs)[number];

export interface State {
  readonly pair: PairName;
  /** (target, source), 1 where the reader expects the network to look; it counts while it has that size. */
  readonly drawn: Mask | null;
  /** Whether the answer is laid over it. */
  readonly shown: boolean;
}

export interface Result extends Pair {
  /** 0 and 1. */
  readonly drawn: Matrix;
  /** The network's; undefined where none was trained. */
  readonly weights: Matrix | undefined;
  /** Target words that have a source word. */
  readonly words: number;
  /** Of those, the ones of which just the right cell is drawn. */
  readonly right: number;
  /** And those where the network's largest weight lies right. */
  readonly hits: number;
}

const limit = { maxRows: 16, maxCols: 16 };
export const schema = {
  pair: choice<PairName>('toy', pairs),
  drawn: mask(limit),
  shown: boolean(false),
} as const;

function toy(): Pair & { readonly weights: Matrix; readonly hits: number } {
  const { source, target, gold, weights, hit_rate } = recordedDrawing().aligned;
  return { source, target, gold, weights, hits: Math.round(hit_rate * counted(gold)) };
}
const counted = (gold: readonly number[]) => gold.filter((place) => place >= 0).length;

/** The reader's cells of a target word. */
const places = ({ cols, data }: Matrix, row: number): number[] =>
  [...data.subarray(row * cols, (row + 1) * cols)].flatMap((x, j) => (x === 0 ? [] : [j]));

export const definition: Definition<State, Result> = {
  tag: 'attn-draw-alignment',
  title: { zh: '先画你想的对齐', en: 'First draw the alignment you expect' },
  schema,
  compute(_: Core, { pair, drawn }: State): Result {
    const { source, target, gold, weights, hits } =
      pair === 'toy' ? toy() : { ...byHand[pair], weights: undefined, hits: 0 };
    const [rows, cols] = [target.length, source.length];
    const fits = drawn?.queries === rows && drawn.keys === cols ? drawn : undefined;
    const data = Float32Array.from({ length: rows * cols }, (_, k) =>
      Number(fits !== undefined && isVisible(fits, Math.floor(k / cols), k % cols)),
    );
    const own: Matrix = { rows, cols, data };
    const isRight = (place: number, row: number) => place >= 0 && String(places(own, row)) === String(place);
    const right = gold.filter(isRight).length;
    return { source, target, gold, weights, drawn: own, words: counted(gold), right, hits };
  },
  summary({ shown }, { words, right, weights, hits }, language) {
    if (!shown) return language === 'zh' ? '画好以后，再看答案。' : 'Draw first, then look at the answer.';
    const own = language === 'zh' ? `${words} 个词里你画对 ${right} 个` : `You have ${right} of ${words} words right`;
    const network = language === 'zh' ? `，网络看对 ${hits} 个` : `, the network ${hits}`;
    return `${own}${weights ? network : ''}${language === 'zh' ? '。' : '.'}`;
  },
  code: {},
};
