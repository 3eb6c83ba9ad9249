// The figure's words.

import { percentText } from '../../draw/chart-format.js';
import type { Language, Text } from '../../language.js';
import type { Evidence, Side } from './definition.js';

export const sideNames: Readonly<Record<Side, Text>> = {
  translator: { zh: '翻译器', en: 'Translator' },
  classifier: { zh: '评论分类器', en: 'Classifier of remarks' },
};

export const evidenceNames: Readonly<Record<Evidence, Text>> = {
  many: { zh: '许多词都在表态', en: 'Many words take sides' },
  one: { zh: '只有一个词表态', en: 'A single word does' },
};

export const words = {
  settings: { zh: '训练', en: 'Training' },
  evidence: { zh: '分类器的评论里', en: 'In the classifier’s remarks' },
  steps: { zh: '训练步数', en: 'Training steps' },
  seed: { zh: '随机种子', en: 'Seed' },
  guess: {
    zh: '先下注：打乱权重之后，正确率还剩多少？',
    en: 'First, your bet: once the weights are permuted, how much accuracy is left?',
  },
  guessing: { zh: '不下注也可以直接开始。', en: 'Or skip this and train.' },
  clear: { zh: '收回', en: 'Take it back' },
  table: { zh: '改了权重之后，新句子答对的比例', en: 'New sentences answered right once the weights are changed' },
  change: { zh: '怎样改权重', en: 'Change of the weights' },
  wait: {
    zh: '开始训练，两个网络会在这里受审；你的句子也在下面等着。',
    en: 'Train, and both networks will be examined here; your own sentences wait below.',
  },
  guessed: { zh: '虚线：你的预期', en: 'dashed: your bet' },
  coin: { zh: '细线：分类器靠抛硬币也有 50%', en: 'thin rule: a coin would give the classifier 50%' },
  dots: { zh: '圆点：五种打乱各一次，条形是平均', en: 'Dots: five permutations, the bar is their mean' },
  own: {
    zh: '换成你自己的句子，看同一个改动对它做了什么',
    en: 'A sentence of your own, and what the same change does to it',
  },
  another: { zh: '换一种打乱', en: 'Another permutation' },
  translator: { zh: '翻译这一句', en: 'Translate this' },
  classifier: { zh: '评判这一句', en: 'Judge this' },
  ask: { zh: '审', en: 'Try it' },
  known: { zh: '它认识的词', en: 'Words it knows' },
  wanted: { zh: '正确答案', en: 'Right answer' },
  before: { zh: '学来的权重', en: 'Weights as learned' },
  after: { zh: '改过的权重', en: 'Weights changed' },
  nothing: { zh: '（什么也没写）', en: '(nothing)' },
} as const satisfies Record<string, Text>;

/** For those who read no Chinese: the classifier's words and verdicts. */
export const gloss =
  '正面 for, 负面 against; 不 not; 好 good, 精彩 brilliant, 喜欢 like, 动人 moving; 差 bad, 无聊 dull, 讨厌 hate, 难看 ugly; the others take no side';

/** A mean, and the least and largest where they differ. */
export function shareText(shares: readonly number[], mean: number, language: Language): string {
  const [least, most] = [percentText(Math.min(...shares)), percentText(Math.max(...shares))];
  const range = language === 'zh' ? `（${least} 到 ${most}）` : ` (${least} to ${most})`;
  return percentText(mean) + (least === most ? '' : range);
}

type Fall = readonly [before: string, after: string];
/** What came out, in words that follow the numbers. */
export const verdict: Readonly<Record<Language, (translator: Fall, classifier: Fall) => string>> = {
  zh: ([a, b], [c, d]) => `打乱权重：翻译器从 ${a} 变成 ${b}，分类器从 ${c} 变成 ${d}。`,
  en: ([a, b], [c, d]) =>
    `With permuted weights the translator goes from ${a} to ${b}, the classifier from ${c} to ${d}.`,
};

export const betText: Readonly<Record<Language, (side: string, share: number) => string>> = {
  zh: (side, share) => `你押${side}剩 ${share}%。`,
  en: (side, share) => ` Your bet on the ${side.toLowerCase()}: ${share}%.`,
};
