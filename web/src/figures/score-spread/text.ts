// The figure's words.

import type { Language, Text } from '../../language.js';
import type { Measure, Side } from './definition.js';

export const words = {
  settings: { zh: '随机的查询和键', en: 'Random queries and keys' },
  d: { zh: '维数 d', en: 'Width d' },
  sigma: { zh: '标准差 σ', en: 'Deviation σ' },
  seed: { zh: '随机种子', en: 'Seed' },
  width: { zh: '维数', en: 'Width' },
} as const satisfies Record<string, Text>;

export const sideNames: Readonly<Record<Side, Text>> = {
  raw: { zh: '不除', en: 'As they are' },
  scaled: { zh: '除以 √d', en: 'Divided by √d' },
};

export const weightNames: Readonly<Record<Side, Text>> = {
  raw: { zh: '不除：八个查询的权重', en: 'As they are: the weights of eight queries' },
  scaled: { zh: '除以 √d：同样八个查询', en: 'Divided by √d: the same eight queries' },
};

export const measureNames: Readonly<Record<Measure, Text>> = {
  deviation: { zh: '分数的标准差', en: 'Standard deviation of the scores' },
  entropy: { zh: '权重的熵（奈特）', en: 'Entropy of the weights (nats)' },
  sensitivity: { zh: '导数的大小 ‖∂α/∂e‖', en: 'Size of the derivatives ‖∂α/∂e‖' },
};

export const halfText: Record<Language, (share: string) => string> = {
  zh: (share) => `float16 最大只到 65,504：不除时有 ${share} 的分数越过它，变成无穷大。`,
  en: (share) => `float16 ends at 65,504: undivided, ${share} of the scores are beyond it and become infinite.`,
};

export const largestText: Record<Language, (share: string) => string> = {
  zh: (share) => `每行最大的权重，平均 ${share}`,
  en: (share) => `Each row’s largest weight: ${share} on average`,
};
