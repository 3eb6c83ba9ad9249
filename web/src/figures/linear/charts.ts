// Three charts: weights against the scale, what is read back and what is kept against the number of pairs.

import { html } from 'lit';

import type { Axis, Series } from '../../draw/chart.js';
import type { Language } from '../../language.js';
import { latest } from '../../remember.js';
import { schema, type Result, type State } from './definition.js';
import { recallNames, words } from './text.js';

const axesOf = latest((language: Language) => ({
  sigma: { label: 'σ', log: 10 } satisfies Axis,
  gap: { label: words.gap[language], from: 0, to: 1 } satisfies Axis,
  pairs: { label: words.pairs[language], symbol: 'n', log: 2 } satisfies Axis,
  error: { label: words.error[language], from: 0 } satisfies Axis,
  bytes: { label: words.bytes[language], log: 2, format: 'bytes' } satisfies Axis,
}));

const looks = {
  softmax: { hue: 'weight', marker: 'circle' },
  linear: { hue: 'teal', marker: 'square', dash: '6 3' },
  best: { hue: 'ink', marker: 'triangle', dash: '2 3' },
} as const;

const seriesOf = latest(({ gaps, recalls, growth }: Result, language: Language) => ({
  gaps: [{ name: words.gap[language], hue: 'ink', marker: 'circle', points: gaps }] satisfies Series[],
  recalls: (['softmax', 'linear', 'best'] as const).map((kind): Series => ({
    ...looks[kind],
    name: recallNames[kind][language],
    points: recalls[kind],
  })),
  growth: [
    { name: words.cache[language], ...looks.softmax, points: growth.cache },
    { name: words.state[language], ...looks.linear, points: growth.state },
  ] satisfies Series[],
}));

export function charts(state: State, result: Result, language: Language, edit: (change: Partial<State>) => void) {
  const axes = axesOf(language);
  const series = seriesOf(result, language);
  const chart = (name: keyof typeof series, x: Axis, y: Axis, mark: number, choose: (x: number) => void) =>
    html`<div>
      <p class="title">${words[name][language]}</p>
      <attn-chart
        .series=${series[name]}
        .x=${x}
        .y=${y}
        .label=${words[name][language]}
        .mark=${mark}
        .choosable=${true}
        .language=${language}
        @chart-choose=${({ detail }: CustomEvent<{ x: number }>) => choose(detail.x)}
      ></attn-chart>
    </div>`;
  const pairs = (x: number) => edit({ pairs: Math.max(1, Math.min(schema.pairs.max, Math.round(x))) });
  return {
    gaps: chart('gaps', axes.sigma, axes.gap, state.sigma, (x) =>
      edit({ sigma: Number(Math.min(5, x).toPrecision(2)) }),
    ),
    recalls: chart('recalls', axes.pairs, axes.error, state.pairs, pairs),
    growth: chart('growth', axes.pairs, axes.bytes, state.pairs, pairs),
  };
}
