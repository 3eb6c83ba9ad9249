// What every figure that trains says.

import type { AttentionEdit } from '../core.js';
import type { Language, Text } from '../language.js';
import type { Phase } from './run.js';

export const phaseNames: Readonly<Record<Phase, Text>> = {
  ready: { zh: '还没开始', en: 'not started' },
  running: { zh: '训练中', en: 'training' },
  paused: { zh: '暂停', en: 'paused' },
  done: { zh: '练完了', en: 'done' },
  diverged: { zh: '发散了：损失不再是有限的数', en: 'diverged: the loss is no longer finite' },
  lost: { zh: '训练中断了', en: 'training broke off' },
  recorded: { zh: '录好的', en: 'recorded' },
};

export const words = {
  start: { zh: '开始训练', en: 'Train' },
  pause: { zh: '暂停', en: 'Pause' },
  resume: { zh: '继续', en: 'Go on' },
  restart: { zh: '重新训练', en: 'Train again' },
  recorded: { zh: '看录好的一次', en: 'Show a recorded run' },
  onPage: {
    zh: '这里不许另开线程，训练借用页面自己的时间，会慢一些。',
    en: 'No worker is allowed here, so training borrows the page’s own time and is slower.',
  },
  waits: { zh: '图不在屏幕上时，训练会停下来等你。', en: 'Out of sight, training waits for you.' },
} as const satisfies Record<string, Text>;

/** Of a slider over what was measured on the way. */
export const snapshotText: Readonly<Record<Language, (step: number) => string>> = {
  zh: (step) => `快照（第 ${step} 步）`,
  en: (step) => `Snapshot (step ${step})`,
};

/** What may be done to the weights. */
export const changeNames: Readonly<Record<Exclude<AttentionEdit['kind'], 'given'>, Text>> = {
  learned: { zh: '学来的权重', en: 'As learned' },
  flatten: { zh: '全摊平', en: 'Flatten' },
  harden: { zh: '只留最大的', en: 'Harden' },
  permute: { zh: '打乱', en: 'Permute' },
  mute: { zh: '屏蔽一个词', en: 'Mute a word' },
};

/** What is not trained here and now says so. */
export const recordedText: Readonly<Record<Language, (steps: number, seeds: readonly number[]) => string>> = {
  zh: (steps, seeds) =>
    `录好的结果，不是刚才练的：种子 ${seeds.join('、')}，${steps} 步，由同一套 C++ 内核练出（npm run record）。`,
  en: (steps, seeds) =>
    `A recorded run, not one trained just now: ${seeds.length > 1 ? 'seeds' : 'seed'} ${seeds.join(', ')}, ${steps} steps, by the same C++ core (npm run record).`,
};

/** Where a run stands. */
export const progressText: Readonly<
  Record<Language, (steps: number, all: number, rate: number, left: number) => string>
> = {
  zh: (steps, all, rate, left) =>
    `${steps} / ${all} 步${Number.isFinite(rate) ? `，每秒 ${Math.round(rate)} 步` : ''}${left >= 0.5 ? `，还要约 ${Math.ceil(left)} 秒` : ''}`,
  en: (steps, all, rate, left) =>
    `step ${steps} of ${all}${Number.isFinite(rate) ? `, ${Math.round(rate)} a second` : ''}${left >= 0.5 ? `, about ${Math.ceil(left)} s left` : ''}`,
};

export const lossText: Readonly<Record<Language, (loss: number) => string>> = {
  zh: (loss) => ` · 损失 ${loss.toFixed(3)}`,
  en: (loss) => ` · loss ${loss.toFixed(3)}`,
};
