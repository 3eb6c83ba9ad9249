// The figure's words.

import { bytesText, countText, percentText } from '../../draw/chart-format.js';
import type { FeatureMap, Recall } from '../../core.js';
import type { Language, Text } from '../../language.js';
import type { Result, State } from './definition.js';

export const words = {
  settings: { zh: '随机的查询和键', en: 'Random queries and keys' },
  n: { zh: '词元数 n', en: 'Tokens n' },
  d: { zh: '维数 d', en: 'Width d' },
  sigma: { zh: 'Q、K 的标准差 σ', en: 'Deviation σ of Q and K' },
  map: { zh: '特征映射 φ', en: 'Feature map φ' },
  causal: { zh: '因果', en: 'Causal' },
  seed: { zh: '随机种子', en: 'Seed' },
  pairs: { zh: '存进去的键值对 n', en: 'Stored pairs n' },
  softmaxWeights: { zh: 'softmax 注意力的权重', en: 'Weights of softmax attention' },
  linearWeights: { zh: '线性注意力的权重', en: 'Weights of linear attention' },
  gaps: { zh: '两种权重相差多少（总变差，各查询平均）', en: 'How far the weights are apart (total variation, mean)' },
  gap: { zh: '总变差', en: 'Total variation' },
  memory: { zh: '存进去，再取出来', en: 'Store, then read back' },
  recalls: { zh: '用每个键去取它自己的值：误差', en: 'Each key asks for its own value: error' },
  error: { zh: '相对误差', en: 'Relative error' },
  growth: { zh: '要留着多少字节（float32，一个头）', en: 'Bytes to keep (float32, one head)' },
  bytes: { zh: '字节', en: 'bytes' },
  cache: { zh: 'KV 缓存', en: 'KV cache' },
  state: { zh: 'S 与 z', en: 'S and z' },
  S: {
    zh: '线性注意力记得的全部：S（还有 z 的 d 个数）',
    en: 'All that linear attention remembers: S (and z, d numbers)',
  },
} as const satisfies Record<string, Text>;

export const mapNames: Readonly<Record<FeatureMap, Text>> = {
  'elu-plus-one': { zh: 'elu(x) + 1', en: 'elu(x) + 1' },
  relu: { zh: 'max(x, 0)', en: 'max(x, 0)' },
};

export const recallNames: Readonly<Record<keyof Recall, Text>> = {
  softmax: { zh: 'softmax', en: 'softmax' },
  linear: { zh: '线性', en: 'linear' },
  best: { zh: '最好的 S', en: 'best S' },
};

const short = (x: number) => countText(Number(x.toPrecision(2)));

export function sentence({ n, sigma }: State, { gap }: Result, language: Language): string {
  const share = percentText(gap);
  return language === 'zh'
    ? `σ = ${short(sigma)}：平均每个查询有 ${share} 的权重落在了别处。${n === 1 ? '只有一个词元，自然全归它。' : ''}`
    : `σ = ${short(sigma)}: for a query on average, ${share} of the weight lies elsewhere.${n === 1 ? ' With a single token, all goes to it.' : ''}`;
}

const told = (error: number) => (error < 1e-4 ? '0' : String(Number(error.toPrecision(2))));

export function recallText({ pairs, d }: State, { recall, bytes }: Result, language: Language): string {
  const { softmax, linear, best } = recall;
  const [cache, state] = [bytesText(bytes.cache), bytesText(bytes.state)];
  return language === 'zh'
    ? `存 ${pairs} 对，d = ${d}：softmax 取回来的误差 ${told(softmax)}，留着 ${cache}；线性 ${told(linear)}，留着 ${state}。同样大的一个矩阵，再怎么巧妙地写，误差也有 ${told(best)}。（0 是原样取回，1 是跟交白卷一样。）`
    : `${pairs} ${pairs === 1 ? 'pair' : 'pairs'}, d = ${d}: softmax reads back with error ${told(softmax)} and keeps ${cache}; linear with ${told(linear)}, and keeps ${state}. However cleverly a matrix of that size is written, the error is ${told(best)}. (0 is read back as it was, 1 no better than answering 0.)`;
}
