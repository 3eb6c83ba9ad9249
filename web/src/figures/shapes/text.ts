// The figure's words. What PyTorch says is the core's, and stays in English.

import type { LayerName, LayerShapes, TensorShape } from '../../core.js';
import type { Language, Text } from '../../language.js';
import type { State } from './definition.js';

export const layerNames: Readonly<Record<LayerName, string>> = {
  linear: 'Linear',
  lstm: 'LSTM',
  attention: 'MultiheadAttention',
};

export const words = {
  layers: { zh: '哪一层', en: 'Which layer' },
  cases: { zh: '几种情形', en: 'Cases' },
  settings: { zh: '大小', en: 'Sizes' },
  batch: { zh: '几句 B', en: 'Sequences B' },
  tokens: { zh: '每句几个词元 T', en: 'Tokens T' },
  width: { zh: '词元宽 d', en: 'Width d' },
  keys: { zh: '键数 S（0 = T）', en: 'Keys S (0 = T)' },
  timeFirst: { zh: '输入写成 (T, B, d)', en: 'The input is (T, B, d)' },
  inputs: { zh: '进去', en: 'In' },
  parameters: { zh: '参数', en: 'Parameters' },
  outputs: { zh: '出来', en: 'Out' },
  nothing: { zh: '什么也没有：报错了', en: 'Nothing: an error' },
} as const satisfies Record<string, Text>;

/** What a layer's own two numbers are called in torch.nn. */
export const sizeNames: Readonly<Record<LayerName, { readonly expected: string; readonly size: string }>> = {
  linear: { expected: 'in_features', size: 'out_features' },
  lstm: { expected: 'input_size', size: 'hidden_size' },
  attention: { expected: 'embed_dim', size: 'num_heads' },
};

/** Letters, for whoever has forgotten one. */
export const legend: Readonly<Record<LayerName, Text>> = {
  linear: {
    zh: 'B 几句，T 每句几个词元，d 词元的宽，i 与 o 是这一层的进和出。权重存成 (o, i)，算的是 x Wᵀ + b：只动最后一维。',
    en: 'B sequences, T tokens in each, d their width; i and o are the layer’s own, in and out. The weight is stored as (o, i) and x Wᵀ + b is computed: only the last dimension changes.',
  },
  lstm: {
    zh: 'h 是状态的宽，4h 是四个门叠在一起，D 是方向数。output 是最上层每一步的状态，h_n 与 c_n 是最后一步的；它们总是 (D, B, h)，与 batch_first 无关。',
    en: 'h is the width of the state, 4h four gates on top of each other, D the directions. output has the state of every step, h_n and c_n those of the last; they are (D, B, h) whatever batch_first says.',
  },
  attention: {
    zh: 'E 是 embed_dim，3E 是查询、键、值三个投影叠在一起。权重默认取各头的平均，所以是 (B, T, S)，里面没有头数。',
    en: 'E is embed_dim, 3E the projections of queries, keys and values on top of each other. Weights are averaged over the heads unless asked otherwise, hence (B, T, S) without the heads.',
  },
};

const told = ({ name, dimensions }: TensorShape): string =>
  `${name} (${dimensions.map(({ letter, size }) => `${letter} ${size}`).join(', ')})`;

export const parametersText: Readonly<Record<Language, (count: string) => string>> = {
  zh: (count) => `共 ${count} 个`,
  en: (count) => `${count} in all`,
};

/** Why PyTorch refused, by the beginning of what it said. */
const reasons: readonly (readonly [beginning: string, why: Text])[] = [
  [
    'mat1 and mat2',
    {
      zh: '前面各维先并成一维，B·T 行；然后第一个矩阵的列数（d）要等于第二个的行数（in_features）。括号里写的正是这两个矩阵。',
      en: 'All dimensions but the last are joined first, B·T rows; then the first matrix needs as many columns (d) as the second has rows (in_features). The brackets hold just these two matrices.',
    },
  ],
  [
    'input.size(-1)',
    {
      zh: 'input.size(-1) 是输入的最后一维 d，它要等于造这一层时写的 input_size。',
      en: 'input.size(-1) is the input’s last dimension, d; it has to be the input_size that the layer was made with.',
    },
  ],
  [
    'embed_dim',
    {
      zh: '每个头分到 embed_dim / num_heads 维，除不尽就分不成；造这一层时就报错，还没轮到输入。',
      en: 'Each head gets embed_dim / num_heads dimensions. The error comes when the layer is made, before any input.',
    },
  ],
  [
    'was expecting',
    {
      zh: '查询的最后一维 d 要等于 embed_dim。',
      en: 'The query’s last dimension, d, has to be embed_dim.',
    },
  ],
  [
    'shape',
    {
      zh: '第二维被当成了批：查询那里是 T，键那里是 S，两个“批”不一样大。话说得绕，病根却是 batch_first。',
      en: 'The second dimension is taken for the batch: T for the query, S for the keys, and the two do not agree. The sentence is about something else, but the cause is batch_first.',
    },
  ],
];
export const reasonText = ({ error }: LayerShapes, language: Language): string =>
  reasons.find(([beginning]) => error.startsWith(beginning))?.[1][language] ?? '';

export const swappedText: Readonly<Record<LayerName, Text>> = {
  linear: { zh: '', en: '' },
  lstm: {
    zh: '没有报错，却把批当成了时间：它沿着 B 一步步走，让不同的句子互相影响。output 的形状看不出来，h_n 的中间那一维变成了 T。',
    en: 'No error, but batch is taken for time: it steps along B and lets sentences influence each other. output looks right; in h_n, T stands in the middle.',
  },
  attention: {
    zh: '没有报错，却把批当成了时间：每个词元看的是别的句子里同一位置的词元。attn_output 的形状看不出来，权重成了 (T, B, B)。',
    en: 'No error, but batch is taken for time: each token looks at the same place of other sentences. attn_output looks right; the weights are (T, B, B).',
  },
};

export const summaries: Readonly<Record<Language, (shapes: LayerShapes) => string>> = {
  zh: ({ outputs, error, error_type, swapped }) =>
    error
      ? `${error_type}: ${error}`
      : `出来的是 ${outputs.map(told).join('、')}。${swapped ? '批被当成了时间。' : ''}`,
  en: ({ outputs, error, error_type, swapped }) =>
    error
      ? `${error_type}: ${error}`
      : `Out come ${outputs.map(told).join(', ')}.${swapped ? ' Batch is taken for time.' : ''}`,
};

export const isWidthWrong = ({ width, expected }: State): boolean => width !== expected;
