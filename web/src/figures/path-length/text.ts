// The figure's words.

import type { Language, Text } from '../../language.js';
import type { Kind } from './kinds.js';

export const laneNames: Readonly<Record<Kind, Text>> = {
  rnn: { zh: 'RNN', en: 'RNN' },
  attention: { zh: '自注意力', en: 'Self-attention' },
  window: { zh: '窗口', en: 'Window' },
  global: { zh: '窗口＋全局', en: 'Window + global' },
  convolution: { zh: '卷积', en: 'Convolution' },
  dilated: { zh: '空洞卷积', en: 'Dilated conv.' },
};

export const laneNotes = {
  rnn: { zh: () => '只从左边的邻居听', en: () => 'hears only its left neighbour' },
  attention: { zh: () => '谁都直接看得到谁', en: () => 'everyone sees everyone' },
  window: {
    zh: (window: number) => `只看左右各 ${window} 个`,
    en: (window: number) => `sees ${window} on each side`,
  },
  global: {
    zh: (_: number, globals: number) =>
      globals === 0 ? '没有全局词元，与上一行相同' : globals === 1 ? '第 1 个是全局词元' : `前 ${globals} 个是全局词元`,
    en: (_: number, globals: number) =>
      globals === 0
        ? 'no global token: the same as above'
        : globals === 1
          ? 'the first token is global'
          : `the first ${globals} tokens are global`,
  },
} as const satisfies Record<string, Record<Language, (window: number, globals: number) => string>>;

/** undefined: there is no way. */
export function hopsText(hops: number | undefined, language: Language): string {
  if (language === 'zh') return hops === undefined ? '到不了' : `${hops} 步`;
  return hops === undefined ? 'no way' : hops === 1 ? '1 step' : `${hops} steps`;
}

/** The positions on a path; a long one by its ends. */
export function pathText(path: readonly number[], language: Language, most = Infinity): string {
  if (path.length === 0) return hopsText(undefined, language);
  const shown = path.length > most ? [...path.slice(0, most - 2), '…', path.at(-1)] : path;
  return shown.join(' → ');
}

export const words = {
  n: { zh: '句长 n', en: 'Words n' },
  i: { zh: '起点 i', en: 'From i' },
  j: { zh: '终点 j', en: 'To j' },
  window: { zh: '窗口 w', en: 'Window w' },
  globals: { zh: '全局词元 g', en: 'Globals g' },
  kernel: { zh: '卷积核宽 k', en: 'Kernel width k' },
  settings: { zh: '句长与两端', en: 'The sentence and the two ends' },
  masks: { zh: '掩码', en: 'Masks' },
  hint: {
    zh: '拖动 i、j，或点任意一个位置。浅色带：第 j 个词一步之内读得到的地方。RNN 的一步是一个时刻，注意力和卷积的一步是一层；卷积按只看左边的算。',
    en: 'Drag i and j, or tap any position. The pale band is what word j reads in one step. A step is a moment in the RNN, and a layer of attention or convolution; convolutions look left only.',
  },
  longest: { zh: '全句最长', en: 'longest' },
  positions: { zh: '经过的位置', en: 'Positions on the way' },
  chart: { zh: '任意两处之间最长的一条路', en: 'The longest path between any two positions' },
  steps: { zh: '最长路径（步）', en: 'Longest path (steps)' },
  length: { zh: '句长 n', en: 'Words n' },
  same: {
    zh: 'i 和 j 是同一个位置，不用走。',
    en: 'i and j are the same position: there is nothing to walk.',
  },
} as const satisfies Record<string, Text>;

/** What the chain cannot do, where i stands after j. */
export const oneWay = {
  zh: (i: number, j: number, hops: number) =>
    `这个 RNN 从左往右读，第 ${i} 个词的消息到不了它前面的第 ${j} 个词。淡线是反过来的路：从 ${j} 到 ${i}，${hops} 步。双向 RNN 另有一条从右往左的链，走那条也是 ${hops} 步。`,
  en: (i: number, j: number, hops: number) =>
    `This RNN reads from left to right: news of word ${i} never reaches word ${j} before it. The faint line is the other direction, from ${j} to ${i}: ${hopsText(hops, 'en')}. A bidirectional RNN has a second chain from right to left, and there it takes as many.`,
} as const;
