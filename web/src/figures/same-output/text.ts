// The figure's words.

import { countText } from '../../draw/chart-format.js';
import type { Language, Text } from '../../language.js';
import { formatNumber } from '../../parse-number.js';
import type { Result } from './definition.js';

export const words = {
  inputs: { zh: '分数与值', en: 'Scores and values' },
  scores: { zh: '分数 e，改它就换了原来的权重', en: 'Scores e: they make the given weights' },
  V: { zh: '值 V', en: 'Values V' },
  weights: { zh: '两组权重：原来的 α，另一组 α′', en: 'Two rows of weights: given α, other α′' },
  outputs: { zh: '各自的输出', en: 'Their outputs' },
  sliders: {
    zh: '拖动一个键的权重，别的键自动补偿，输出不动',
    en: 'Move one key’s weight: others make up for it, and the output stays',
  },
  farthest: { zh: '离原来越远越好', en: 'As far away as can be' },
  back: { zh: '回到原来的权重', en: 'Back to the given weights' },
} as const satisfies Record<string, Text>;

export const weightOf: Readonly<Record<Language, (name: string) => string>> = {
  zh: (name) => `${name} 的权重`,
  en: (name) => `Weight of ${name}`,
};

const tiny = (x: number) => (x === 0 ? '0' : countText(Number(x.toPrecision(2))));

export function sentence({ moved: { keys }, apart, off }: Result, language: Language): string {
  const zh = language === 'zh';
  const count = keys.length;
  if (count === 0)
    return zh
      ? '这里没有别的权重了：要让输出不变、权重之和仍是 1，只有原来这一组。'
      : 'There are no other weights here: with this output and a sum of 1 there are only the given ones.';
  const [distance, difference] = [formatNumber(apart.half_sum), tiny(off)];
  return zh
    ? `有 ${count} 个方向可以走。两组权重的总变差是 ${distance}（0 是一样，1 是毫无重合），输出的最大差是 ${difference}${off > 0 ? '，只是 float32 的舍入' : ''}。`
    : `There ${count === 1 ? 'is 1 direction' : `are ${count} directions`} to go. The total variation between the weights is ${distance} (0: alike, 1: nothing in common); the outputs differ by at most ${difference}${off > 0 ? ', rounding of float32' : ''}.`;
}
