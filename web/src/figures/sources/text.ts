// The figure's words.

import type { Language, Text } from '../../language.js';
import { isCross, type Kind } from './kinds.js';
import type { Part } from './parts.js';

export const kindNames: Readonly<Record<Kind, Text>> = {
  encoder: { zh: '编码器自注意力', en: 'Encoder, self' },
  decoder: { zh: '解码器自注意力', en: 'Decoder, self' },
  cross: { zh: '交叉注意力', en: 'Cross' },
  image: { zh: '文字到图像', en: 'Text to image' },
};

/** What each sequence is. */
export const sequences: Readonly<Record<Kind, { readonly X: Text; readonly Y?: Text }>> = {
  encoder: { X: { zh: '原文的词元', en: 'Source tokens' } },
  decoder: { X: { zh: '已写出的词元', en: 'Tokens written so far' } },
  cross: { X: { zh: '解码器的词元', en: 'Decoder’s tokens' }, Y: { zh: '编码器的输出', en: 'Encoder’s output' } },
  image: {
    X: { zh: '图像的位置', en: 'Places of the image' },
    Y: { zh: '提示文字的词元', en: 'Tokens of the prompt' },
  },
};

export const labels: Readonly<Record<Part, Text>> = {
  X: { zh: '提问的一方', en: 'The side that asks' },
  Y: { zh: '被查的一方', en: 'The side looked at' },
  W_q: { zh: '查询投影', en: 'Query projection' },
  W_k: { zh: '键投影', en: 'Key projection' },
  W_v: { zh: '值投影', en: 'Value projection' },
  Q: { zh: '查询', en: 'Queries' },
  K: { zh: '键', en: 'Keys' },
  V: { zh: '值', en: 'Values' },
  weights: { zh: '权重', en: 'Weights' },
  context: { zh: '上下文', en: 'Context' },
};

export const titles: Readonly<Record<Language, (part: Part, i: number, j: number) => string>> = {
  zh: (part, i, j) => `${labels[part].zh}，第 ${i} 行第 ${j} 列`,
  en: (part, i, j) => `${labels[part].en}, row ${i}, column ${j}`,
};

export const notes = {
  X: { zh: '它同时进入查询、键和值。', en: 'It goes into the queries, the keys and the values.' },
  asks: {
    zh: '它只进入查询；键和值不受它影响。',
    en: 'It goes into the queries only; keys and values do not depend on it.',
  },
  Y: { zh: '它进入键和值；查询不受它影响。', en: 'It goes into the keys and the values; queries do not depend on it.' },
  W_q: { zh: '改它，查询的这一列都跟着变。', en: 'Change it, and this column of the queries follows.' },
  W_k: { zh: '改它，键的这一列都跟着变。', en: 'Change it, and this column of the keys follows.' },
  W_v: {
    zh: '改它，值的这一列都跟着变，权重不变。',
    en: 'Change it, and this column of the values follows; the weights stay.',
  },
  hidden: { zh: '还没写出来的词元，看不见，权重恰好是 0。', en: 'Not written yet: hidden, its weight is exactly 0.' },
} as const satisfies Record<string, Text>;

export const words = {
  kinds: { zh: '注意力装在哪里', en: 'Where the attention stands' },
  inputs: { zh: '序列与三个投影（每一格都能改）', en: 'Sequences and the three projections (edit any cell)' },
  hint: {
    zh: '指向、点按或用方向键选中任意一格，看它从哪里来、到哪里去。',
    en: 'Point at any cell, tap it or move to it with the arrow keys: what made it and what it goes into lights up.',
  },
} as const satisfies Record<string, Text>;

export const flowText: Readonly<Record<Language, (kind: Kind) => string>> = {
  zh: (kind) => {
    const { X, Y } = sequences[kind];
    return Y ? `查询来自${X.zh} X，键和值来自${Y.zh} Y。` : `查询、键和值都来自${X.zh} X。`;
  },
  en: (kind) => {
    const { X, Y } = sequences[kind];
    const of = ({ en }: Text) => `${en.charAt(0).toLowerCase()}${en.slice(1)}`;
    return Y
      ? `Queries come from X (${of(X)}), keys and values from Y (${of(Y)}).`
      : `Queries, keys and values all come from X (${of(X)}).`;
  },
};

export const causalText: Text = {
  zh: '权重的右上角看不见：那些词元还没写出来。',
  en: 'The upper right of the weights is hidden: those tokens are not written yet.',
};

export const summaries: Readonly<Record<Language, (kind: Kind, n_q: number, n_k: number) => string>> = {
  zh: (kind, n_q, n_k) => `${kindNames[kind].zh}：${n_q} 个查询，${n_k} 个键。${flowText.zh(kind)}`,
  en: (kind, n_q, n_k) =>
    `${kindNames[kind].en}${isCross(kind) ? ' attention' : '-attention'}: ${n_q} queries, ${n_k} keys. ${flowText.en(kind)}`,
};
