// The figure's words.

import type { Language, Text } from '../../language.js';
import type { Kind } from './kinds.js';
import type { Input } from './linked-sizes.js';
import { outOf, type Out, type Part, type Step } from './parts.js';

type Phrase = Readonly<Record<Language, (row: number, column: number) => string>>;

const labels: Readonly<Record<Input | Step | Out, Text>> = {
  s: { zh: '查询（解码器）', en: 'Query (decoder)' },
  h: { zh: '键，也是值（编码器）', en: 'Keys and values (encoder)' },
  W_s: { zh: '查询的参数', en: 'For the query' },
  W_h: { zh: '键的参数', en: 'For the keys' },
  v: { zh: '打分的参数', en: 'For the score' },
  W: { zh: 'general 的矩阵', en: 'The matrix of general' },
  joined: { zh: 'concat 的矩阵', en: 'The matrix of concat' },
  query_part: { zh: '变换查询', en: 'Query transformed' },
  key_part: { zh: '变换键', en: 'Keys transformed' },
  hidden: { zh: '相加，再过 tanh', en: 'Added, then tanh' },
  scores: { zh: '分数', en: 'Scores' },
  weights: { zh: '权重', en: 'Weights' },
  context: { zh: '上下文', en: 'Context' },
};
export const labelOf = (part: Part): Text => labels[outOf(part)?.out ?? (part as Input | Step)];
export const outLabels: Readonly<Record<Out, Text>> = labels;

const titles: Readonly<Record<Input | Step | Out, Phrase>> = {
  s: { zh: (i, c) => `查询 ${i}，第 ${c} 维`, en: (i, c) => `Query ${i}, component ${c}` },
  h: { zh: (j, c) => `编码器状态 ${j}，第 ${c} 维`, en: (j, c) => `Encoder state ${j}, component ${c}` },
  W_s: { zh: (k, c) => `W_s，第 ${k} 行第 ${c} 列`, en: (k, c) => `W_s, row ${k}, column ${c}` },
  W_h: { zh: (k, c) => `W_h，第 ${k} 行第 ${c} 列`, en: (k, c) => `W_h, row ${k}, column ${c}` },
  v: { zh: (_, k) => `v 的第 ${k} 个数`, en: (_, k) => `Number ${k} of v` },
  W: { zh: (a, b) => `W，第 ${a} 行第 ${b} 列`, en: (a, b) => `W, row ${a}, column ${b}` },
  joined: { zh: (k, c) => `concat 的 W，第 ${k} 行第 ${c} 列`, en: (k, c) => `W of concat, row ${k}, column ${c}` },
  query_part: { zh: (i, k) => `W_s 乘查询 ${i}，第 ${k} 个数`, en: (i, k) => `W_s times query ${i}, number ${k}` },
  key_part: { zh: (j, k) => `W_h 乘状态 ${j}，第 ${k} 个数`, en: (j, k) => `W_h times state ${j}, number ${k}` },
  hidden: { zh: (_, k) => `相加后过 tanh，第 ${k} 个数`, en: (_, k) => `The sum through tanh, number ${k}` },
  scores: { zh: (i, j) => `查询 ${i} 对状态 ${j} 的分数`, en: (i, j) => `Score of query ${i} and state ${j}` },
  weights: { zh: (i, j) => `查询 ${i} 给状态 ${j} 的权重`, en: (i, j) => `Weight of state ${j} for query ${i}` },
  context: { zh: (i, c) => `查询 ${i} 读到的第 ${c} 维`, en: (i, c) => `What query ${i} reads, component ${c}` },
};
export function titleOf(part: Part, row: number, column: number, language: Language): string {
  const named = outOf(part);
  const title = titles[named?.out ?? (part as Input | Step)][language](row + 1, column + 1);
  if (!named) return title;
  return language === 'zh' ? `${kindNames[named.kind].zh}：${title}` : `${kindNames[named.kind].en}: ${title}`;
}

export const kindNames: Readonly<Record<Kind, Text>> = {
  additive: { zh: '加性', en: 'Additive' },
  dot: { zh: '点积 dot', en: 'Dot' },
  general: { zh: 'general', en: 'General' },
  concat: { zh: 'concat', en: 'Concat' },
};

export const notes = {
  s: { zh: '改它，这个查询的所有分数都跟着变。', en: 'Change it, and every score of this query follows.' },
  h: {
    zh: '一身两职：作键时进入分数，作值时被取平均。',
    en: 'It does two jobs: as a key it goes into the scores, as a value it is averaged.',
  },
  W_s: { zh: '它也是 concat 的矩阵里的左半边。', en: 'It stands in the left half of concat’s matrix too.' },
  W_h: { zh: '它也是 concat 的矩阵里的右半边。', en: 'It stands in the right half of concat’s matrix too.' },
  v: {
    zh: 'tanh 的每一个数各乘一个 v，再加起来，就是分数。concat 用的是同一个 v。',
    en: 'Each tanh is multiplied by a number of v; added up, they are the score. Concat has the same v.',
  },
  W: { zh: '只有 general 用它。', en: 'Only general uses it.' },
  left: { zh: '这一格就是 W_s 里的同一个数：改哪边都一样。', en: 'This is the same number as in W_s: edit either.' },
  right: { zh: '这一格就是 W_h 里的同一个数：改哪边都一样。', en: 'This is the same number as in W_h: edit either.' },
  hidden: { zh: 'tanh 把任何数压到 −1 与 1 之间。', en: 'tanh squeezes any number to between −1 and 1.' },
  weight: {
    zh: '除数是这一行所有分数的指数之和，所以这一行加起来是 1。',
    en: 'It is divided by the sum over all scores of the row, so that the row adds up to 1.',
  },
  general: {
    zh: '先算 sW，再与键做点积。',
    en: 'First sW, then its dot product with the key.',
  },
  concat: {
    zh: '[W_s W_h] 乘 [s; h] 就是 W_s s + W_h h：与加性是同一个算式。',
    en: '[W_s W_h] times [s; h] is W_s s + W_h h: the very sum of the additive score.',
  },
} as const satisfies Record<string, Text>;

export const words = {
  score: {
    zh: '加性打分的公式；每一项都连着下面的矩阵',
    en: 'The additive score; each term is linked with a matrix below',
  },
  rest: { zh: '权重与上下文的公式', en: 'Weights and context' },
  inputs: { zh: '输入和参数（每一格都能改）', en: 'Inputs and parameters (edit any cell)' },
  compared: { zh: '同样的 s 和 h，四种打分', en: 'The same s and h, four scores' },
  query: { zh: '查询 s', en: 'Query s' },
  every: { zh: '，每个数', en: ', every number' },
  unbounded: { zh: '没有上限', en: 'no ceiling' },
  hint: {
    zh: '指向、点按或用方向键选中任意一格，这里会写出它是怎样算出来的。',
    en: 'Point at any cell, tap it or move to it with the arrow keys: its arithmetic appears here.',
  },
  limit: {
    zh: (n: number) => `这张图最多 ${n} 行、${n} 列。`,
    en: (n: number) => `This figure takes up to ${n} rows and columns.`,
  },
} as const;
