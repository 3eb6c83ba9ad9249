// The exam that both networks sit, for the reader first: write a row of digits backwards, from a few boxes or from the
// open book. Here is the paper; game.ts has the rules.

import { choice, whole } from '../../codecs.js';
import type { Core, TaskPair } from '../../core.js';
import type { Definition } from '../definition.js';
import { modes, type Mode } from './game.js';

export interface State {
  readonly mode: Mode;
  /** Digits in the row. */
  readonly n: number;
  /** Digits that can be kept when the book is closed. */
  readonly boxes: number;
  readonly seed: number;
}

export interface Result {
  readonly pair: TaskPair;
}

export const schema = {
  mode: choice<Mode>('closed', modes),
  n: whole(8, 2, 16),
  boxes: whole(4, 1, 8),
  seed: whole(28, 1, 999),
} as const;

export const definition: Definition<State, Result> = {
  tag: 'attn-closed-book',
  title: { zh: '闭卷与开卷：你来当解码器', en: 'Closed book, open book: you are the decoder' },
  schema,
  compute: (core: Core, { n, seed }: State) => ({ pair: core.sampleTask('reverse', n, n, 1, seed)[0]! }),
  summary({ mode, n, boxes }, _, language) {
    if (language === 'zh') return mode === 'open' ? `开卷，${n} 个数字。` : `闭卷，${n} 个数字，${boxes} 个格子。`;
    return mode === 'open' ? `Open book, ${n} digits.` : `Closed book, ${n} digits, ${boxes} boxes.`;
  },
  code: {},
};
