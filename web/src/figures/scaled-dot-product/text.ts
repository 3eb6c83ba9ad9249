// The figure's words.

import type { Language, Text } from '../../language.js';
import type { Part } from './parts.js';

type Phrase = Readonly<Record<Language, (row: number, column: number) => string>>;

/** Names of the matrices; `label` is also what a screen reader hears. */
export const labels: Readonly<Record<Part, Text>> = {
  Q: { zh: '查询', en: 'Queries' },
  K: { zh: '键', en: 'Keys' },
  V: { zh: '值', en: 'Values' },
  products: { zh: '点积分数', en: 'Scores' },
  scaled: { zh: '缩放', en: 'Scaled' },
  masked: { zh: '掩码', en: 'Masked' },
  weights: { zh: '权重', en: 'Weights' },
  context: { zh: '上下文', en: 'Context' },
};

export const titles: Readonly<Record<Part, Phrase>> = {
  Q: { zh: (i, c) => `查询 ${i}，第 ${c} 维`, en: (i, c) => `Query ${i}, component ${c}` },
  K: { zh: (j, c) => `键 ${j}，第 ${c} 维`, en: (j, c) => `Key ${j}, component ${c}` },
  V: { zh: (j, c) => `值 ${j}，第 ${c} 维`, en: (j, c) => `Value ${j}, component ${c}` },
  products: { zh: (i, j) => `查询 ${i} · 键 ${j}`, en: (i, j) => `Query ${i} · key ${j}` },
  scaled: { zh: (i, j) => `查询 ${i} 对键 ${j} 的分数`, en: (i, j) => `Score of query ${i} and key ${j}` },
  masked: { zh: (i, j) => `查询 ${i} 能否看见键 ${j}`, en: (i, j) => `May query ${i} see key ${j}?` },
  weights: { zh: (i, j) => `查询 ${i} 给键 ${j} 的权重`, en: (i, j) => `Weight of key ${j} for query ${i}` },
  context: { zh: (i, c) => `查询 ${i} 读到的第 ${c} 维`, en: (i, c) => `What query ${i} reads, component ${c}` },
};

export const notes = {
  Q: {
    zh: (i: number, _: number) => `改它，第 ${i} 行的分数都跟着变。`,
    en: (i: number, _: number) => `Change it, and every score in row ${i} follows.`,
  },
  K: {
    zh: (j: number, _: number) => `改它，第 ${j} 列的分数都跟着变。`,
    en: (j: number, _: number) => `Change it, and every score in column ${j} follows.`,
  },
  V: {
    zh: (j: number, c: number) => `它乘上权重的第 ${j} 列，进入上下文的第 ${c} 列；权重不受它影响。`,
    en: (j: number, c: number) =>
      `Times column ${j} of the weights it goes into column ${c} of the context. It does not change the weights.`,
  },
  unscaled: { zh: '缩放已关，分数原样通过。', en: 'Scaling is off: the score passes unchanged.' },
  visible: {
    zh: '可见，分数原样通过。点一下这一格就把它遮住。',
    en: 'Visible: the score passes. Click the cell to hide it.',
  },
  hidden: {
    zh: '已遮住：不参与 softmax，权重恰好是 0。',
    en: 'Hidden: left out of the softmax, its weight is exactly 0.',
  },
  weight: {
    zh: (i: number) => `分母是第 ${i} 行所有可见分数的指数之和，所以这一行加起来是 1。`,
    en: (i: number) => `Below stands the sum over the visible scores of row ${i}, so that the row adds up to 1.`,
  },
  rowHidden: {
    zh: (i: number | string) => `第 ${i} 行的键全被遮住：权重和输出都是 0（PyTorch 的 softmax 给 NaN）。`,
    en: (i: number | string) =>
      `Row ${i} sees no key at all: its weights and output are 0 (PyTorch’s softmax gives NaN).`,
  },
} as const;

export const words = {
  inputs: { zh: '输入（每一格都能改）', en: 'Inputs (edit any cell)' },
  scale: { zh: '除以', en: 'Divide by' },
  mask: { zh: '点一格遮住或放开', en: 'Click a cell to hide or show it' },
  maskName: { zh: '掩码', en: 'mask' },
  temperature: { zh: '温度 T', en: 'Temperature T' },
  hint: {
    zh: '指向、点按或用方向键选中任意一格，这里会写出它是怎样算出来的。',
    en: 'Point at any cell, tap it or move to it with the arrow keys: its arithmetic appears here.',
  },
  formula: { zh: '公式：每一项都连着下面的矩阵', en: 'The formula; each term is linked with a matrix below' },
  limit: {
    zh: (n: number) => `这张图最多 ${n} 行、${n} 列。`,
    en: (n: number) => `This figure takes up to ${n} rows and columns.`,
  },
} as const;
