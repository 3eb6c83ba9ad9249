// Where a value stands on a slider, 0 to 1, and which value stands at a place. Pure.

import type { NumberCodec } from '../codecs.js';

type Limits = Pick<NumberCodec, 'min' | 'max' | 'integer'>;

/** Arrow keys go a hundredth of the way, or by 12 %. */
const linearSteps = 100;
const stepRatio = 1.12;

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What <input type=range> is given. */
export function rangeOf({ min, max, integer }: Limits, isLog: boolean): Range {
  if (isLog) return { min: 0, max: Math.ceil(Math.log(max / min) / Math.log(stepRatio)), step: 1 };
  return { min, max, step: integer ? 1 : (max - min) / linearSteps };
}

export function ratioAt(value: number, { min, max }: Limits, isLog: boolean): number {
  if (max === min) return 0;
  return isLog ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min);
}

/** Whole numbers, or two significant digits of a ratio, or hundredths of the range. */
export function valueAt(ratio: number, { min, max, integer }: Limits, isLog: boolean): number {
  const raw = isLog ? min * (max / min) ** ratio : min + ratio * (max - min);
  const step = (max - min) / linearSteps;
  const round = integer
    ? Math.round(raw)
    : isLog
      ? Number(raw.toPrecision(2))
      : min + Math.round((raw - min) / step) * step;
  return Math.max(min, Math.min(max, Number(round.toPrecision(12))));
}
