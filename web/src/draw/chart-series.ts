// What a chart is told, and what it asks of it. Pure.

import type { Role } from '../palette.js';

export type Marker = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross' | 'bar';
export type Point = readonly [x: number, y: number];

/** One line. `dash` (as in SVG's stroke-dasharray) and `marker` tell it apart where colours do not. */
export interface Series {
  readonly name: string;
  readonly hue: Role;
  readonly marker: Marker;
  readonly dash?: string;
  /** Only markers, no line between them. */
  readonly scatter?: boolean;
  /** Its name stands on this side of its last point, not at the edge of the chart. */
  readonly beside?: 'left' | 'right';
  /** A line of very many points: thin, and without markers. */
  readonly fine?: boolean;
  /** In the order of x. */
  readonly points: readonly Point[];
  /** At the same places: from the least to the most. Drawn pale. */
  readonly band?: readonly (readonly [least: number, most: number])[];
}

/** Every x of any series, once, in order. */
export const placesOf = (series: readonly Series[]): number[] =>
  [...new Set(series.flatMap(({ points }) => points.map(([x]) => x)))].sort((a, b) => a - b);

/** The told value at x; never one in between. */
export const valueAt = ({ points }: Series, x: number | undefined): number | undefined =>
  points.find((point) => point[0] === x)?.[1];

/** The same heights moved apart, in order, so that they are `gap` from each other and stay from `least` to `most`. */
export function spread(heights: readonly number[], gap: number, least: number, most: number): number[] {
  const order = heights.map((_, k) => k).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const placed = order.map((k) => heights[k]!);
  for (let k = 0; k < placed.length; k += 1) placed[k] = Math.max(placed[k]!, k === 0 ? least : placed[k - 1]! + gap);
  for (let k = placed.length - 1; k >= 0; k -= 1)
    placed[k] = Math.min(placed[k]!, k === placed.length - 1 ? most : placed[k + 1]! - gap);
  const result: number[] = [];
  order.forEach((k, rank) => (result[k] = placed[rank]!));
  return result;
}

/** About how wide a text is in a sans-serif of 12 px. */
export const textWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter > '\u2e7f' ? 12 : /[.,: il]/.test(letter) ? 4 : 7.4), 0);
