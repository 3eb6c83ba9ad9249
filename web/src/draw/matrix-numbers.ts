// Numbers as a matrix shows them: the same digits in every cell, U+2212 for minus; never 0 for what is not 0.

import type { Mask, Matrix } from '../matrix.js';
import { exactText } from '../parse-number.js';

const huge = 1e6;
const minus = (text: string) => text.replaceAll('-', '−');

/** The fewest decimals, up to `most`, that show every visible cell as well as `most` would. */
export function decimalsOf({ data }: Matrix, most: number, mask?: Mask): number {
  const tolerance = 0.5 * 10 ** -most;
  let needed = 0;
  for (let unit = 1; needed < most; needed += 1, unit *= 10) {
    const isShown = (x: number, k: number) =>
      mask?.visible[k] === 0 || !(Math.abs(x) < huge) || Math.abs(Math.round(x * unit) / unit - x) < tolerance;
    if (data.every(isShown)) break;
  }
  return needed;
}

/** 0.401, −1.200, 1.2e6, 3.0e−9, ∞, NaN. */
export function cellText(x: number, decimals: number): string {
  if (Number.isNaN(x)) return 'NaN';
  if (!Number.isFinite(x)) return x > 0 ? '∞' : '−∞';
  const size = Math.abs(x);
  const fits = size < huge && (size === 0 || size >= 0.5 * 10 ** -decimals);
  return minus(fits ? x.toFixed(decimals) : x.toExponential(1).replace('e+', 'e'));
}

/** The exact value for eyes and ears. */
export const spokenText = (x: number): string => (Number.isFinite(x) ? minus(exactText(x)) : cellText(x, 0));
