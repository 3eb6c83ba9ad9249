// The figure's words.

import type { Language, Text } from '../../language.js';
import type { Cell, Side, Task } from './definition.js';

export const taskNames: Readonly<Record<Task, Text>> = {
  reverse: { zh: '倒着写一串数字', en: 'Reverse digits' },
  copy: { zh: '照抄一串数字', en: 'Copy digits' },
  sort: { zh: '给数字排序', en: 'Sort digits' },
  translation: { zh: '玩具翻译：中译英', en: 'Toy translation: Chinese to English' },
  'numerals-to-digits': { zh: '中文数字写成阿拉伯数字', en: 'Chinese numerals to digits' },
};

/** What is counted along the axis. */
export const lengthNames: Readonly<Record<Task, Text>> = {
  reverse: { zh: '句长（数字个数）', en: 'Length (digits)' },
  copy: { zh: '句长（数字个数）', en: 'Length (digits)' },
  sort: { zh: '句长（数字个数）', en: 'Length (digits)' },
  translation: { zh: '句长（分句个数）', en: 'Length (clauses)' },
  'numerals-to-digits': { zh: '数的位数', en: 'Decimal digits' },
};

export const cellNames: Readonly<Record<Cell, string>> = { gru: 'GRU', lstm: 'LSTM', rnn: 'RNN' };

export const sideNames: Readonly<Record<Side, Text>> = {
  fixed: { zh: '一个固定向量', en: 'One fixed vector' },
  attention: { zh: '注意力', en: 'Attention' },
};

export const words = {
  settings: { zh: '任务与网络', en: 'Task and networks' },
  task: { zh: '任务', en: 'Task' },
  cell: { zh: '循环单元', en: 'Cell' },
  h: { zh: '固定向量的宽度 h', en: 'Width h of the fixed vector' },
  longest: { zh: '训练时最长', en: 'Longest in training' },
  steps: { zh: '训练步数', en: 'Training steps' },
  moreSeeds: { zh: '再用两个种子各练一遍', en: 'Two more seeds' },
  guess: { zh: '先画出你的预期', en: 'First draw what you expect' },
  guessing: {
    zh: '固定向量的正确率会怎样随句长变化？在图上拖出一条线，或用下面的滑块；不画也可以直接开始。',
    en: 'How will the accuracy of the fixed vector change with length? Draw a line across the chart, or use the sliders below; or skip this and train.',
  },
  byKeys: { zh: '用滑块画', en: 'Draw with sliders' },
  clear: { zh: '擦掉', en: 'Clear' },
  expected: { zh: '你的预期', en: 'Your guess' },
  chart: { zh: '整句全对的比例', en: 'Whole outputs that are right' },
  share: { zh: '全对的比例', en: 'Exact match' },
  try: { zh: '自己出一题', en: 'Set a problem of your own' },
  ask: { zh: '问两个网络', en: 'Ask both' },
  right: { zh: '正确答案', en: 'Right answer' },
  nothing: { zh: '（什么也没写）', en: '(nothing)' },
} as const satisfies Record<string, Text>;

/** What came out, in words that follow the numbers. */
export const verdict: Readonly<
  Record<
    Language,
    (o: {
      longest: number;
      h: number;
      fixed: string;
      attention: string;
      beyond: string | undefined;
      beyondLength: number;
    }) => string
  >
> = {
  zh: ({ longest, h, fixed, attention, beyond, beyondLength }) =>
    `长度 ${longest}（训练时最长）：固定向量（h = ${h}）全对 ${fixed}，注意力 ${attention}。${beyond === undefined ? '' : `长度 ${beyondLength} 是训练时没有的，注意力在那里全对 ${beyond}。${beyond === attention ? '' : '它搬走的是瓶颈，不是一切。'}`}`,
  en: ({ longest, h, fixed, attention, beyond, beyondLength }) =>
    `At length ${longest}, the longest in training: the fixed vector (h = ${h}) gets ${fixed} right, attention ${attention}.${beyond === undefined ? '' : ` Length ${beyondLength} was never seen in training; there attention gets ${beyond}.${beyond === attention ? '' : ' It removes the bottleneck, and not every other limit.'}`}`,
};

export const seedText: Readonly<Record<Language, (seeds: number) => string>> = {
  zh: (seeds) => (seeds === 1 ? '' : `线是 ${seeds} 个种子的平均，点是每个种子。`),
  en: (seeds) => (seeds === 1 ? '' : ` Lines are the mean of ${seeds} seeds, points are each of them.`),
};

export const trainedText: Readonly<Record<Language, (longest: number) => string>> = {
  zh: (longest) => `训练到 ${longest} 为止`,
  en: (longest) => `trained up to ${longest}`,
};

export const lengthSymbol: Text = { zh: '长度', en: 'length' };
