// The figure's words.

import { countText } from '../../draw/chart-format.js';
import type { Language, Text } from '../../language.js';
import type { Result, State } from './definition.js';
import { systems, type Others, type Ours } from './systems.js';

export const words = {
  ours: { zh: '这一个', en: 'This one' },
  other: { zh: '比', en: 'against' },
  cheaper: { zh: '对，更便宜', en: 'True, it was cheaper' },
  'not-cheaper': { zh: '不对，并不更便宜', en: 'Not true' },
  answer: { zh: '你的判断', en: 'Your verdict' },
  right: { zh: '判对了。', en: 'You are right. ' },
  wrong: { zh: '再看看。', en: 'Look again. ' },
  wait: { zh: '先判断，再看账。', en: 'Decide first, then see the figures.' },
  flops: { zh: '训练用的 FLOP', en: 'FLOPs of training' },
  bleu: { zh: 'BLEU，英译德', en: 'BLEU, English to German' },
  chart: { zh: 'BLEU 与训练用的运算次数', en: 'BLEU against operations of training' },
  cited: {
    zh: '数据引自 Vaswani 等，2017，表 2，不是这里算的；运算次数是论文作者的估计。ByteNet（BLEU 23.75）没有给出运算次数，图上没有它。',
    en: 'Cited from Vaswani et al. 2017, table 2, not computed here; operations are the authors’ estimates. ByteNet (BLEU 23.75) is missing: its operations are not given.',
  },
} as const satisfies Record<string, Text>;

export function nameOf(key: Ours | Others, language: Language): string {
  const { name, isEnsemble } = systems[key];
  if (!isEnsemble) return name;
  return language === 'zh' ? `${name} 集成` : `${name} ensemble`;
}

export const claimText: Readonly<Record<Language, (state: State) => string>> = {
  zh: ({ ours, other }) => `“训练 ${nameOf(ours, 'zh')} 比 ${nameOf(other, 'zh')} 便宜。”`,
  en: ({ ours, other }) => `“${nameOf(ours, 'en')} was cheaper to train than ${nameOf(other, 'en')}.”`,
};

const times = (ratio: number) => Number((ratio < 1 ? 1 / ratio : ratio).toPrecision(2));

const priceText: Readonly<Record<Language, (result: Result) => string>> = {
  zh: ({ ratio, verdict }) =>
    verdict === 'as-dear'
      ? '花的运算一样多'
      : verdict === 'cheaper'
        ? `只用了 ${times(ratio)} 分之一的运算`
        : `用了 ${times(ratio)} 倍的运算`,
  en: ({ ratio, verdict }) =>
    verdict === 'as-dear'
      ? 'it took as many operations'
      : verdict === 'cheaper'
        ? `it took ${times(ratio)} times fewer operations`
        : `it took ${times(ratio)} times the operations`,
};

/** Both numbers of the pair, and what they say. */
export const verdictText: Readonly<Record<Language, (state: State, result: Result) => string>> = {
  zh: ({ ours, other }, result) => {
    const [a, b] = [systems[ours], systems[other]];
    return `${countText(a.flops)} 比 ${countText(b.flops)} FLOP：${priceText.zh(result)}，BLEU 高 ${result.gain.toFixed(1)}。`;
  },
  en: ({ ours, other }, result) => {
    const [a, b] = [systems[ours], systems[other]];
    return `${countText(a.flops)} against ${countText(b.flops)} FLOPs: ${priceText.en(result)}, and scored ${result.gain.toFixed(1)} BLEU more.`;
  },
};

export const summaries: Readonly<Record<Language, (state: State, result: Result) => string>> = {
  zh: (state, result) =>
    result.isRight === undefined
      ? claimText.zh(state)
      : words[result.isRight ? 'right' : 'wrong'].zh + verdictText.zh(state, result),
  en: (state, result) =>
    result.isRight === undefined
      ? claimText.en(state)
      : words[result.isRight ? 'right' : 'wrong'].en + verdictText.en(state, result),
};
