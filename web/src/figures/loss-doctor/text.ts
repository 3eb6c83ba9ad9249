// The figure's words.

import type { OptimiserKind } from '../../core.js';
import type { Language, Text } from '../../language.js';
import type { Task } from './definition.js';
import type { Ailment } from './presets.js';
import type { Finding } from './record.js';

export const taskNames: Readonly<Record<Task, Text>> = {
  glyphs: { zh: '8×8 点阵数字', en: 'Digits of 8 × 8 points' },
  xor: { zh: '异或（XOR）', en: 'Exclusive or (XOR)' },
};

export const optimiserNames: Readonly<Record<OptimiserKind, string>> = {
  sgd: 'SGD',
  adam: 'Adam + L2',
  adamw: 'AdamW',
};

export const ailmentNames: Readonly<Record<Ailment, Text>> = {
  oscillation: { zh: '让它振荡', en: 'Make it oscillate' },
  decay: { zh: '让它停在平台上', en: 'Put it on a plateau' },
  labels: { zh: '另一种平台', en: 'Another plateau' },
  explosion: { zh: '让它变成 NaN', en: 'Make it NaN' },
};

export const words = {
  settings: { zh: '训练的设置', en: 'Settings of the training' },
  task: { zh: '任务', en: 'Task' },
  optimiser: { zh: '优化器', en: 'Optimiser' },
  rate: { zh: '学习率', en: 'Learning rate' },
  clip: { zh: '裁剪（0 关）', en: 'Clipping (0 = none)' },
  decay: { zh: '权重衰减', en: 'Weight decay' },
  noise: { zh: '错误标签（%）', en: 'Random labels (%)' },
  steps: { zh: '步数', en: 'Steps' },
  seed: { zh: '随机种子', en: 'Seed' },
  sick: { zh: '开一个病例：', en: 'A patient, please:' },
  loss: { zh: '每一步的损失', en: 'Loss at every step' },
  norm: { zh: '梯度的范数（裁剪之前）', en: 'Norm of the gradient (before clipping)' },
  step: { zh: '步', en: 'Step' },
  stepLoss: { zh: '每步', en: 'each step' },
  mean: { zh: '50 步平均', en: 'mean of 50' },
  before: { zh: '上一次', en: 'run before' },
  gradient: { zh: '梯度范数', en: 'gradient norm' },
  limit: { zh: '裁剪线', en: 'clipped above' },
  network: { zh: '一层隐藏层的小网络', en: 'A small network with one hidden layer' },
  later: {
    zh: '新设置从下一次训练起生效；这一次的曲线会留下来对照。',
    en: 'New settings hold from the next training on; this curve stays for comparison.',
  },
  hint: { zh: '给我一个提示', en: 'Give me a hint' },
  wait: { zh: '按“开始训练”，或开一个病例。', en: 'Press “Train”, or ask for a patient.' },
} as const satisfies Record<string, Text>;

export const findingText: Readonly<
  Record<Language, Readonly<Record<Finding, (step: number, mean: string, least: string, most: string) => string>>>
> = {
  zh: {
    young: () => '步数还少，再等等。',
    diverged: (step) => `第 ${step} 步，损失或梯度不再是有限的数，训练停在这里；参数没有被它弄坏。`,
    falls: (_, mean) => `降下来了：最近 50 步平均 ${mean}。`,
    oscillates: (_, mean, least, most) => `在振荡：最近 50 步在 ${least} 和 ${most} 之间跳，平均 ${mean}。`,
    stays: (_, mean, least, most) => `停在平台上：最近 50 步平均 ${mean}，最低 ${least}，最高 ${most}。`,
  },
  en: {
    young: () => 'Too few steps to tell; wait.',
    diverged: (step) =>
      `At step ${step} the loss or its gradient was no longer finite, and training stopped before the parameters followed.`,
    falls: (_, mean) => `It has come down: mean ${mean} over the last 50 steps.`,
    oscillates: (_, mean, least, most) =>
      `It oscillates: over the last 50 steps it jumps between ${least} and ${most}, mean ${mean}.`,
    stays: (_, mean, least, most) =>
      `It is on a plateau: over the last 50 steps mean ${mean}, least ${least}, most ${most}.`,
  },
};

export const rightText: Readonly<Record<Language, (share: string) => string>> = {
  zh: (share) => `标签正确的新样本，答对 ${share}。`,
  en: (share) => `Of new examples with right labels it gets ${share}.`,
};

export const hints: Readonly<Record<Exclude<Finding, 'young'>, Text>> = {
  diverged: {
    zh: '把学习率减半，再减半，直到它不再炸；或者在炸之前就打开裁剪，比如 1。等到已经是 NaN 再剪就晚了：NaN 除以 NaN 的范数还是 NaN，而且每个参数都会沾上。',
    en: 'Halve the learning rate, and again, until it no longer blows up; or turn clipping on before it does, at 1 say. After the NaN it is too late: a NaN divided by a norm that is NaN is NaN, now in every parameter.',
  },
  oscillates: {
    zh: '步子太大，在谷底两边来回跨。把学习率除以 5，再练一遍，看跳动的幅度小了多少。',
    en: 'The steps are too long: it strides across the valley and back. Divide the learning rate by 5, train again, and see how much smaller the jumps are.',
  },
  stays: {
    zh: '先看权重衰减：调回 0 再练。还是不降，就去查标签：换掉的调到 0%。都没问题，再想想学习率是不是太小。',
    en: 'Look at the weight decay first: set it to 0 and train again. If it still stays, check the labels: set those replaced to 0%. If both are fine, the learning rate may be too small.',
  },
  falls: {
    zh: '它很健康。试试把学习率一直加大，看看从哪里开始生病。',
    en: 'It is healthy. Raise the learning rate little by little and see where it falls ill.',
  },
};
