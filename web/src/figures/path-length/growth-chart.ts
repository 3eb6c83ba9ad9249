// The chart below the lanes: the longest path against the length of the sentence, both by ratios.

import { html, type TemplateResult } from 'lit';

import type { Series } from '../../draw/chart-series.js';
import type { Language } from '../../language.js';
import type { Result } from './definition.js';
import { longestSentence, type Growth } from './growth.js';
import { kinds, looks } from './kinds.js';
import { latest } from '../../remember.js';
import { laneNames, words } from './text.js';

const axes = (language: Language) => ({
  x: { label: words.length[language], symbol: 'n', log: 2, to: longestSentence } as const,
  y: { label: words.steps[language], log: 2, from: 1, to: longestSentence } as const,
});
const known = { zh: axes('zh'), en: axes('en') };

const seriesOf = latest((growth: Growth, language: Language): Series[] =>
  kinds.map((kind) => ({ ...looks[kind], name: laneNames[kind][language], points: growth[kind] })),
);

export function growthChart(
  { n, growth }: Result,
  language: Language,
  control: TemplateResult,
  choose: (n: number) => void,
) {
  const { x, y } = known[language];
  return html`<div class="settings chart-head">
      <p class="title">${words.chart[language]}</p>
      ${control}
    </div>
    <attn-chart
      .series=${seriesOf(growth, language)}
      .x=${x}
      .y=${y}
      .label=${words.chart[language]}
      .mark=${n}
      .choosable=${true}
      .language=${language}
      @chart-choose=${({ detail }: CustomEvent<{ x: number }>) =>
        choose(Math.max(2, Math.min(longestSentence, Math.round(detail.x))))}
    ></attn-chart>`;
}
