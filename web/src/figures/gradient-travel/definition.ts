// How long the last output's gradient still is when it arrives at the input k steps before: through an RNN, an LSTM, a GRU
// and a layer of self-attention, all of random weights, on the same random sequences (core: gradient_travel.h).

import { number, whole } from '../../codecs.js';
import type { Core, GradientTravel } from '../../core.js';
import { latest } from '../../remember.js';
import type { Definition } from '../definition.js';
import { sentence } from './text.js';

export const kinds = ['rnn', 'lstm', 'gru', 'attention'] as const satisfies (keyof GradientTravel)[];
export type Kind = (typeof kinds)[number];

export interface State {
  /** Words in the sentence. */
  readonly n: number;
  /** Width of inputs and states. */
  readonly hidden: number;
  /** Recurrent matrices are this times an orthogonal one. */
  readonly gain: number;
  /** Bias of what keeps the old state. */
  readonly forget: number;
  readonly seed: number;
  /** The distance looked at; beyond the sentence it is the longest there is. */
  readonly k: number;
}

export interface Result {
  readonly k: number;
  readonly travel: GradientTravel;
}

export const longestSentence = 512;
export const schema = {
  n: whole(64, 3, longestSentence),
  hidden: whole(16, 1, 24),
  gain: number({ initial: 1, min: 0, max: 5 }),
  forget: number({ initial: 1, min: -2, max: 8 }),
  seed: whole(1, 1, 999),
  k: whole(30, 1, longestSentence - 1),
} as const;

/** Looking at another distance measures nothing again. */
const measured = latest((core: Core, n: number, hidden: number, gain: number, forget_bias: number, seed: number) =>
  core.gradientTravel!({ n, hidden, gain, forget_bias, seed }),
);

export const definition: Definition<State, Result> = {
  tag: 'attn-gradient-travel',
  title: { zh: '梯度走多远：量一量', en: 'How far a gradient travels, measured' },
  schema,
  compute: (core: Core, { n, hidden, gain, forget, seed, k }) => ({
    k: Math.min(k, n - 1),
    travel: measured(core, n, hidden, gain, forget, seed),
  }),
  summary: (_, result, language) => sentence(result, language),
  code: {},
};
