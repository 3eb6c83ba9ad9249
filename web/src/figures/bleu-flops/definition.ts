// Is the Transformer cheaper? BLEU against the operations of training, for a pair that the reader chooses and judges.

import { choice } from '../../codecs.js';
import type { Definition } from '../definition.js';
import { others, ours, systems, type Others, type Ours } from './systems.js';
import { summaries } from './text.js';

export const answers = ['open', 'cheaper', 'not-cheaper'] as const;

export interface State {
  readonly ours: Ours;
  readonly other: Others;
  /** What the reader says of the pair. */
  readonly answer: (typeof answers)[number];
}

export type Verdict = 'cheaper' | 'as-dear' | 'dearer';

export interface Result {
  /** Operations of ours for each of the other's. */
  readonly ratio: number;
  /** Points of BLEU that ours has more. */
  readonly gain: number;
  readonly verdict: Verdict;
  /** undefined before there is an answer. */
  readonly isRight: boolean | undefined;
}

export const schema = {
  ours: choice('base', ours),
  other: choice('gnmt', others),
  answer: choice('open', answers),
} as const;

/** The table has two digits: what differs by less than one in twenty is the same. */
const tolerance = 0.05;

export const definition: Definition<State, Result> = {
  tag: 'attn-bleu-flops',
  title: { zh: 'Transformer 更便宜吗：你来判', en: 'Was the Transformer cheaper? You decide' },
  schema,
  compute(_, { ours, other, answer }): Result {
    const [a, b] = [systems[ours], systems[other]];
    const ratio = a.flops / b.flops;
    const verdict = ratio < 1 - tolerance ? 'cheaper' : ratio > 1 + tolerance ? 'dearer' : 'as-dear';
    return {
      ratio,
      gain: a.bleu - b.bleu,
      verdict,
      isRight: answer === 'open' ? undefined : (answer === 'cheaper') === (verdict === 'cheaper'),
    };
  },
  summary: (state, result, language) => summaries[language](state, result),
  code: {},
};
