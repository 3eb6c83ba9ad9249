// The experiment: two networks, the same data, seed and budget. One passes a single fixed vector from its encoder to its
// decoder, the other attends to all of the encoder's states. Here is what will be trained; element.ts trains it.

import { boolean, choice, whole } from '../../codecs.js';
import type { Core, TaskDescription, TaskKind, TrainerConfig } from '../../core.js';
import type { Definition } from '../definition.js';
import { curve, type Curve } from './curve.js';
import { cellNames, taskNames } from './text.js';

export const tasks = ['reverse', 'copy', 'sort', 'translation', 'numerals-to-digits'] as const satisfies TaskKind[];
export type Task = (typeof tasks)[number];
export const cells = ['gru', 'lstm', 'rnn'] as const;
export type Cell = (typeof cells)[number];

/** Which network: `fixed` has one vector between encoder and decoder. */
export type Side = 'fixed' | 'attention';
export const sides = ['fixed', 'attention'] as const satisfies Side[];

export interface State {
  readonly task: Task;
  readonly cell: Cell;
  /** Width of the fixed network's states: how large the suitcase is. */
  readonly h: number;
  /** The longest input in training, in the task's own measure. */
  readonly longest: number;
  /** Mini-batches for each network. */
  readonly steps: number;
  /** How many seeds, each with a pair of networks of its own. */
  readonly seeds: number;
  /** What the reader expects of the fixed network, before it is trained. */
  readonly guess: Curve;
  /** Shows what was recorded instead of what is trained here. */
  readonly recorded: boolean;
}

export interface Result {
  readonly task: TaskDescription;
  /** As the task allows. */
  readonly longest: number;
  /** Measured: those trained on, and some beyond. */
  readonly lengths: readonly number[];
  /** One for each seed. */
  readonly configs: Readonly<Record<Side, readonly TrainerConfig[]>>;
}

export const schema = {
  task: choice<Task>('reverse', tasks),
  cell: choice<Cell>('gru', cells),
  h: whole(32, 16, 128),
  longest: whole(16, 3, 20),
  steps: whole(3000, 100, 10_000),
  seeds: whole(1, 1, 3),
  guess: curve,
  recorded: boolean(false),
} as const;

/** The attending network's states: it does not get larger when the suitcase does. */
export const attendingWidth = 32;

/** Every length to the longest in training and a quarter beyond, thinned where there are many. */
function measured(lowest: number, longest: number, highest: number): number[] {
  const last = Math.min(highest, Math.max(longest + 1, Math.round(longest * 1.25)));
  const stride = Math.max(1, Math.round((last - lowest) / 10));
  const lengths = Array.from({ length: last - lowest + 1 }, (_, k) => lowest + k);
  return lengths.filter((length) => (length - longest) % stride === 0 || length === lowest);
}

export const definition: Definition<State, Result> = {
  tag: 'attn-collapse',
  title: { zh: '现场训练：一个向量，还是回头看', en: 'Trained here: one vector, or looking back' },
  schema,
  compute(core: Core, { task, cell, h, longest, seeds, steps }: State): Result {
    const description = core.describeTask(task);
    const { lowest, highest } = description;
    const most = Math.min(longest, highest);
    const config = (seed: number) => ({
      task,
      cell,
      lowest,
      highest: most,
      seed,
      decay: 0.5,
      decay_every: Math.ceil(steps / 3),
    });
    const each = (width: number, score: 'none' | 'additive') =>
      Array.from({ length: seeds }, (_, k): TrainerConfig => ({ ...config(k + 1), hidden: width, score }));
    return {
      task: description,
      longest: most,
      lengths: measured(lowest, most, highest),
      configs: { fixed: each(h, 'none'), attention: each(attendingWidth, 'additive') },
    };
  },
  summary(state, { longest }, language) {
    const [task, cell] = [taskNames[state.task][language], cellNames[state.cell]];
    return language === 'zh'
      ? `任务：${task}；${cell}，固定向量宽 ${state.h}；训练长度到 ${longest}，各训练 ${state.steps} 步。`
      : `Task: ${task}; ${cell}, fixed vector of width ${state.h}; trained up to length ${longest}, ${state.steps} steps each.`;
  },
  code: {},
};
