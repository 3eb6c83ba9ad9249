// The figure's words, and what the measured numbers say in a sentence.

import { countText } from '../../draw/chart-format.js';
import type { Language, Text } from '../../language.js';
import type { Kind, Result } from './definition.js';

export const kindNames: Readonly<Record<Kind, Text>> = {
  rnn: { zh: 'RNN', en: 'RNN' },
  lstm: { zh: 'LSTM', en: 'LSTM' },
  gru: { zh: 'GRU', en: 'GRU' },
  attention: { zh: '自注意力', en: 'Self-attention' },
};

export const words = {
  settings: { zh: '句子与网络', en: 'The sentence and the networks' },
  n: { zh: '句长 n', en: 'Words n' },
  hidden: { zh: '状态宽度 h', en: 'State width h' },
  gain: { zh: '循环矩阵的增益 g', en: 'Recurrent gain g' },
  forget: { zh: '遗忘门偏置 b', en: 'Forget-gate bias b' },
  seed: { zh: '随机种子', en: 'Seed' },
  k: { zh: '看距离 k', en: 'Distance k' },
  cases: { zh: '四种情形', en: 'Four cases' },
  chart: {
    zh: '最后一个输出的梯度，传到 k 步之前的输入时还有多大',
    en: 'What is left of the last output’s gradient at the input k steps earlier',
  },
  distance: { zh: '距离 k（步）', en: 'Distance k (steps)' },
  norm: { zh: '梯度的长度', en: 'Length of the gradient' },
  layer: { zh: '层', en: 'Layer' },
  spread: {
    zh: '量到的长度：五条序列的中位数，最小 – 最大',
    en: 'Lengths measured: median of five sequences, least – largest',
  },
  how: {
    zh: '网络没有训练过，权重和序列都是随机的；出发时梯度长度为 1。线是五条序列的中位数，淡色带从最小到最大。g 乘在循环矩阵（正交）上；b 加在 LSTM 的遗忘门和 GRU 的更新门上，偏置越大，旧状态保留得越多。g、b 都与自注意力无关。',
    en: 'Untrained networks, with random weights and sequences; the gradient sets out with length 1. Lines are medians of five sequences, pale bands go from the least to the largest. g multiplies the recurrent matrices, which are orthogonal; b is added in the LSTM’s forget gate and the GRU’s update gate: the larger, the more of the old state is kept. Neither touches self-attention.',
  },
} as const satisfies Record<string, Text>;

export const atDistance: Readonly<Record<Language, (k: number) => string>> = {
  zh: (k) => `隔 ${k} 步`,
  en: (k) => (k === 1 ? '1 step away' : `${k} steps away`),
};

/** Cases worth seeing. */
export const cases: readonly { readonly name: Text; readonly gain: number; readonly forget: number }[] = [
  { name: { zh: '刚初始化', en: 'Fresh' }, gain: 1, forget: 1 },
  { name: { zh: '门几乎全开', en: 'Gates kept open' }, gain: 1, forget: 5 },
  { name: { zh: 'RNN 恰好传得动', en: 'RNN just carries' }, gain: 2, forget: 1 },
  { name: { zh: 'RNN 爆炸', en: 'RNN explodes' }, gain: 4, forget: 1 },
];

const rounded = (x: number) => countText(Number(x.toPrecision(2)));

/** What became of a gradient between one step and k steps. */
export function fate(near: number, far: number, language: Language): string {
  const zh = language === 'zh';
  if (far === 0) return zh ? '小得 float32 里只剩 0' : 'too small for a float32, 0';
  if (far === Infinity) return zh ? '大得 float32 装不下' : 'too large for a float32';
  const times = near / far;
  if (times > 1.05) return zh ? `只剩 ${rounded(times)} 分之一` : `${rounded(times)} times weaker`;
  if (times < 0.95) return zh ? `反而是 ${rounded(1 / times)} 倍` : `${rounded(1 / times)} times stronger`;
  return zh ? '差不多一样大' : 'about the same';
}

export function sentence({ k, travel }: Result, language: Language): string {
  const told = (Object.keys(kindNames) as Kind[]).map((kind) => {
    const { data } = travel[kind].median;
    const gap = language === 'zh' && kind === 'attention' ? '' : ' ';
    return `${kindNames[kind][language]}${gap}${fate(data[1]!, data[k]!, language)}`;
  });
  return language === 'zh'
    ? `隔 ${k} 步与隔 1 步相比：${told.join('，')}。`
    : `At distance ${k}, against distance 1: ${told.join('; ')}.`;
}
