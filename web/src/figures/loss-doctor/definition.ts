// A small perceptron on a small task, trained with settings that may be good or bad: what its loss does at every step, and
// the norm of its gradient. Here is what will be trained; element.ts trains it.

import { choice, number, whole } from '../../codecs.js';
import type { Core, OptimiserKind, TaskKind, TrainerConfig } from '../../core.js';
import type { Definition } from '../definition.js';
import { optimiserNames, taskNames } from './text.js';

export const tasks = ['glyphs', 'xor'] as const satisfies TaskKind[];
export type Task = (typeof tasks)[number];
export const optimisers = ['sgd', 'adam', 'adamw'] as const satisfies OptimiserKind[];

export interface State {
  readonly task: Task;
  readonly optimiser: OptimiserKind;
  readonly rate: number;
  /** The gradient's largest norm; 0: any. */
  readonly clip: number;
  readonly decay: number;
  /** Share of labels replaced by random ones, in per cent. */
  readonly noise: number;
  readonly steps: number;
  readonly seed: number;
}

export interface Result {
  readonly config: TrainerConfig;
}

export const schema = {
  task: choice<Task>('glyphs', tasks),
  optimiser: choice<OptimiserKind>('sgd', optimisers),
  rate: number({ initial: 1, min: 0.0001, max: 100 }),
  clip: number({ initial: 0, min: 0, max: 10 }),
  decay: number({ initial: 0, min: 0, max: 1 }),
  noise: whole(0, 0, 100),
  steps: whole(500, 100, 1000),
  seed: whole(1, 1, 99),
} as const;

export const definition: Definition<State, Result> = {
  tag: 'attn-loss-doctor',
  title: { zh: '损失门诊：振荡、平台、NaN', en: 'The loss clinic: oscillation, plateau, NaN' },
  schema,
  compute: (_: Core, { task, optimiser, rate, clip, decay, noise, seed }: State): Result => ({
    config: {
      task,
      optimiser,
      learning_rate: rate,
      clip,
      weight_decay: decay,
      label_noise: noise / 100,
      highest: 1,
      hidden: 32,
      seed,
    },
  }),
  summary: ({ task, optimiser, rate, clip, decay, noise }, _, language) =>
    language === 'zh'
      ? `任务：${taskNames[task].zh}；${optimiserNames[optimiser]}，学习率 ${rate}，裁剪 ${clip || '无'}，权重衰减 ${decay}，换掉的标签 ${noise}%。`
      : `Task: ${taskNames[task].en}; ${optimiserNames[optimiser]}, learning rate ${rate}, clipping ${clip || 'none'}, weight decay ${decay}, labels replaced ${noise}%.`,
  code: {},
};
