// How the bill grows with the sentence: operations beside an LSTM's, and bytes kept, both by ratios.

import { html } from 'lit';

import type { Axis, Series } from '../../draw/chart.js';
import type { Language } from '../../language.js';
import type { Result, State } from './definition.js';
import { words } from './text.js';

const axes = (language: Language) => ({
  x: { label: words.length[language], symbol: 'n', log: 2 } satisfies Axis,
  macs: { label: words.macs[language], log: 10, format: 'power' } satisfies Axis,
  bytes: { label: words.bytes[language], log: 2, format: 'bytes' } satisfies Axis,
});
const known = { zh: axes('zh'), en: axes('en') };

export function charts({ n, projections }: State, { curves }: Result, language: Language, choose: (n: number) => void) {
  const { x, macs, bytes } = known[language];
  const chart = (label: string, y: Axis, series: readonly Series[]) =>
    html`<div class="growth">
      <p class="title">${label}</p>
      <attn-chart
        .series=${series}
        .x=${x}
        .y=${y}
        .label=${label}
        .mark=${n}
        .choosable=${true}
        .language=${language}
        @chart-choose=${({ detail }: CustomEvent<{ x: number }>) => choose(Math.round(detail.x))}
      ></attn-chart>
    </div>`;
  return html`<div class="charts">
    ${chart(words.macsChart[language], macs, [
      {
        name: words[projections ? 'withProjections' : 'attention'][language],
        hue: 'query',
        marker: 'circle',
        points: curves.attention,
      },
      { name: words.lstm[language], hue: 'ink', marker: 'square', dash: '5 3', points: curves.lstm },
    ])}
    ${chart(words.bytesChart[language], bytes, [
      { name: words.weights[language], hue: 'weight', marker: 'triangle', points: curves.weights },
      { name: words.cache[language], hue: 'key', marker: 'diamond', dash: '5 3', points: curves.cache },
    ])}
  </div>`;
}
