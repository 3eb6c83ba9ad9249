// The figure's words.

import type { Language, Text } from '../../language.js';

export const words = {
  presets: { zh: '常见的掩码', en: 'Masks with a name' },
  settings: { zh: '自己搭', en: 'Build one' },
  causal: { zh: '因果：只许看自己和左边', en: 'Causal: only itself and the left' },
  n: { zh: '词元数 n', en: 'Tokens n' },
  padding: { zh: '末尾空位', en: 'Padding' },
  window: { zh: '窗口半径（0 关）', en: 'Window radius (0: none)' },
  globals: { zh: '全局词元', en: 'Global tokens' },
  random: { zh: '随机的键', en: 'Random keys' },
  seed: { zh: '随机种子', en: 'Seed' },
  mask: {
    zh: '分数（斜纹：被遮住），点一格换一格',
    en: 'Scores (hatched: hidden); press to change',
  },
  weights: { zh: '由它得出的权重', en: 'The weights that follow' },
  pairs: { zh: '看得见的对', en: 'Visible pairs' },
  macs: { zh: '乘加（d = 64）', en: 'Multiply-adds (d = 64)' },
  path: { zh: '最远要走几步', en: 'Longest path' },
  hand: {
    zh: '现在这张是手改过的；动一动上面的设置就重新搭。',
    en: 'This one was changed by hand; any setting above builds a new one.',
  },
} as const satisfies Record<string, Text>;

export const shareText = (part: number, all: number, language: Language): string => {
  const count = (x: number) => x.toLocaleString('en-US');
  const percent = `${((100 * part) / all).toFixed(1)} %`;
  return language === 'zh' ? `${count(part)}（全部的 ${percent}）` : `${count(part)} (${percent} of all)`;
};

export const pathText: Record<Language, (hops: number) => string> = {
  zh: (hops) => (hops < 0 ? '有的词元到不了' : `${hops} 步`),
  en: (hops) => (hops < 0 ? 'some never arrive' : hops === 1 ? '1 hop' : `${hops} hops`),
};

export const blindText: Record<Language, (rows: readonly number[]) => string> = {
  zh: (rows) => `第 ${rows.join('、')} 行什么也看不见，权重全是 0（PyTorch 的 softmax 给 NaN）。`,
  en: (rows) => `Row ${rows.join(', ')} sees nothing: its weights are all 0 (PyTorch’s softmax gives NaN).`,
};
