// The figure's words.

import type { Language, Text } from '../../language.js';
import type { Score, Task } from './definition.js';

export const taskNames: Readonly<Record<Task, Text>> = {
  translation: { zh: '玩具翻译：中译英', en: 'Toy translation: Chinese to English' },
  'numerals-to-digits': { zh: '中文数字写成阿拉伯数字', en: 'Chinese numerals to digits' },
  'digits-to-numerals': { zh: '阿拉伯数字写成中文数字', en: 'Digits to Chinese numerals' },
  dates: { zh: '各种写法的日期', en: 'Dates in many formats' },
  reverse: { zh: '倒着写一串数字', en: 'Reverse digits' },
};

export const scoreNames: Readonly<Record<Score, Text>> = {
  additive: { zh: '加性（Bahdanau）', en: 'additive (Bahdanau)' },
  general: { zh: 'general（Luong）', en: 'general (Luong)' },
  dot: { zh: '点积（Luong）', en: 'dot (Luong)' },
  concat: { zh: 'concat（Luong）', en: 'concat (Luong)' },
};

export const words = {
  settings: { zh: '任务与网络', en: 'Task and network' },
  task: { zh: '任务', en: 'Task' },
  score: { zh: '打分函数', en: 'Score' },
  longest: { zh: '训练时最长', en: 'Longest in training' },
  steps: { zh: '训练步数', en: 'Training steps' },
  source: { zh: '原文', en: 'Source' },
  look: { zh: '看这一句', en: 'Look at it' },
  weights: { zh: '注意力权重：行是译文，列是原文', en: 'Attention weights: rows are the output, columns the source' },
  gold: {
    zh: '描框的格子是正确的对齐，造句子的语法给出的，训练时不用；没有描框的行，原文里没有与它对应的词；</s> 表示写完了。',
    en: 'Outlined cells are the right alignment, which the grammar that made the sentence gives; training never sees it. A row without one has no word of the source to go with; </s> is the end.',
  },
  noGold: { zh: '这道题没有标准的对齐。', en: 'This task has no right alignment to compare with.' },
  wait: {
    zh: '开始训练，就能看到权重从一片均匀里长出来。',
    en: 'Train, and watch the weights grow out of even rows.',
  },
  change: { zh: '动手改权重，再译一遍', en: 'Change the weights and translate again' },
  byHand: {
    zh: '也可以直接改上面的格子：每一行会重新归一，再用它译一遍。',
    en: 'Or edit the cells above: each row is scaled to 1 again and used.',
  },
  muted: { zh: '屏蔽第几个词', en: 'Which word' },
  network: { zh: '带注意力的翻译网络', en: 'Translator with attention' },
  wanted: { zh: '正确答案', en: 'Right answer' },
  written: { zh: '网络写出', en: 'The network writes' },
  used: { zh: '改过的权重', en: 'The weights as changed' },
  nothing: { zh: '（什么也没写）', en: '(nothing)' },
} as const satisfies Record<string, Text>;

export const hitText: Readonly<Record<Language, (hits: string, exact: string | undefined) => string>> = {
  zh: (hits, exact) =>
    `最大的权重落在正确位置上：${hits}${exact === undefined ? '' : `；新造的最长句子全对：${exact}`}。`,
  en: (hits, exact) =>
    `Largest weight on the right word: ${hits}${exact === undefined ? '' : `; new sentences of the longest kind entirely right: ${exact}`}.`,
};
