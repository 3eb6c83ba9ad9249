// The figure's words.

import { countText } from '../../draw/chart-format.js';
import { num, signed, type Piece } from '../../draw/explanation.js';
import type { Language, Text } from '../../language.js';
import { exactText } from '../../parse-number.js';
import type { Result, State } from './definition.js';

export const words = {
  inputs: {
    zh: '点 Q、K、V 里的一个数当 x，点输出里的一个数当 y。Q、K、V 都可以改。',
    en: 'Choose a number of Q, K or V as x and one of the output as y. Q, K and V can be edited.',
  },
  Q: { zh: '查询 Q', en: 'Queries Q' },
  K: { zh: '键 K', en: 'Keys K' },
  V: { zh: '值 V', en: 'Values V' },
  output: { zh: '输出', en: 'Output' },
  x: { zh: 'x', en: 'x' },
  y: { zh: 'y', en: 'y' },
  h: { zh: '步长 h', en: 'Step h' },
  chart: { zh: '差商与导数相差多少', en: 'How far the difference is from the derivative' },
  error: { zh: '|差商 − 导数|', en: '|difference − derivative|' },
  note: {
    zh: '右边：h 每小到十分之一，误差小到百分之一，因为曲线在两点之间弯得少了（x 在 V 里时输出是一条直线，没有这一边）。左边：h 太小，两个 y 前几位完全一样，相减只剩 float32 的舍入，再除以 2h 就放大了。等于 0 的误差画不进对数轴，表里有。',
    en: 'On the right, a tenth of the step has a hundredth of the error, since the curve bends less between the two points (where x is in V the output is a straight line, and has no such side). On the left, the two y agree in all their leading digits; what is left of their difference is float32’s rounding, and dividing by 2h makes it large. An error of 0 has no place on a logarithmic axis; the table has it.',
  },
} as const satisfies Record<string, Text>;

/** Q₁₂: row 1, column 2. */
export const entry = (letter: string, row: number, column: number): string => {
  const low = (k: number) => String.fromCharCode(0x2080 + k + 1);
  return `${letter}${low(row)}${low(column)}`;
};

export const titleOf = ({ place: { query, component, input, row, column } }: Result): string =>
  `y = ${entry('o', query, component)}, x = ${entry(input, row, column)}`;

/** (y(x + h) − y(x − h)) / 2h with its numbers. */
export const arithmetic = ({ h }: State, { above, below, difference }: Result): readonly Piece[] => [
  '(y(x + h) − y(x − h)) ÷ 2h = (',
  num(above, 'value'),
  ' − ',
  signed(below, 'value'),
  `) ÷ ${exactText(2 * h)} = `,
  num(difference),
];

const short = (x: number) => (x === 0 ? '0' : countText(Number(x.toPrecision(2))));
const long = (x: number) => exactText(Number(x.toPrecision(6))).replace('-', '−');

export function sentence({ h }: State, { derivative, difference, error, best }: Result, language: Language): string {
  return language === 'zh'
    ? `反向传播算出的导数是 ${long(derivative)}；h = ${short(h)} 的差商是 ${long(difference)}，相差 ${short(error)}。曲线上误差最小的是 h = ${short(best)}。`
    : `The derivative from the backward pass is ${long(derivative)}; the difference at h = ${short(h)} is ${long(difference)}, ${short(error)} off. On the curve the error is least at h = ${short(best)}.`;
}
