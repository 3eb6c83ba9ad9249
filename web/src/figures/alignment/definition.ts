// A small translator with attention, trained in the page: where it looks while it writes each word, from the first step
// to the last, beside where it should look; and what it writes when its weights are changed by hand.

import { choice, text, whole } from '../../codecs.js';
import type { AttentionEdit, Core, ScoreKind, TaskDescription, TaskKind, TaskPair, TrainerConfig } from '../../core.js';
import type { Definition } from '../definition.js';
import { taskNames } from './text.js';

export const tasks = [
  'translation',
  'numerals-to-digits',
  'digits-to-numerals',
  'dates',
  'reverse',
] as const satisfies TaskKind[];
export type Task = (typeof tasks)[number];
export const scores = ['additive', 'general', 'dot', 'concat'] as const satisfies ScoreKind[];
export type Score = (typeof scores)[number];
export const changes = ['learned', 'flatten', 'harden', 'permute', 'mute'] as const satisfies AttentionEdit['kind'][];
export type Change = (typeof changes)[number];

export interface State {
  readonly task: Task;
  readonly score: Score;
  readonly longest: number;
  readonly steps: number;
  /** The source that is looked at; empty: an example of the task. */
  readonly source: string;
  /** What is done to the weights before they are used. */
  readonly change: Change;
  /** Which source word is muted, from 1. */
  readonly muted: number;
}

export interface Result {
  readonly task: TaskDescription;
  readonly longest: number;
  readonly config: TrainerConfig;
  readonly example: TaskPair;
  /** Of the source asked for, as the task reads it. */
  readonly words: readonly string[];
}

export const schema = {
  task: choice<Task>('translation', tasks),
  score: choice<Score>('additive', scores),
  longest: whole(3, 1, 20),
  steps: whole(2500, 50, 10_000),
  source: text('', 200),
  change: choice<Change>('learned', changes),
  muted: whole(1, 1, 64),
} as const;

/**
 * Share of the target words that are replaced by random ones in training: a decoder that cannot rely on the words before
 * looks at the source, and its largest weights come to lie where they should more often.
 */
export const noise = 0.02;

/** As many words as a table of weights shows with their names, the end mark included. */
const mostWords = 16;

/** The longest kind of pair that fits. */
function exampleOf(core: Core, task: Task, highest: number, lowest: number): TaskPair {
  for (let length = highest; length >= lowest; length -= 1) {
    const pairs = core.sampleTask(task, length, length, 32, 3);
    const found = pairs.find(({ source, target }) => source.length <= mostWords && target.length < mostWords);
    if (found) return found;
  }
  return core.sampleTask(task, lowest, lowest, 1, 3)[0]!;
}

export const definition: Definition<State, Result> = {
  tag: 'attn-alignment',
  title: { zh: '对齐是怎样长出来的', en: 'How an alignment grows' },
  schema,
  compute(core: Core, { task, score, longest, steps, source }: State): Result {
    const description = core.describeTask(task);
    const highest = Math.max(description.lowest, Math.min(longest, description.highest));
    const example = exampleOf(core, task, highest, description.lowest);
    return {
      task: description,
      longest: highest,
      config: {
        task,
        score,
        hidden: 32,
        lowest: description.lowest,
        highest,
        seed: 1,
        learning_rate: 0.01,
        decay: 0.5,
        decay_every: Math.ceil(steps / 5),
        label_noise: noise,
      },
      example,
      words: source.trim() === '' ? example.source : core.parseTask(task, source),
    };
  },
  summary({ task }, { words }, language) {
    return language === 'zh'
      ? `任务：${taskNames[task].zh}。原文：${words.join(' ')}。`
      : `Task: ${taskNames[task].en}. Source: ${words.join(' ')}.`;
  },
  code: {},
};
