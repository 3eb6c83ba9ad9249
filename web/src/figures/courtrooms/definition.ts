// Two courtrooms: a translator and a classifier of remarks, both with attention, both trained in the page. Then the same
// is done to the weights of both, and each is examined again. Here is what will be trained and asked; element.ts does it.

import { choice, text, whole } from '../../codecs.js';
import type { AttentionEdit, Core, TaskKind, TrainerConfig } from '../../core.js';
import type { Codec } from '../../schema.js';
import type { Definition } from '../definition.js';

export const sides = ['translator', 'classifier'] as const;
export type Side = (typeof sides)[number];
/** For each side the lengths trained on, and those examined. */
export const courts = {
  translator: { lowest: 1, highest: 3, lengths: [1, 2, 3] },
  classifier: { lowest: 2, highest: 16, lengths: [8, 12, 16] },
} as const;

/** Sentences to begin with. */
const examples: Readonly<Record<Side, Readonly<Record<Evidence, string>>>> = {
  translator: { many: '昨天我买了书', one: '昨天我买了书' },
  classifier: { many: '这部电影故事精彩演员好', one: '我觉得这部电影真的不好' },
};

/** In how many of a remark's words its verdict is. */
export const evidences = ['many', 'one'] as const;
export type Evidence = (typeof evidences)[number];
export const taskOf = (side: Side, evidence: Evidence): TaskKind =>
  side === 'translator' ? 'translation' : evidence === 'many' ? 'reviews' : 'sentiment';

export const changes = ['permute', 'flatten', 'harden'] as const satisfies AttentionEdit['kind'][];
export type Change = (typeof changes)[number];

export interface State {
  readonly evidence: Evidence;
  /** Mini-batches for each network. */
  readonly steps: number;
  /** Of the networks. */
  readonly seed: number;
  /** Done to the weights of the reader's own sentences. */
  readonly change: Change;
  /** Which of many permutations. */
  readonly shuffle: number;
  /** The sentences; empty: an example. */
  readonly translator: string;
  readonly classifier: string;
  /** What the reader expects to remain of the accuracy, in per cent. */
  readonly guessTranslator: number | undefined;
  readonly guessClassifier: number | undefined;
}

export interface Result {
  readonly configs: Readonly<Record<Side, TrainerConfig>>;
  /** The sentences as the tasks read them. */
  readonly words: Readonly<Record<Side, readonly string[]>>;
}

export const percent = whole(50, 0, 100);
const guess: Codec<number | undefined> = {
  takes: percent.takes,
  initial: undefined,
  parse: (written) => (written.trim() === '' ? undefined : percent.parse(written)),
  format: (value) => (value === undefined ? '' : percent.format(value)),
};

export const schema = {
  evidence: choice<Evidence>('many', evidences),
  steps: whole(900, 50, 3000),
  seed: whole(1, 1, 99),
  change: choice<Change>('permute', changes),
  shuffle: whole(1, 1, 99),
  translator: text('', 200),
  classifier: text('', 200),
  guessTranslator: guess,
  guessClassifier: guess,
} as const;

export const editOf = ({ change, shuffle }: Pick<State, 'change' | 'shuffle'>): AttentionEdit =>
  change === 'permute' ? { kind: change, seed: shuffle } : { kind: change };

export const definition: Definition<State, Result> = {
  tag: 'attn-courtrooms',
  title: { zh: '两个法庭：同样打乱权重', en: 'Two courtrooms: the same shuffle' },
  schema,
  compute(core: Core, { steps, seed, evidence, ...state }: State): Result {
    const config = (side: Side): TrainerConfig => {
      const { lowest, highest } = courts[side];
      const task = taskOf(side, evidence);
      const decay = { decay: 0.5, decay_every: Math.ceil((2 * steps) / 3) };
      return { task, lowest, highest, seed, learning_rate: 0.01, ...decay };
    };
    const words = (side: Side) =>
      core.parseTask(taskOf(side, evidence), state[side].trim() || examples[side][evidence]);
    return {
      configs: { translator: config('translator'), classifier: config('classifier') },
      words: { translator: words('translator'), classifier: words('classifier') },
    };
  },
  summary({ steps, seed }, { words }, language) {
    const [first, second] = sides.map((side) => words[side].join(' '));
    return language === 'zh'
      ? `两个网络各练 ${steps} 步，种子 ${seed}。翻译：${first}。评论：${second}。`
      : `Both networks train for ${steps} steps, seed ${seed}. To translate: ${first}. To judge: ${second}.`;
  },
  code: {},
};
