// The figure's words.

import { bytesText, groupedText } from '../../draw/chart-format.js';
import type { Language, Text } from '../../language.js';

export type Item = 'scores' | 'context' | 'projections' | 'head' | 'all' | 'cache';

export const items: Readonly<Record<Item, Text>> = {
  scores: { zh: '打分 QKᵀ', en: 'Scores QKᵀ' },
  context: { zh: '权重 × V', en: 'Weights × V' },
  projections: { zh: '四个投影', en: 'Four projections' },
  head: { zh: '一个头的权重矩阵', en: 'Weights of one head' },
  all: { zh: '所有头、层、句子', en: 'All heads, layers, sequences' },
  cache: { zh: 'KV 缓存', en: 'KV cache' },
};

export const totals: Readonly<Record<Language, (macs: number, bytes: number) => string>> = {
  zh: (macs, bytes) => `共 ${groupedText(macs)} 次乘加，权重矩阵共 ${bytesText(bytes)}。`,
  en: (macs, bytes) => `${groupedText(macs)} multiply-accumulates; ${bytesText(bytes)} of weights.`,
};

export const words = {
  presets: { zh: '本章的几种情形', en: 'The chapter’s cases' },
  settings: { zh: '大小', en: 'Sizes' },
  n: { zh: '句长 n', en: 'Length n' },
  d: { zh: '每头宽度 d', en: 'Width of a head d' },
  heads: { zh: '头数', en: 'Heads' },
  layers: { zh: '层数', en: 'Layers' },
  batch: { zh: '同时几句', en: 'Sequences at once' },
  type: { zh: '数的类型', en: 'Number type' },
  causal: { zh: '因果：只算看得见的一半', en: 'Causal: only the visible half is computed' },
  training: { zh: '训练：分数与权重都留下', en: 'Training: scores kept beside the weights' },
  projections: { zh: '算上四个投影', en: 'Count the four projections' },
  operations: { zh: '乘加次数', en: 'Multiply-accumulates' },
  memory: { zh: '内存', en: 'Memory' },
  total: { zh: '合计', en: 'Total' },
  macsChart: {
    zh: '一层、一句话的乘加次数，随句长增长',
    en: 'Multiply-accumulates of one layer and one sequence, by length',
  },
  bytesChart: { zh: '一层、一句话的字节数，随句长增长', en: 'Bytes of one layer and one sequence, by length' },
  length: { zh: '句长 n', en: 'Length n' },
  macs: { zh: '乘加', en: 'MACs' },
  bytes: { zh: '字节', en: 'Bytes' },
  attention: { zh: '自注意力，不含投影', en: 'Self-attention, no projections' },
  withProjections: { zh: '自注意力，含投影', en: 'Self-attention with projections' },
  lstm: { zh: '同宽的 LSTM', en: 'LSTM of equal width' },
  weights: { zh: '权重矩阵', en: 'Weight matrices' },
  cache: { zh: 'KV 缓存', en: 'KV cache' },
  limits: {
    zh: '公式算出的次数，不是测出的时间。n 不超过 1,048,576。',
    en: 'Counted by formula, not timed. n is at most 1,048,576.',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** One multiply-accumulate is two floating-point operations. */
export const flopsText: Readonly<Record<Language, (flops: string) => string>> = {
  zh: (flops) => `即 ${flops} FLOP`,
  en: (flops) => `that is ${flops} FLOP`,
};
