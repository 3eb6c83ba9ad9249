// From a value to a strength of colour: 0 to 1 for weights, −1 to 1 around zero for everything else.

import type { Mask, Matrix } from '../matrix.js';

export type Hue = 'query' | 'key' | 'value' | 'weight' | 'plain';

/** What counts as full strength: 1 for weights, the largest visible magnitude for the rest. */
export function fullStrength({ data }: Matrix, hue: Hue, mask?: Mask): number {
  let largest = hue === 'weight' ? 1 : 0;
  for (let k = 0; k < data.length; k += 1) {
    const size = Math.abs(data[k]!);
    if (size > largest && size !== Infinity && mask?.visible[k] !== 0) largest = size;
  }
  return largest || 1;
}

/** −1 to 1; NaN stays NaN. */
export const strength = (x: number, full: number): number => Math.max(-1, Math.min(1, x / full));

/** Steps of tint on each side of zero, enough to look continuous. */
export const tintSteps = 20;
export const tint = (x: number, full: number): number => Math.round(strength(x, full) * tintSteps) || 0;
