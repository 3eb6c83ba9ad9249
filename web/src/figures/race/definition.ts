// How long forms of attention and an LSTM take on the reader's own machine, against the length; and what they have to do
// and to hold by formula (core: cost.h). What is measured is no part of the state.

import { choice, whole } from '../../codecs.js';
import type { Contender, Core, Cost } from '../../core.js';
import type { Definition } from '../definition.js';

export const contenders = ['plain', 'flash', 'windowed', 'linear', 'lstm'] as const satisfies readonly Contender[];

export const longests = ['256', '512', '1024', '2048', '4096', '8192'] as const;
export type Longest = (typeof longests)[number];

export interface State {
  /** Width of queries, keys and values, and of the LSTM's state. */
  readonly d: number;
  /** Of the windowed one, on each side. */
  readonly window: number;
  /** Of the longest sequence. */
  readonly longest: Longest;
}

export interface Result {
  /** Powers of two. */
  readonly lengths: readonly number[];
  readonly costs: Readonly<Record<Contender, readonly Cost[]>>;
}

export const schema = {
  d: whole(64, 4, 256),
  window: whole(64, 0, 1024),
  longest: choice('4096', longests),
} as const;

const shortest = 64;

export const definition: Definition<State, Result> = {
  tag: 'attn-race',
  title: { zh: '在你这台机器上赛一赛', en: 'A race on your machine' },
  schema,
  compute(core: Core, { d, window, longest }: State): Result {
    const lengths = Array.from({ length: 1 + Math.log2(Number(longest) / shortest) }, (_, k) => shortest * 2 ** k);
    const costsOf = (one: Contender) => lengths.map((n) => core.contenderCost!(one, n, d, window));
    return {
      lengths,
      costs: Object.fromEntries(contenders.map((one) => [one, costsOf(one)])) as unknown as Result['costs'],
    };
  },
  summary: ({ d, window, longest }, _, language) =>
    language === 'zh'
      ? `d = ${d}，窗口左右各 ${window}，最长 ${longest}。还没有量。`
      : `d = ${d}, a window of ${window} on each side, up to ${longest}. Nothing is measured yet.`,
  code: {},
};
