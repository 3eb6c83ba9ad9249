// The kinds of layer compared: four whose paths are drawn, and two more convolutions in the chart. One look for each.

import type { Series } from '../../draw/chart-series.js';

export const lanes = ['rnn', 'attention', 'window', 'global'] as const;
export type Lane = (typeof lanes)[number];
export type Kind = Lane | 'convolution' | 'dilated';

/** From the longest paths to the shortest. */
export const kinds = ['rnn', 'convolution', 'window', 'dilated', 'global', 'attention'] as const satisfies Kind[];

export const looks: Readonly<Record<Kind, Pick<Series, 'hue' | 'marker' | 'dash'>>> = {
  rnn: { hue: 'ink', marker: 'circle' },
  attention: { hue: 'weight', marker: 'diamond' },
  window: { hue: 'teal', marker: 'square', dash: '7 3' },
  global: { hue: 'amber', marker: 'triangle', dash: '8 3 2 3' },
  convolution: { hue: 'muted', marker: 'cross', dash: '2 3' },
  dilated: { hue: 'accent', marker: 'bar', dash: '4 2' },
};
