// The figure's words.

import { countText } from '../../draw/chart-format.js';
import type { Language, Text } from '../../language.js';
import type { Result, State } from './definition.js';

export const words = {
  order: { zh: '词元的次序', en: 'The order of the tokens' },
  reverse: { zh: '倒过来', en: 'Reverse' },
  positions: { zh: '给每个位置加一个向量', en: 'Add a vector for each place' },
  P: { zh: '位置向量 P，不跟着词元走', en: 'Vectors P of the places: they stay' },
  input: { zh: '输入 X，按现在的次序', en: 'Input X, in this order' },
  output: { zh: '输出，按现在的次序算', en: 'Output, computed in this order' },
  carried: { zh: '原来的输出，只把行换成现在的次序', en: 'The first output, its rows put in this order' },
} as const satisfies Record<string, Text>;

const tokens: Readonly<Record<Language, readonly string[]>> = {
  zh: ['狗', '咬', '人', '在', '门', '口'],
  en: ['dog', 'bites', 'man', 'at', 'the', 'door'],
};
export const tokenNames = (order: readonly number[], language: Language): string[] =>
  order.map((k) => tokens[language][k]!);

export const placeNames: Readonly<Record<Language, (n: number) => string[]>> = {
  zh: (n) => Array.from({ length: n }, (_, k) => `第 ${k + 1} 位`),
  en: (n) => Array.from({ length: n }, (_, k) => `place ${k + 1}`),
};

export const moveText: Readonly<Record<Language, (name: string, right: boolean) => string>> = {
  zh: (name, right) => `“${name}”与${right ? '右' : '左'}边的交换`,
  en: (name, right) => `Exchange “${name}” with the one on its ${right ? 'right' : 'left'}`,
};

export function sentence({ positions }: State, { order, apart }: Result, language: Language): string {
  const zh = language === 'zh';
  const difference = apart === 0 ? '0' : countText(Number(apart.toPrecision(2)));
  const told = tokenNames(order, language).join(zh ? '' : ' ');
  if (order.every((k, place) => k === place))
    return zh ? `${told}：还是原来的次序，换一换试试。` : `${told}: the first order still; change it.`;
  const rounding = apart > 0 && apart < 1e-5;
  if (apart < 1e-5)
    return zh
      ? `${told}：两边最大差 ${difference}${rounding ? '，只是 float32 的舍入' : ''}。每个词元得到的与原来一样，只是换了行。${positions ? '这几个位置向量分不出先后。' : ''}`
      : `${told}: the two differ by at most ${difference}${rounding ? ', rounding of float32' : ''}. Every token receives what it did before, in another row.${positions ? ' These vectors do not tell one place from another.' : ''}`;
  return zh
    ? `${told}：两边最大差 ${difference}。加了位置向量，词元换了地方，得到的就不一样了。`
    : `${told}: the two differ by up to ${difference}. With positions, a token in another place receives something else.`;
}
