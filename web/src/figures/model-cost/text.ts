// The figure's words.

import { bytesText, countText, groupedText } from '../../draw/chart-format.js';
import type { Language, Text } from '../../language.js';
import type { Result, State } from './definition.js';

export const words = {
  presets: { zh: '已发表的模型', en: 'Published models' },
  settings: { zh: '模型', en: 'The model' },
  more: { zh: '更多结构', en: 'More of its structure' },
  layers: { zh: '层数 L', en: 'Layers L' },
  d: { zh: '宽度 d', en: 'Width d' },
  heads: { zh: '头数 h', en: 'Heads h' },
  kvHeads: { zh: '键值头', en: 'Key heads' },
  headDim: { zh: '每头宽度', en: 'Width of a head' },
  feedForward: { zh: '前馈层宽度', en: 'Feed-forward width' },
  vocabulary: { zh: '词表', en: 'Vocabulary' },
  n: { zh: '词元数 n', en: 'Tokens n' },
  batch: { zh: '同时几句 B', en: 'Sequences B' },
  encoderLayers: { zh: '编码器层数', en: 'Encoder layers' },
  positions: { zh: '学来的位置向量', en: 'Learned positions' },
  type: { zh: '数的类型', en: 'Number type' },
  kept: { zh: '激活值', en: 'Activations' },
  gated: { zh: '前馈层有三个矩阵（SwiGLU）', en: 'Three feed-forward matrices (SwiGLU)' },
  tied: { zh: '输入与输出共用一张词表', en: 'One table embeds and predicts' },
  biases: { zh: '有偏置（RMSNorm 则无）', en: 'Biases (RMSNorm has none)' },
  causal: { zh: '因果：只算看得见的一半', en: 'Causal: only the visible half is computed' },
  training: { zh: '训练', en: 'Training' },
  inference: { zh: '生成', en: 'Generating' },
  purpose: { zh: '用来做什么', en: 'What it is doing' },
  parameterBill: { zh: '参数', en: 'Parameters' },
  memoryBill: { zh: '内存', en: 'Memory' },
  operationBill: { zh: '前向的乘加', en: 'Multiply-accumulates, forward' },
  total: { zh: '合计', en: 'Total' },
  limits: {
    zh: '都是按公式数的，不是测出来的。激活值是估计：每层 n·B·d·(34 + 5hn/d) 字节，按 GPT 那样的层、16 位的数（Korthikanti 等，2022，4.1 节）；不存 n×n 的矩阵时括号里只剩 34，只留每层输入时是 2（第 5 节）。实际还要看程序怎样写。',
    en: 'Counted by formula, not measured. Activations are an estimate: n·B·d·(34 + 5hn/d) bytes a layer, for layers like GPT’s and numbers of 16 bits (Korthikanti et al. 2022, section 4.1); 34 alone without n×n matrices, and 2 if only the layers’ inputs are kept (section 5). Programs differ.',
  },
} as const satisfies Record<string, Text>;

export const keptNames: Readonly<Record<State['kept'], Text>> = {
  everything: { zh: '全部留下', en: 'all kept' },
  'without-pairs': { zh: '不存 n×n 的矩阵（FlashAttention）', en: 'no n×n matrices (FlashAttention)' },
  'layer-inputs': { zh: '只留每层的输入，其余重算', en: 'layer inputs only, the rest computed again' },
};

export const items = {
  attention: { zh: '注意力', en: 'Attention' },
  'feed-forward': { zh: '前馈层', en: 'Feed-forward' },
  embedding: { zh: '词表与位置', en: 'Embeddings' },
  norms: { zh: '归一化', en: 'Norms' },
  weights: { zh: '权重', en: 'Weights' },
  cache: { zh: 'KV 缓存', en: 'KV cache' },
  adam: { zh: '权重、梯度、Adam', en: 'Weights, gradients, Adam' },
  activations: { zh: '激活值（估计）', en: 'Activations (estimate)' },
  projections: { zh: '注意力的投影', en: 'Projections' },
  pairs: { zh: '打分与加权', en: 'Scores and averages' },
  output: { zh: '预测下一个词元', en: 'To the vocabulary' },
} as const satisfies Record<string, Text>;
export type Item = keyof typeof items;

export const countedText: Readonly<Record<Language, (parameters: number) => string>> = {
  zh: (parameters) => `。这里数得 ${groupedText(parameters)}。`,
  en: (parameters) => `. Counted here: ${groupedText(parameters)}.`,
};

/** One multiply-accumulate is two operations; a step of training is the forward pass and twice that. */
export const flopsText: Readonly<Record<Language, (state: State, result: Result) => string>> = {
  zh: ({ kept, training, encoderLayers }, { cost }) => {
    const each = encoderLayers > 0 ? '每对词元（原文、译文各一）' : '每个词元';
    return training
      ? `训练一步：× 2 × ${kept === 'layer-inputs' ? 4 : 3} = ${countText(cost.step_flops)} FLOP`
      : `即 ${countText(cost.forward_flops)} FLOP，${each} ${countText(cost.token_flops)}`;
  },
  en: ({ kept, training, encoderLayers }, { cost }) => {
    const each = encoderLayers > 0 ? 'a pair of tokens (source and target)' : 'a token';
    return training
      ? `a step of training: × 2 × ${kept === 'layer-inputs' ? 4 : 3} = ${countText(cost.step_flops)} FLOP`
      : `${countText(cost.forward_flops)} FLOP, ${countText(cost.token_flops)} ${each}`;
  },
};

export const memoryOf = ({ training }: State, { cost }: Result): number =>
  training ? cost.training_bytes + cost.activation_bytes : cost.weight_bytes + cost.cache_bytes;

export const summaries: Readonly<Record<Language, (state: State, result: Result) => string>> = {
  zh: (state, result) => `${countText(result.cost.parameters)} 个参数，${bytesText(memoryOf(state, result))} 内存。`,
  en: (state, result) =>
    `${countText(result.cost.parameters)} parameters, ${bytesText(memoryOf(state, result))} of memory.`,
};
