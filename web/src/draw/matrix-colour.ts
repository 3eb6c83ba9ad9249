// From a value to a strength of colour: 0 to 1 for weights, −1 to 1 around zero for everything else.

import type { Matrix } from '../matrix.js';

export type Hue = 'query' | 'key' | 'value' | 'weight' | 'plain';

/** What counts as full strength: 1 for weights, the largest magnitude for the rest. */
export function fullStrength({ data }: Matrix, hue: Hue): number {
  let largest = hue === 'weight' ? 1 : 0;
  for (const x of data) {
    const size = Math.abs(x);
    if (size > largest && size !== Infinity) largest = size;
  }
  return largest || 1;
}

/** −1 to 1; NaN stays NaN. */
export const strength = (x: number, full: number): number => Math.max(-1, Math.min(1, x / full));

/** Steps of tint on each side of zero, enough to look continuous. */
export const tintSteps = 20;
export const tint = (x: number, full: number): number => Math.round(strength(x, full) * tintSteps) || 0;
